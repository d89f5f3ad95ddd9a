from __future__ import annotations

import pytest
from card_pipeline.normalise.line_breaks import restore_line_breaks


@pytest.mark.parametrize(
    ("glued", "english", "restored"),
    [
        (
            "Arma: arma de fuego.Ataque: 2 de daño.",
            "Weapon: gun.\nStrike: 2R.",
            "Arma: arma de fuego.\nAtaque: 2 de daño.",
        ),
        # .44 Magnum in French, Bear's Skin: icons that stand together stay on one line
        (
            "Une fois par combat.[ani][pro] +1 en force.[ANI][PRO] Prévenir 1.",
            "Once each combat.\n[ani][pro] +1 strength.\n[ANI][PRO] Prevent 1.",
            "Une fois par combat.\n[ani][pro] +1 en force.\n[ANI][PRO] Prévenir 1.",
        ),
        # Benjamin Rose: an abbreviation is no end of a sentence
        (
            "Príncipe Camarilla de Washington, D.C.: Benjamin puede…",
            "Camarilla Prince of Washington, D.C.: Benjamin can…",
            "Príncipe Camarilla de Washington, D.C.: Benjamin puede…",
        ),
        # Immortal Illusions: a single letter before an icon is
        (
            "contra você em X.[CHI] Como acima",
            "against you by X.\n[CHI] As above",
            "contra você em X.\n[CHI] Como acima",
        ),
        # Army of Rats: the space is there, the break lost
        (
            "+1 de furtividade. [ani] Coloque",
            "+1 stealth action.\n[ani] Put",
            "+1 de furtividade.\n[ani] Coloque",
        ),
        # Cave of Apples: not even a full stop was left
        ("Local ÚnicoMinistros que", "Unique location.\nFollowers of Set you", "Local Único\nMinistros que"),
        ("Weapon.3 damage as a strike", "Weapon.\n3 damage as a strike", "Weapon.\n3 damage as a strike"),
        # Goratrix (ADV): more sentences are glued than English has lines
        (
            "Avançado, Camarilla:Goratrix pode queimar um Tremere antitribu.[MERGED] Uma vez por ação.",
            "Advanced, Camarilla: Goratrix can burn a Tremere antitribu.\n[MERGED] Once each action.",
            "Avançado, Camarilla: Goratrix pode queimar um Tremere antitribu.\n[MERGED] Uma vez por ação.",
        ),
        # Allonzo Montoya: a forgotten space is no break
        ("Escarço.Estéril.", "Scarce. Sterile.", "Escarço. Estéril."),
        ("Una línea.", "One line.\nAnother line.", "Una línea."),
        ("Ya tiene\nsus líneas.Dos", "It has its lines.\nTwo\nand three", "Ya tiene\nsus líneas.Dos"),
    ],
)
def test_lost_line_breaks_come_back(glued: str, english: str, restored: str) -> None:
    assert restore_line_breaks(glued, english) == restored
