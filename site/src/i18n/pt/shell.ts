import type { shell } from "../en/shell";
import type { Translated } from "../message-area";

export const messages: Translated<typeof shell> = {
  "common.close": "Fechar",
  "common.loading": "Carregando…",
  "common.retry": "Tentar de novo",
  "shell.skip": "Ir para o conteúdo",
  "shell.nav": "Principal",
  "shell.login": "Entrar",
  "shell.account": "Conta",
  "shell.about": "Sobre",
  "shell.decks": "Decks",
  "shell.decks-short": "DKS",
  "shell.inventory": "Inventário",
  "shell.inventory-short": "INV",
  "shell.playtest": "Playtest",
  "shell.crypt": "Cripta",
  "shell.library": "Biblioteca",
  "shell.crypt-short": "CRI",
  "shell.library-short": "BIB",
  "shell.quick": "Buscar carta",
  "shell.menu": "Menu",

  "shell.title-about": "Banco de dados de cartas de VTES",
  "shell.title-crypt": "Busca na cripta",
  "shell.title-library": "Busca na biblioteca",
  "shell.title-twd": "Decks vencedores",
  "shell.title-pda": "Decks públicos",
  "shell.title-tda": "Decks de torneios",
  "shell.title-cards": "Busca de cartas",

  "shell.display": "Idioma e aparência",
  "shell.theme-button": "Tema: {theme}. Mudar para {next}.",
  "shell.theme-system": "Sistema",
  "shell.theme-dark": "Escuro",
  "shell.theme-light": "Claro",

  "shell.offline": "SEM CONEXÃO",
  "shell.offline-hint": "As buscas e as cartas continuam funcionando neste dispositivo.",
  "shell.offline-decks":
    "As buscas, as cartas e os seus decks continuam funcionando neste dispositivo. Você pode editar decks: as alterações são enviadas quando a conexão voltar.",
  "shell.translation-failed":
    "Não foi possível carregar os textos das cartas em {language}; eles aparecem em inglês.",

  "shell.error-update": "Atualização disponível",
  "shell.error-update-text": "Ao atualizar, a página em que você está é recarregada.",
  "shell.update-apply": "Atualizar agora",
  "shell.update-busy": "Atualizando…",

  "shell.error-unexpected": "Erro inesperado do aplicativo",
  "shell.error-unexpected-text":
    "Recarregue a página; se acontecer de novo, avise-nos: os contatos estão na página Sobre.",
  "shell.error-bad-request": "400 Requisição inválida",
  "shell.error-bad-request-text":
    "Esta URL não é válida. Verifique se há algum erro de digitação ou procure a carta pelo nome.",
  "shell.error-forbidden": "403 Proibido",
  "shell.error-forbidden-text": "Você não tem acesso a esta página.",
  "shell.error-not-found": "404 Não encontrado",
  "shell.error-not-found-text":
    "Não há nada nesta URL. Verifique se há algum erro de digitação ou comece pelo menu.",
  "shell.error-method-not-allowed": "405 Método não permitido",
  "shell.error-method-not-allowed-text": "Recarregue a página: ela pode estar desatualizada.",
  "shell.error-connection": "PROBLEMA DE CONEXÃO",
  "shell.error-connection-text":
    "Não foi possível acessar o servidor, ou ele não respondeu a tempo. Verifique sua conexão e tente de novo.",
  "shell.reload": "Recarregar a página",
  "shell.to-about": "Ir para “Sobre”",
  "shell.to-search": "Buscar cartas",
};
