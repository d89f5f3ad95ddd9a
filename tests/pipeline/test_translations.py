from __future__ import annotations

import io
import zipfile
from collections.abc import Sequence
from pathlib import Path

import brotli
import pytest
from card_pipeline.build_warnings import BuildWarnings
from card_pipeline.errors import SourceError
from card_pipeline.model.cards import CryptCard, LibraryCard
from card_pipeline.model.texts import Overlay, Translation
from card_pipeline.normalise.card_names import card_resolver
from card_pipeline.normalise.markup import icons, is_icon
from card_pipeline.normalise.translations import English, build_overlays
from card_pipeline.publish.encode import canonical_json
from card_pipeline.sources.translations import Translated, read_translations, translation_files

from tests.pipeline.official_cards import Official

IDS = {200035, 200036, 200025, 100001, 101125, 101001}


def write_combined(folder: Path, rows: str, name: str = "vtescrypt.i18n.csv") -> Path:
    (folder / "i18n").mkdir(exist_ok=True)
    (folder / "i18n" / name).write_text(f'"id","locale","name","text","image"\n{rows}', encoding="utf-8")
    return folder


def official_zip(folder: Path, **members: str) -> Path:
    (folder / "i18n").mkdir(exist_ok=True)
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as archive:
        for part, text in members.items():
            archive.writestr(f"es/{part}.es-ES.csv", "\ufeff" + text)
    (folder / "i18n" / "vtescsv_utf8.es-ES.zip").write_bytes(data.getvalue())
    return folder


def read(folder: Path) -> list[Translated]:
    return read_translations(translation_files(folder), IDS)


def test_the_combined_file_is_read(tmp_path: Path) -> None:
    rows = '"100001","es","Magnum .44","Arma.","/img/es/100001.jpg"\n"100001","pt","Magnum","Arma",""\n'
    first, second = read(write_combined(tmp_path, rows))
    assert (first.card, first.locale, first.name, first.text, first.image) == (
        *(100001, "es-ES", "Magnum .44", "Arma."),
        True,
    )
    assert (second.locale, second.image) == ("pt-PT", False)


def test_the_official_zip_is_read_with_its_line_breaks(tmp_path: Path) -> None:
    crypt = '"Id","Name","Card Text","Name es-ES"\n"200025","Aidan Lyle","Camarilla: Aidan.","Aidan"\n'
    library = (
        '"Id","Name","Card Text","Flavor Text","Name es-ES"\n'
        '"100001",".44 Magnum","Arma.\nAtaque.","¡Pum!","Magnum .44"\n'
    )
    found = read(official_zip(tmp_path, vtescrypt=crypt, vteslib=library, vtessets='"Id"\n"1"\n'))
    assert [(row.card, row.name, row.text, row.flavour) for row in found] == [
        (200025, "Aidan", "Camarilla: Aidan.", ""),
        (100001, "Magnum .44", "Arma.\nAtaque.", "¡Pum!"),
    ]


def test_loose_official_files_come_after_combined_ones(tmp_path: Path) -> None:
    write_combined(tmp_path, '"200025","fr","Aidan Lyle","Texte",""\n')
    (tmp_path / "i18n" / "vtescrypt.fr-FR.csv").write_text(
        '"Id","Name","Card Text","Name fr-FR"\n"200025","Aidan Lyle","Texte officiel",""\n', encoding="utf-8"
    )
    assert [row.text for row in read(tmp_path)] == ["Texte", "Texte officiel"]


def test_without_translations_there_are_none(tmp_path: Path) -> None:
    assert translation_files(None) == []
    assert translation_files(tmp_path) == []


@pytest.mark.parametrize(
    ("rows", "message"),
    [
        ('"100001","de","Magnum","",""\n', r'row 2, column "locale": unknown locale "de"'),
        ('"109999","es","Nadie","",""\n', r"vtescrypt\.i18n\.csv, row 2, card 109999: unknown card"),
        ('"x","es","Nadie","",""\n', '"x" is not a card id'),
        (
            '"100001","es","A","",""\n"100001","es","B","",""\n',
            "row 3, card 100001: translated twice into es-ES",
        ),
        ('"100001","es","A",""\n', "4 fields instead of 5"),
        ('"100001","es","A","trunc', "row 2: broken CSV"),
    ],
)
def test_a_broken_row_is_named_with_its_place(tmp_path: Path, rows: str, message: str) -> None:
    with pytest.raises(SourceError, match=message):
        read(write_combined(tmp_path, rows))


def test_broken_files_are_named(tmp_path: Path) -> None:
    folder = tmp_path / "i18n"
    folder.mkdir()
    file = folder / "vtescrypt.i18n.csv"
    file.write_text('"id","locale","name"\n"100001","es","a"\n', encoding="utf-8")
    with pytest.raises(SourceError, match='row 1: missing column "text", "image"'):
        read(tmp_path)
    file.write_bytes('"id","locale","name","text","image"\n"100001","es","Año","",""\n'.encode("latin-1"))
    with pytest.raises(SourceError, match=r"vtescrypt\.i18n\.csv, line 2: is not UTF-8"):
        read(tmp_path)
    file.unlink()
    (folder / "vtescrypt.de-DE.csv").write_text('"Id"\n', encoding="utf-8")
    with pytest.raises(SourceError, match='unknown locale "de-DE"'):
        read(tmp_path)


def test_a_truncated_zip_is_named(tmp_path: Path) -> None:
    official_zip(tmp_path, vtescrypt='"Id","Name","Card Text","Name es-ES"\n"200025","a","b","c"\n')
    file = tmp_path / "i18n" / "vtescsv_utf8.es-ES.zip"
    file.write_bytes(file.read_bytes()[:-30])
    with pytest.raises(SourceError, match=r"vtescsv_utf8\.es-ES\.zip: not a whole zip file"):
        read(tmp_path)


def row(card: int, text: str = "", name: str = "", locale: str = "pt-PT", **more: object) -> Translated:
    return Translated("x.csv", "row 2", card, locale, name, text, **more)  # type: ignore[arg-type]  # test values


def overlay(official: Official, rows: Sequence[Translated]) -> dict[int, Translation]:
    overlays = build_overlays(rows, english(official), BuildWarnings())
    assert list(overlays) == ["pt-PT"]
    return dict(overlays["pt-PT"].cards)


def english(official: Official) -> English:
    resolve = card_resolver(official.crypt, official.library)
    return English(official.crypt, official.library, official.flavour, resolve)


def test_a_field_equal_to_the_english_one_is_omitted(official: Official) -> None:
    text = official.texts[200025]
    cards = overlay(
        official, [row(200025, text, "Aidan Lyle"), row(100001, name="Magnum calibre .44", image=True)]
    )
    assert cards == {100001: Translation(name="Magnum calibre .44", image=True)}


def test_white_space_and_invisible_characters_are_removed(official: Official) -> None:
    cards = overlay(
        official, [row(100001, "Arma:\u200b arma  de fogo. \n Golpe: 2R de dano.", " Magnum\u200b .44 ")]
    )
    assert cards[100001] == Translation(name="Magnum .44", text="Arma: arma de fogo.\nGolpe: 2R de dano.")


def test_exchanged_texts_of_base_and_advanced_go_back(official: Official) -> None:
    # Al-Ashrad, Amr of Alamut: only the advanced card, 200036, mentions merging.
    base = "Independente: Al-Ashrad pode queimar um local que requer um clã como uma ação (D)."
    advanced = "Camarilla: Al-Ashrad pode usar golpes que requerem Taumaturgia [tha].[MERGED] +1 de sangrar."
    warnings = BuildWarnings()
    rows = [row(200035, advanced), row(200036, base)]
    cards = build_overlays(rows, english(official), warnings)["pt-PT"].cards
    assert cards[200035].text == base
    assert cards[200036].text == advanced.replace(".[MERGED]", ".\n[MERGED]")
    assert warnings.by_rule["texts of base and advanced vampire exchanged"] == ["pt-PT: 200035 and 200036"]
    in_order = overlay(official, [row(200035, base), row(200036, advanced)])
    assert in_order == dict(cards)


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (201108, "#ERROR!"),  # Pedro Cortez
        (
            101660,
            "Local único. Em jogo, este não conta como equipamento.",
        ),  # Ruins of Villers Abbey: truncated
        (
            100682,
            "Somente utilizável durante uma ação de sangrar.[dom] +1 de sangrar.[DOM] +2 de sangrar.",
        ),  # dem
    ],
)
def test_a_text_that_is_not_of_this_card_gives_way_to_english(
    official: Official, card: int, text: str
) -> None:
    assert overlay(official, [row(card, text, "Nome")]) == {card: Translation(name="Nome")}


def test_references_keep_the_translated_name(official: Official) -> None:
    # Lost in Crowds: "/Into Thin Air/ … cannot be played"
    text = "[obf] +1 de furtividade. /Desaparecer no Ar/ e /Perdido/ não podem.[OBF] Como acima, mas com +2."
    cards = overlay(official, [row(101125, text, "Perdido"), row(101001, name="Desaparecer no Ar")])
    assert cards[101125].references == {"Desaparecer no Ar": 101001}
    assert "/" not in (cards[101125].text or "")


def test_a_single_unknown_reference_is_matched_with_the_single_remaining_english_one(
    official: Official,
) -> None:
    # Victor Donaldson: "If a /Golconda: Inner Peace/ you play is canceled…"
    cards = overlay(
        official,
        [
            row(
                201438,
                "Príncipe Camarilla de Atlanta: Se uma /Golconda: Paz/ que você jogou for cancelada, mova-a.",
            )
        ],
    )
    assert cards[201438].references == {"Golconda: Paz": 100842}


def test_a_later_file_wins_field_by_field(official: Official) -> None:
    rows = [
        row(100001, "Arma: arma velha.\nGolpe: 2R de dano, com uma manobra opcional.", "Magnum"),
        row(100001, "Arma: arma de fogo.\nGolpe: 2R de dano, com uma manobra opcional.", flavour="Pum!"),
    ]
    assert overlay(official, rows)[100001] == Translation(
        name="Magnum",
        text="Arma: arma de fogo.\nGolpe: 2R de dano, com uma manobra opcional.",
        flavour="Pum!",
    )


@pytest.fixture(scope="module")
def real(real_data: Path, official: Official) -> dict[str, Overlay]:
    rows = read_translations(translation_files(real_data), set(official.texts))
    return build_overlays(rows, english(official), BuildWarnings())


def test_the_real_translations_are_complete(real: dict[str, Overlay], official: Official) -> None:
    assert list(real) == ["es-ES", "fr-FR", "pt-PT"]
    cards: dict[int, CryptCard | LibraryCard] = {card.id: card for card in official.crypt}
    cards |= {card.id: card for card in official.library}
    for locale, one in real.items():
        texts = {card: found.text for card, found in one.cards.items() if found.text}
        same_lines = sum(text.count("\n") == cards[card].text.count("\n") for card, text in texts.items())
        assert same_lines / len(texts) > 0.99, locale
        assert not [icon for text in texts.values() for icon in icons(text) if not is_icon(icon)]
        assert not [
            text for text in texts.values() if "/" in text and "e/ou" not in text and "et/ou" not in text
        ]
    portuguese = real["pt-PT"].cards
    assert "[MERGED]" in (portuguese[200036].text or "")
    assert "[MERGED]" not in (portuguese[200035].text or "")


@pytest.mark.slow
def test_each_overlay_fits_its_budget(real: dict[str, Overlay]) -> None:
    for one in real.values():
        assert len(brotli.compress(canonical_json(one), quality=11)) <= 200_000
