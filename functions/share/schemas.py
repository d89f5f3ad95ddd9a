"""Shapes of the calls."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, Field

WIDTH, HEIGHT = 640, 480
"""Size of a frame, in pixels, where a program asks for no smaller one."""


class OembedQuery(BaseModel):
    """The question of such a program."""

    url: str = Field(max_length=500)
    maxwidth: int = Field(WIDTH, ge=1)
    maxheight: int = Field(HEIGHT, ge=1)
    format: str = Field("json", max_length=20)


class OembedResponse(BaseModel):
    """A deck for programs that embed links (oEmbed 1.0)."""

    version: Literal["1.0"] = "1.0"
    type: Literal["rich"] = "rich"
    provider_name: str = "Methuselah"
    provider_url: str
    title: str
    author_name: str
    html: str
    width: int
    height: int
    cache_age: int
