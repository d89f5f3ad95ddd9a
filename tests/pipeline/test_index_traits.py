"""Each trait on real cards: the sentence that justifies it, and sentences that only look like it."""

from __future__ import annotations

import pytest
from card_pipeline.index import crypt, library
from card_pipeline.index.traits_crypt import CRYPT_TRAITS
from card_pipeline.index.traits_library import LIBRARY_TRAITS
from card_pipeline.model.postings import delta_decoded

from tests.pipeline.official_cards import Official

Case = tuple[str, bool, str, str]
"""Trait, whether it holds, name of the card (with ADV), words of its text."""

CRYPT: list[Case] = [
    ("1 intercept", True, "Ian Carfax", "+1 intercept."),
    ("1 intercept", False, "Nik", "Brujah get +1 intercept when attempting to block Nik."),
    ("1 intercept", False, "Boss Callihan ADV", "Callihan gets -1 intercept against Sabbat vampires."),
    ("1 stealth", True, "Spider-Killer", "+1 stealth."),
    (
        "1 stealth",
        True,
        "Rebekka, Chantry Elder of Munich",
        "Rebekka gets +1 stealth on each of her actions.",
    ),
    ("1 stealth", False, "Xipe Totec", "Xipe can steal an ally or retainer as a +1 stealth (D) action"),
    ("1 stealth", False, "Lydia, Grand Praetor", "Lydia can burn 1 blood to get +1 stealth."),
    ("1 bleed", True, "Karif al Numair", "+1 bleed."),
    ("1 bleed", True, "Gwendolyn", "+2 bleed."),
    ("1 bleed", False, "Damian", "While you control a ready cardinal, Damian gets +1 bleed."),
    ("2 bleed", True, "Gwendolyn", "+2 bleed."),
    ("2 bleed", False, "Myrna Goldman", "+1 bleed."),
    ("1 strength", True, "Ivan Krenyenko", "+1 strength."),
    ("1 strength", False, "Sheva Carr", "Sheva gets +1 strength in combat with a Lasombra."),
    ("1 strength", False, "Maria Stone ADV", "-1 strength."),
    ("2 strength", True, "Enkidu, The Noah", "+2 strength."),
    ("2 strength", False, "Saulot, The Wanderer", "+1 strength."),
    ("maneuver", True, "Hanna Redmonds", "gets one optional maneuver or press"),
    ("maneuver", False, "Appolonius", "Appolonius gets one optional press each combat."),
    ("additional strike", True, "Nuriel", "Nuriel gets 1 optional additional strike (limited)"),
    ("additional strike", False, "Bela Kardoza", "Bela may burn X blood to get X additional votes."),
    ("aggravated", True, "Samantha", "Damage from Samantha's hand strikes is aggravated."),
    ("aggravated", False, "Rowena", "Rowena can prevent 1 non-aggravated damage each round."),
    ("prevent", True, "Lizette", "Lizette can prevent 1 damage each combat."),
    ("prevent", False, "Mamadou Keita", "to do 1 unpreventable damage to a ready minion"),
    ("press", True, "Rocia", "She gets an optional press each combat."),
    ("press", False, "Aeron", "Aeron may burn a blood for a press."),
    ("press", False, "Sayshila", "Minions in combat with her cannot press to continue combat."),
    ("enter combat", True, "Ghede", "Ghede can enter combat with a minion as a (D) action."),
    ("enter combat", True, "Pariah", "He can enter combat with any minion as a (D) action."),
    ("enter combat", False, "Marcus Vitel ADV", "Any Brujah can enter combat with Marcus as a (D) action."),
    ("enter combat", False, "Adhiambo", "actions to enter combat with a minion."),
    ("unlock", True, "Saul Meira", "Saul can burn 1 blood to unlock another ready Black Hand vampire."),
    ("unlock", True, "Cock Robin", "he unlocks at the end of the action."),
    ("unlock", False, "Ramona", "During your unlock phase, you may move 1 blood"),
    ("unlock", False, "Eddie Gaines", "he does not unlock as normal during his next unlock phase."),
    ("black hand", True, "White Lily", "Black Hand."),
    ("black hand", True, "Teresita, The Godmother", "Black Hand Seraph:"),
    ("black hand", False, "Vidal Jarbeaux", "vampire trait (e.g., Black Hand) requirement"),
    ("seraph", True, "Elimelech the Twice-Damned", "Seraph:"),
    ("seraph", False, "Seraphina", "Seraphina can add 2 blood or life"),
    ("infernal", True, "Petaniqua", "Infernal."),
    ("infernal", False, "Karsh ADV", "He cannot block infernal vampires."),
    ("red list", True, "Count Germaine ADV", "Red List."),
    ("red list", False, "Echo", "Echo gets +1 strength in combat with a Red List minion."),
    ("flight", True, "Porphyry", "Flight [FLIGHT]."),
    ("flight", False, "Spider-Killer", "+1 stealth."),
    ("hand size", True, "Capuchin, The", "+2 hand size."),
    ("hand size", True, "Nangila Were", "your hand size is one card larger."),
    ("hand size", True, "Christanius Lionel, The Mad Chronicler", "your hand size is increased by 1."),
    ("hand size", False, "Jan Pieterzoon", "every Methuselah's hand size is reduced by 1."),
    ("hand size", False, "Beckett", "Discard down to your hand size afterward."),
    ("advancement", True, "Al-Ashrad, Amr of Alamut", "Independent: Al-Ashrad can burn a location"),
    ("advancement", True, "Al-Ashrad, Amr of Alamut ADV", "[MERGED] Assamite Inner Circle: +1 bleed."),
    ("advancement", False, "Gwendolyn", "+2 bleed."),
    ("banned", True, "Tarbaby Jack", "you get +1 transfer."),
    ("banned", False, "Gwendolyn", "+2 bleed."),
]

LIBRARY: list[Case] = [
    ("intercept", True, "High Top", "High Top gets +1 intercept."),
    ("intercept", True, "Bestial Visage", "The vampire with this card gets -1 stealth."),
    ("intercept", True, "Veiled Sight", "Reduce the acting minion's stealth to 0."),
    ("intercept", False, "Precision", "+1 stealth action."),
    ("intercept", False, "Call of the Hungry Dead", "The blocking minion gets -1 intercept."),
    ("stealth", True, "Elder Impersonation", "[obf] +1 stealth."),
    ("stealth", True, "Call of the Hungry Dead", "The blocking minion gets -1 intercept."),
    ("stealth", True, "Charigger, The Axe", "This Giovanni gets +1 stealth when hunting."),
    ("stealth", False, "Bujo", "+1 stealth political action."),
    ("stealth", False, "Anonymous Freight", "+3 stealth equip action."),
    ("stealth", False, "Aversion", "burn this card as a +1 stealth (D) action."),
    ("bleed", True, "Bonding", "[dom] +1 bleed (limited)."),
    ("bleed", True, "Ensemble", "+X bleed (limited)"),
    ("bleed", False, "Tara, The Hollow One", "0 strength, 0 bleed."),
    ("votes-title", True, "Animal Magnetism", "This vampire gains 1 vote."),
    ("votes-title", True, "Aura of Invincibility", "gets an additional vote for each counter"),
    ("votes-title", True, "Brujah Justicar", "to represent the unique Camarilla title of Brujah Justicar."),
    ("votes-title", True, "Will of the Council", "to receive (and contest) the same title as that prince."),
    ("votes-title", False, "Majesty", "combat ends."),
    ("strength", True, "Preternatural Strength", "This vampire gets +1 strength."),
    ("strength", False, "Withering", "The minion with this card has -1 strength."),
    ("strength", False, "Bima", "2 strength, 1 bleed."),
    ("dodge", True, "Quick Exit", "dodge."),
    ("dodge", False, "Majesty", "combat ends."),
    ("maneuver", True, "Wendell Delburton", "He gets 1 optional maneuver each combat."),
    ("maneuver", False, "Majesty", "combat ends."),
    ("additional strike", True, "Blight", "the opposing minion cannot use additional strikes"),
    ("additional strike", False, "White Phosphorus Grenade", "2R aggravated damage each strike."),
    ("aggravated", True, "White Phosphorus Grenade", "2R aggravated damage each strike."),
    ("aggravated", False, "Soak", "[for] Prevent 2 non-aggravated damage."),
    ("prevent", True, "Soak", "[for] Prevent 2 non-aggravated damage."),
    ("prevent", False, "Rant!", "this acting vampire takes 2 unpreventable damage."),
    ("prevent", False, "Strike at the True Flesh", "cannot be prevented except by equipment"),
    ("press", True, "Wolf Claws", "[PRO] Press."),
    ("press", False, "Majesty", "combat ends."),
    ("combat ends", True, "Majesty", "combat ends."),
    ("combat ends", False, "Lucky Blow", "Do not replace until after combat."),
    ("multi-type", True, "Abandoning the Flesh", "remove this vampire from the game"),
    ("multi-type", False, "Majesty", "combat ends."),
    ("multi-discipline", True, "Forced March", "[cel][for] Only usable after"),
    ("multi-discipline", False, "Majesty", "combat ends."),
    ("enter combat", True, "Renegade Garou", "He may enter combat with a minion"),
    ("enter combat", False, "Majesty", "combat ends."),
    ("embrace", True, "Embrace, The", "It becomes a 1-capacity non-unique vampire"),
    ("embrace", True, "Dual Form", "It becomes a non-unique vampire with the same clan, sect, capacity"),
    ("embrace", True, "Trophy: Progeny", "of the same clan and sect as that vampire with 2 capacity."),
    ("embrace", False, "Revelation of the Sire", "His or her capacity increases by 1."),
    ("put blood", True, "Ecoterrorists", "to add 1 blood to a Gangrel in your uncontrolled region."),
    (
        "put blood",
        False,
        "Recruiting Party",
        "uncontrolled region gains 1 blood from the blood bank.",
    ),
    ("bounce bleed", True, "Deflection", "Change the target of the bleed to another Methuselah"),
    ("bounce bleed", True, "Lost in Translation", "The acting minion is now bleeding the chosen Methuselah."),
    ("bounce bleed", False, "Bonding", "[dom] +1 bleed (limited)."),
    ("reduce bleed", True, "Deep Ecology", "Reduce a bleed against you by 2."),
    ("reduce bleed", True, "Dummy Corporation", "to reduce the bleed amount by 2."),
    ("reduce bleed", True, "Glare of Lies", "the bleed amount is reduced by 1 for each action modifier card"),
    ("reduce bleed", False, "Succulent Vitae", "to reduce the cost of a card requiring Quietus [qui]"),
    ("unlock", True, "Rayzeel's Song", "This vampire burns 1 blood to unlock an ally."),
    ("unlock", True, "Forced Awakening", "This vampire wakes"),
    ("unlock", False, "Transcendent Laibon", "During your unlock phase, this Laibon gains 1 blood."),
    ("unlock", False, "Touch of Clarity", "Usable by a ready unlocked vampire"),
    ("black hand", True, "Follow the Blood", "Requires a Black Hand vampire."),
    ("black hand", False, "Majesty", "combat ends."),
    ("seraph", True, "Deep Cover Agent", "Requires a ready Seraph."),
    ("seraph", False, "Majesty", "combat ends."),
    ("infernal", True, "Rise of the Fallen", "Requires an infernal minion."),
    ("infernal", False, "Majesty", "combat ends."),
    ("anarch", True, "Memory Rift", "Requires an Anarch."),
    ("anarch", False, "Majesty", "combat ends."),
    ("burn", True, "Black Beast, The", "Only usable before range is determined"),
    ("burn", False, "Majesty", "combat ends."),
    ("banned", True, "Dramatic Upheaval", "Choose another Methuselah."),
    ("banned", False, "Majesty", "combat ends."),
    ("no-requirements", True, "Lucky Blow", "Do not replace until after combat."),
    ("no-requirements", False, "Majesty", "combat ends."),
    ("no-requirements", False, "Missing Voice, The", "Requires a vampire with capacity 5 or more"),
    ("no-requirements", False, "Memory Rift", "Requires an Anarch."),
]


@pytest.fixture(scope="module")
def crypt_traits(official: Official) -> dict[str, set[int]]:
    traits = crypt.build(official.crypt, official.sets).traits
    return {key: {official.crypt[at].id for at in delta_decoded(steps)} for key, steps in traits.items()}


@pytest.fixture(scope="module")
def library_traits(official: Official) -> dict[str, set[int]]:
    traits = library.build(official.library, official.sets).traits
    return {key: {official.library[at].id for at in delta_decoded(steps)} for key, steps in traits.items()}


def _told(case: Case) -> str:
    trait, holds, name, _ = case
    return f"{name} {'has' if holds else 'has not'} {trait}"


@pytest.mark.parametrize("case", CRYPT, ids=_told)
def test_crypt_trait(official: Official, crypt_traits: dict[str, set[int]], case: Case) -> None:
    trait, holds, name, words = case
    version = (name.removesuffix(" ADV"), name.endswith(" ADV"))
    card = next(card for card in official.crypt if (card.name, card.advanced is True) == version)
    assert words in card.text
    assert (card.id in crypt_traits[trait]) is holds


@pytest.mark.parametrize("case", LIBRARY, ids=_told)
def test_library_trait(official: Official, library_traits: dict[str, set[int]], case: Case) -> None:
    trait, holds, name, words = case
    card = next(card for card in official.library if card.name == name)
    assert words in card.text
    assert (card.id in library_traits[trait]) is holds


def test_every_box_of_the_form_has_its_trait(
    crypt_traits: dict[str, set[int]], library_traits: dict[str, set[int]]
) -> None:
    shared = {"maneuver", "additional strike", "aggravated", "prevent", "press", "enter combat", "unlock"}
    shared |= {"black hand", "seraph", "infernal", "banned"}
    bonuses = {"1 intercept", "1 stealth", "1 bleed", "2 bleed", "1 strength", "2 strength"}
    assert set(crypt_traits) == shared | bonuses | {"red list", "flight", "hand size", "advancement"}
    library_only = {"intercept", "stealth", "bleed", "votes-title", "strength", "dodge", "combat ends"}
    library_only |= {"multi-type", "multi-discipline", "embrace", "put blood", "bounce bleed", "reduce bleed"}
    assert set(library_traits) == shared | library_only | {"anarch", "burn", "no-requirements"}


def test_traits_proved_both_ways() -> None:
    for traits, cases in ((CRYPT_TRAITS, CRYPT), (LIBRARY_TRAITS, LIBRARY)):
        proved = {(trait, holds) for trait, holds, _, _ in cases}
        missing = {(trait.key, holds) for trait in traits for holds in (True, False)} - proved
        assert not missing


def test_the_official_figures_hold(
    library_traits: dict[str, set[int]], crypt_traits: dict[str, set[int]]
) -> None:
    assert len(library_traits["burn"]) == 51
    assert len(crypt_traits["banned"]) + len(library_traits["banned"]) == 20
    assert len(crypt_traits["advancement"]) == 130


def test_not_in_winning_decks_only_with_an_archive(official: Official) -> None:
    vampires, others = official.crypt[:9], official.library[:2]
    assert "non-twd" not in crypt.build(vampires, official.sets).traits
    counted = crypt.build(vampires, official.sets, [0, 1, 2, 0, 7, 1, 0, 1, 1])
    assert delta_decoded(counted.traits["non-twd"]) == [0, 3, 6]
    assert "non-twd" not in library.build(others, official.sets).traits
    assert delta_decoded(library.build(others, official.sets, [0, 0]).traits["non-twd"]) == [0, 1]


def test_cards_out_of_order_are_refused(official: Official) -> None:
    with pytest.raises(ValueError, match="does not ascend"):
        crypt.build(list(reversed(official.crypt[:2])), official.sets)
