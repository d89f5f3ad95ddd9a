from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from card_pipeline.build_icons import make_icons
from card_pipeline.build_output import BuildOutput
from card_pipeline.errors import SourceError
from card_pipeline.facts.discipline_names import CODES, LIBRARY_ONLY, VIRTUES
from card_pipeline.model.manifest import SPRITE
from card_pipeline.normalise.clans import CLANS, CREEDS
from card_pipeline.sources.icons import read_icons
from card_pipeline.sources.svg_icon import IconError, read_icon
from card_pipeline.sources.upstream import Update, update
from card_pipeline.sources.upstream_settings import Upstream, UpstreamSource, read_upstream

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


def test_an_icon_becomes_a_symbol_in_a_square() -> None:
    assert read_icon(drawn_icon("inf-dom"), "inf-dom").startswith(
        '<symbol id="inf-dom" viewBox="-10 -5 1010 1010"><g><path fill="currentColor" fill-rule="evenodd" '
    )


@pytest.mark.parametrize(
    ("data", "symbol"),
    [
        (icon(), '<symbol id="x" viewBox="0 0 10 10"><g><path d="M0 0h10v10z"></path></g></symbol>'),
        (
            icon(root='<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" fill="none" id="a">'),
            '<symbol id="x" viewBox="0 -5 20 20"><g fill="none"><path d="M0 0h10v10z"></path></g></symbol>',
        ),
        (
            icon('<g class="b" transform="scale(2)"><!-- drawn\n --><path d="M0\n0h1"/></g>'),
            '<symbol id="x" viewBox="0 0 10 10"><g><g transform="scale(2)"><path d="M0 0h1"></path></g></g>'
            "</symbol>",
        ),
    ],
)
def test_only_what_draws_is_kept(data: bytes, symbol: str) -> None:
    assert read_icon(data, "x") == symbol


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
        (icon(before=BOMB), "declarations in the document type"),
        (icon("&b;", before=BOMB), "declarations in the document type"),
        (icon(before='<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>'), "declarations in the"),
        (icon("&nbsp;", before='<!DOCTYPE svg SYSTEM "https://example.org/a.dtd">'), "an entity"),
        (icon(before='<?xml-stylesheet href="https://example.org/a.css"?>'), "a processing instruction"),
        (b"<!DOCTYPE html><html><body>Not found</body></html>", "a document of type html"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg">'), "no view box"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10">'), "no view box"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 0 10">'), "an empty view box"),
        (icon(root='<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 nan inf">'), "an empty view box"),
        (icon(f'<path d="{"M0 0h1" * 1100}"/>'), "larger than 6144 bytes"),
        (icon()[:-3], "not XML"),
        (b"", "not XML"),
        (b"\x00\xff\xfe", "not XML"),
    ],
)
def test_anything_else_is_refused(data: bytes, cause: str) -> None:
    with pytest.raises(IconError, match=cause):
        read_icon(data, "x")


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


def test_a_sprite_holds_the_icons_and_the_report_what_was_left_out(tmp_path: Path) -> None:
    draw_icons(tmp_path)
    (tmp_path / "icons" / "inf-dom.svg").write_bytes(icon(f"<script/>{PATH}"))
    (tmp_path / "icons" / "Sup DOM.svg").write_bytes(icon())
    output = BuildOutput()
    make_icons(output, tmp_path, {})
    sprite = output.drawings[SPRITE].decode()
    assert output.records[SPRITE] == sprite.count("<symbol") == output.counts["icons"] > 100
    assert 'id="sup-dom"' in sprite
    assert 'id="inf-dom"' not in sprite
    assert output.warnings.by_rule == {
        "icon not used": ["Sup DOM.svg: a name of another form", "inf-dom.svg: an element script"]
    }
    assert [(source.name, source.status) for source in output.sources] == [("icons", "present")]


def test_without_icons_there_is_no_sprite(tmp_path: Path) -> None:
    for sources in (None, tmp_path):
        output = BuildOutput()
        make_icons(output, sources, {})
        assert output.drawings == {}
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
