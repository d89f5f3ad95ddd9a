import type { shell as english } from "../en/shell";
import type { Message } from "../message";

export const shell: Record<keyof typeof english, Message> = {
  "shell.skip": "Ir para o conteúdo",
  "shell.nav": "Seções",
  "shell.login": "Entrar",
  "shell.account": "Conta",
  "shell.about": "Sobre",
  "shell.decks": "Decks",
  "shell.decks-short": "DKS",
  "shell.title-decks": "Decks",
  "shell.title-compare": "Comparar baralhos",
  "shell.title-review": "Revisão",
  "shell.crypt": "Cripta",
  "shell.library": "Biblioteca",
  "shell.crypt-short": "CRI",
  "shell.library-short": "BIB",
  "shell.quick": "Busca rápida de cartas",
  "shell.menu": "Menu",

  "shell.title-about": "Banco de dados de cartas de VTES",
  "shell.title-crypt": "Busca na cripta",
  "shell.title-library": "Busca na biblioteca",
  "shell.title-twd": "Decks vencedores",
  "shell.title-pda": "Decks públicos",
  "shell.title-tda": "Decks de torneios",
  "shell.title-hall-tournaments": "Galeria da fama: torneios",
  "shell.title-hall-cards": "Galeria da fama: cartas",
  "shell.title-history": "História das cartas",
  "shell.title-check": "Verificar um relatório",
  "shell.title-cards": "Busca de cartas",
  "shell.title-changelog": "Registro de alterações",

  "shell.display": "Idioma e aparência",
  "shell.theme-button": "Tema: {theme}. Mudar para {next}.",
  "shell.theme-system": "Sistema",
  "shell.theme-dark": "Escuro",
  "shell.theme-light": "Claro",

  "shell.offline": "SEM CONEXÃO",
  "shell.offline-hint": "As buscas e as cartas continuam funcionando neste dispositivo.",
  "shell.offline-decks":
    "As buscas, as cartas e os seus decks continuam funcionando neste dispositivo. Os decks podem ser editados: as mudanças são enviadas quando a rede voltar.",
  "shell.translation-failed":
    "Não foi possível carregar os textos das cartas em {language}; eles aparecem em inglês.",

  "shell.update": "Atualização disponível",
  "shell.update-text":
    "Há uma versão mais nova do Methuselah. Ao atualizar, a página recarrega onde você está.",
  "shell.update-apply": "Atualizar agora",
  "shell.update-busy": "Atualizando…",
  "shell.update-later": "Mais tarde",

  "shell.error-unexpected": "Erro inesperado da aplicação",
  "shell.error-unexpected-text":
    "Algo deu errado do nosso lado. Recarregue a página; se acontecer de novo, avise-nos por um dos contatos da página Sobre.",
  "shell.error-bad-request": "400 Requisição inválida",
  "shell.error-bad-request-text":
    "Não é possível entender este endereço. Verifique se há um erro ou procure a carta pelo nome.",
  "shell.error-forbidden": "403 Proibido",
  "shell.error-forbidden-text":
    "O servidor se recusa a entregar isto. Tente mais tarde ou volte para a página anterior.",
  "shell.error-not-found": "404 Não encontrado",
  "shell.error-not-found-text":
    "Não há nada neste endereço. Verifique se há um erro ou comece por uma das seções.",
  "shell.error-method-not-allowed": "405 Método não permitido",
  "shell.error-method-not-allowed-text":
    "O servidor não aceita este tipo de requisição. Recarregue a página: ela pode ser mais antiga que o servidor.",
  "shell.error-connection": "PROBLEMA DE CONEXÃO",
  "shell.error-connection-text":
    "Não foi possível alcançar o servidor, ou ele não respondeu a tempo. Verifique sua conexão e tente de novo.",
  "shell.reload": "Recarregar a página",
  "shell.to-about": "Abrir “Sobre”",
  "shell.to-search": "Buscar cartas",
};
