from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path

import pytest
from card_pipeline.build_icons import make_icons
from card_pipeline.build_output import BuildOutput
from card_pipeline.errors import SourceError
from card_pipeline.facts.discipline_names import CODES, LIBRARY_ONLY, VIRTUES
from card_pipeline.model.icons import IconCharacters
from card_pipeline.model.manifest import ICON_FONT
from card_pipeline.normalise.clans import CLANS, CREEDS
from card_pipeline.sources.icon_outline import UNITS, outline_of
from card_pipeline.sources.icons import read_icons
from card_pipeline.sources.svg_icon import IconError, IconPath, Square, SvgIcon, read_icon
from card_pipeline.sources.upstream import Update, update
from card_pipeline.sources.upstream_settings import Upstream, UpstreamSource, read_upstream
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont
from pathops import Path as Outline

from tests.drawn_icons import draw_icons, drawn_icon
from tests.pipeline.upstream_server import Server, running_server

ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"'
PATH = '<path d="M0 0h10v10z"/>'


def icon(inside: str = PATH, root: str = f"{ROOT}>", before: str = "") -> bytes:
    return f"{before}{root}{inside}</svg>".encode()


@pytest.fixture
def server() -> Iterator[Server]:
    with running_server() as running:
        yield running


def test_an_icon_is_paths_in_a_square() -> None:
    icon = read_icon(drawn_icon("inf-dom"))
    assert icon.box == Square(-10, -5, 1010)
    assert [path.attributes for path in icon.paths] == [{"fill": "currentColor", "fill-rule": "evenodd"}]


@pytest.mark.parametrize(
    ("data", "read"),
    [
        (icon(), SvgIcon(Square(0, 0, 10), [IconPath("M0 0h10v10z", {}, ())])),
        (
            icon(root='<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" fill="none" id="a">'),
            SvgIcon(Square(0, -5, 20), [IconPath("M0 0h10v10z", {"fill": "none"}, ())]),
        ),
        (
            icon(
                '<g class="b" fill="none" transform="scale(2)"><!-- drawn\n --><path d="M0\n0h1" '
                'transform="skewX(1)" fill="currentColor" opacity="1"/></g><path d="M1 1h1"/>'
            ),
            SvgIcon(
                Square(0, 0, 10),
                [
                    IconPath("M0 0h1", {"fill": "currentColor", "opacity": "1"}, ("scale(2)", "skewX(1)")),
                    IconPath("M1 1h1", {}, ()),
                ],
            ),
        ),
    ],
)
def test_only_what_draws_is_read(data: bytes, read: SvgIcon) -> None:
    assert read_icon(data) == read


BOMB = '<!DOCTYPE svg [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;">]>'


@pytest.mark.parametrize(
    ("data", "cause"),
    [
        (icon(f"<script>alert(1)</script>{PATH}"), "an element script"),
        (icon(f"<foreignObject/>{PATH}"), "an element foreignObject"),
        (icon(f"<style>path {{fill: red}}</style>{PATH}"), "an element style"),
        (icon(f'<use href="https://example.org/a.svg#b"/>{PATH}'), "an element use"),
        (icon(f'<image href="https://example.org/a.png"/>{PATH}'), "an element image"),
        (icon(f"<a>{PATH}</a>"), "an element a"),
        (icon(f"<animate/>{PATH}"), "an element animate"),
        (icon(f"<svg>{PATH}</svg>"), "an element svg"),
        (icon(f'<p xmlns="http://www.w3.org/1999/xhtml"/>{PATH}'), "an element p"),
        (icon(root="<svg>"), "an element svg"),
        (icon('<path d="M0 0h1" onclick="alert(1)"/>'), "an attribute onclick"),
        (icon(root=f'{ROOT} onload="alert(1)">'), "an attribute onload"),
        (icon('<path d="M0 0h1" href="#a"/>'), "an attribute href"),
        (
            icon('<path xmlns:x="http://www.w3.org/1999/xlink" d="M0 0h1" x:href="#a"/>'),
            "an attribute href",
        ),
        (icon('<path d="M0 0h1" style="fill: url(//example.org)"/>'), "an attribute style"),
        (icon('<path d="M0 0h1" fill="url(https://example.org/a#b)"/>'), "a value of fill"),
        (icon('<path d="M0 0h1" fill="#f00"/>'), "a value of fill"),
        (icon('<path d="M0 0h1" mask="url(#a)"/>'), "an attribute mask"),
        (icon('<path d="M0 0h1\'/&gt;&lt;script"/>'), "a value of d"),
        (icon(f"words{PATH}"), "a text"),
        (icon("<g/>"), "draws nothing"),
        (icon('<path d="M2 2h5"/>'), "draws nothing"),
        (icon('<path d="M20 20h5v5z"/>'), "draws nothing"),
        (icon('<path fill="none" d="M2 2h5v5z"/>'), "draws nothing"),
        (icon('<path d="2 M 2"/>'), "a path that cannot be read"),
        (icon('<path d="M0 0h1e40v1e40z"/>'), "a path that cannot be drawn"),
        (icon('<path opacity=".5" d="M0 0h10v10z"/>'), "a value of opacity"),
        (icon('<path transform="rotate(1 2)" d="M0 0h10v10z"/>'), "a value of transform"),
        (icon('<path transform="scale(1 .)" d="M0 0h10v10z"/>'), "a value of transform"),
        (icon(before=BOMB), "declarations in the document type"),
        (icon("&b;", before=BOMB), "declarations in the document type"),
        (icon(before='<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), "declarations in the"),
        (icon("&nbsp;", before='<!DOCTYPE svg SYSTEM "https://example.org/a.dtd">'), "an entity"),
        (icon(before='<?xml-stylesheet href="https://example.org/a.css"?>'), "a processing instruction"),
        (b"<!DOCTYPE html><html><body>Not found</body></html>", "a document of type html"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg">'), "no view box"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10">'), "no view box"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 10">'), "an empty view box"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 nan inf">'), "no view box"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1_0 10">'), "no view box"),
        (icon(f'<path d="{"M0 0h1" * 1100}"/>'), "larger than 6144 bytes"),
        (icon()[:-3], "not XML"),
        (b"", "not XML"),
        (b"\x00\xff\xfe", "not XML"),
    ],
)
def test_anything_else_is_refused(data: bytes, cause: str) -> None:
    with pytest.raises(IconError, match=cause):
        outline_of(read_icon(data))


def test_the_settings_name_an_icon_of_every_discipline_clan_and_type() -> None:
    files = read_upstream().sources["icons"].files
    names = {name.removesuffix(".svg") for name in files}
    disciplines = {*CODES.values(), *LIBRARY_ONLY.values()}
    clans = {f"clan-{clan.lower().replace(' ', '-')}" for clan in CLANS | CREEDS}
    assert {f"inf-{code}" for code in disciplines | {*VIRTUES.values()}} <= names
    assert {f"sup-{code}" for code in disciplines - {"flight"}} <= names
    assert clans == {name for name in names if name.startswith("clan-")}
    assert files["inf-jud.svg"].endswith("/disc/inf/jus.svg")
    assert files["inf-viz.svg"].endswith("/disc/inf/vin.svg")
    assert files["clan-gargoyle.svg"].endswith("/clan/gargoyles.svg")
    assert not any("path" in name for name in names)


def test_the_font_holds_the_icons_and_the_report_what_was_left_out(tmp_path: Path) -> None:
    draw_icons(tmp_path)
    (tmp_path / "icons" / "inf-dom.svg").write_bytes(icon(f"<script/>{PATH}"))
    (tmp_path / "icons" / "Sup DOM.svg").write_bytes(icon())
    output = BuildOutput()
    make_icons(output, tmp_path, {})
    published = output.shapes["icons"]
    assert isinstance(published, IconCharacters)
    assert output.records["icons"] == len(published.characters) == output.counts["icons"] > 100
    assert "sup-dom" in published.characters
    assert "inf-dom" not in published.characters
    assert output.warnings.by_rule == {
        "icon not used": ["Sup DOM.svg: a name of another form", "inf-dom.svg: an element script"]
    }
    assert [(source.name, source.status) for source in output.sources] == [("icons", "present")]


POINTS = [(x, y) for x in range(5, UNITS, 30) for y in range(5, UNITS, 30)]


def test_each_character_of_the_font_is_its_icon(tmp_path: Path) -> None:
    draw_icons(tmp_path)
    icons = read_icons(tmp_path)
    assert icons is not None
    output = BuildOutput()
    make_icons(output, tmp_path, {})
    published = output.shapes["icons"]
    assert isinstance(published, IconCharacters)
    font = TTFont(BytesIO(output.fonts[ICON_FONT]))
    glyphs, characters = font.getGlyphSet(), font.getBestCmap()
    for name, outline in icons.outlines.items():
        glyph = glyphs[characters[ord(published.characters[name])]]
        drawn = Outline()
        glyph.draw(TransformPen(drawn.getPen(), (1, 0, 0, 1, UNITS / 4, 0)))
        assert {*filter(drawn.contains, POINTS)} == {*filter(outline.contains, POINTS)}, name
        assert glyph.width == UNITS / 2
    assert glyphs[characters[ord(published.wide)]].width == 1.5 * UNITS
    assert (font["hhea"].ascent, font["hhea"].descent, font["hhea"].lineGap) == (UNITS, 0, 0)


def test_the_same_icons_give_the_same_font(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    draw_icons(tmp_path)
    first, second = BuildOutput(), BuildOutput()
    make_icons(first, tmp_path, {})
    monkeypatch.setattr("time.time", lambda: 4e9)
    make_icons(second, tmp_path, {})
    assert first.fonts == second.fonts


def test_without_icons_there_is_no_font(tmp_path: Path) -> None:
    for sources in (None, tmp_path):
        output = BuildOutput()
        make_icons(output, sources, {})
        assert output.fonts == {}
        assert "icons" not in output.shapes
        assert [(source.name, source.status) for source in output.sources] == [("icons", "absent")]


def settings(server: Server, names: list[str], timeout: float = 5) -> Upstream:
    files = {f"{name}.svg": f"{server.address}/{name}.svg" for name in names}
    source = UpstreamSource(origin="example.org", files=files, partial=True)
    return Upstream(timeout=timeout, sources={"icons": source})


def run(sources: Path, upstream: Upstream) -> Update:
    return update(sources, upstream, read_icons, lambda _: None)


def test_icons_that_the_host_lacks_are_left_out_and_old_ones_stay(server: Server, tmp_path: Path) -> None:
    draw_icons(tmp_path)
    before = (tmp_path / "icons" / "inf-aus.svg").read_bytes()
    for name in ("inf-dom", "sup-dom"):
        server.serve(f"{name}.svg", icon())
    server.serve("inf-aus.svg", b"<!doctype html><title>Not here</title>")
    names = ["inf-dom", "sup-dom", "inf-aus", "inf-xyz"]
    assert run(tmp_path, settings(server, names)) == Update(["icons"], [])
    assert (tmp_path / "icons" / "inf-dom.svg").read_bytes() == icon()
    assert (tmp_path / "icons" / "inf-aus.svg").read_bytes() == before
    assert not (tmp_path / "icons" / "inf-xyz.svg").exists()
    assert not [file for file in (tmp_path / "icons").iterdir() if file.name.startswith(".")]


@pytest.mark.parametrize(
    ("answer", "cause"),
    [
        (None, "404"),
        (b"<html>Sign in to the network</html>", "a web page"),
        (icon(f"<script/>{PATH}"), "not an icon that can be used: an element script"),
    ],
)
def test_a_host_without_a_usable_icon_leaves_the_old_ones(
    server: Server, tmp_path: Path, answer: bytes | None, cause: str
) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "inf-dom.svg").write_bytes(drawn_icon("inf-dom"))
    if answer is not None:
        server.serve("inf-dom.svg", answer)
    result = run(tmp_path, settings(server, ["inf-dom"]))
    assert result.updated == []
    assert cause in result.failed[0]
    assert result.failed[0].endswith("the old files stay")
    assert (tmp_path / "icons" / "inf-dom.svg").read_bytes() == drawn_icon("inf-dom")


def test_a_host_that_hangs_is_given_up(server: Server, tmp_path: Path) -> None:
    server.serve("inf-dom.svg", icon())
    server.answer("sup-dom.svg", server.hang)
    result = run(tmp_path, settings(server, ["inf-dom", "sup-dom"], timeout=0.2))
    assert result.updated == []
    assert "timeout, no answer in 0.2 s" in result.failed[0]
    assert not (tmp_path / "icons").exists()


def test_an_unusable_folder_stops_the_build(tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    (tmp_path / "icons" / "inf-dom.svg").write_bytes(b"<html/>")
    with pytest.raises(SourceError, match=r"inf-dom\.svg: not an icon that can be used"):
        read_icons(tmp_path)
