"""JSON Schema of everything under dist/data and of a playtest round, for the site's TypeScript types.

``python -m site_builder.published_schema`` prints it; ``make types`` turns it into
``site/src/generated/published.ts``.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from card_pipeline.model.archive import (
    PdaArchive,
    PdaPointer,
    PlaceSpellings,
    TdaEvent,
    TdaList,
    TwdArchive,
    TwdTexts,
)
from card_pipeline.model.base import Published
from card_pipeline.model.card_facts import CardFactsFile
from card_pipeline.model.cards import CryptFile, LibraryFile
from card_pipeline.model.changes import Changes, ChangesOfYear
from card_pipeline.model.home import Home, TwdNames
from card_pipeline.model.icons import IconCharacters
from card_pipeline.model.manifest import Manifest
from card_pipeline.model.playtest import PlaytestRound
from card_pipeline.model.recommender import Recommender
from card_pipeline.model.report import DataReport
from card_pipeline.model.search_index import CryptIndex, LibraryIndex, NameIndex
from card_pipeline.model.sets import PreconDecks, SetCatalogue
from card_pipeline.model.texts import Flavour, Overlay, RulingLinks, Rulings, ThirdPartyIds
from pydantic.json_schema import GenerateJsonSchema, JsonSchemaValue, models_json_schema
from pydantic_core import core_schema

FILES: dict[str, type[Published]] = {
    "manifest": Manifest,
    "crypt": CryptFile,
    "library": LibraryFile,
    "rulings": Rulings,
    "ruling-links": RulingLinks,
    "flavour": Flavour,
    "sets": SetCatalogue,
    "precons": PreconDecks,
    "names": NameIndex,
    "icons": IconCharacters,
    "search-crypt": CryptIndex,
    "search-library": LibraryIndex,
    "card-facts": CardFactsFile,
    "changes": Changes,
    "changes.*": ChangesOfYear,
    "cards.es-ES": Overlay,
    "cards.fr-FR": Overlay,
    "cards.pt-PT": Overlay,
    "third-party-ids": ThirdPartyIds,
    "recommender": Recommender,
    "twd": TwdArchive,
    "twd-texts.*": TwdTexts,
    "twd-names": TwdNames,
    "home": Home,
    "place-spellings": PlaceSpellings,
    "tda": TdaList,
    "tda.*": TdaEvent,
    "pda/index": PdaPointer,
    "pda/*": PdaArchive,
    "report": DataReport,
    "playtest": PlaytestRound,
}
"""Logical name in the manifest → shape of the file.

``*`` is a placeholder for the part that distinguishes files of one shape: a year, an event. Files under
``pda/`` are written by the publisher and not listed in the manifest, nor is ``report``; ``playtest`` is never
published.
"""


class _PublishedSchema(GenerateJsonSchema):
    """Pydantic's schema with the rule of `Published`: absent instead of null."""

    def nullable_schema(self, schema: core_schema.NullableSchema) -> JsonSchemaValue:
        """Remove null: optional fields without a value are missing."""
        return self.generate_inner(schema["schema"])

    def default_schema(self, schema: core_schema.WithDefaultSchema) -> JsonSchemaValue:
        """Remove defaults: readers get what is written."""
        return self.generate_inner(schema["schema"])

    def field_is_required(
        self,
        field: core_schema.ModelField | core_schema.DataclassField | core_schema.TypedDictField,
        total: bool,
    ) -> bool:
        """Only a field whose default is None may be missing; other defaults are written out."""
        inner = field["schema"]
        return not (inner["type"] == "default" and inner.get("default", ...) is None)

    def field_title_should_be_set(self, schema: Any) -> bool:
        """Remove the titles of fields, so that they do not become types of their own."""
        return False

    def dict_schema(self, schema: core_schema.DictSchema) -> JsonSchemaValue:
        """Replace a pattern of keys by any key."""
        node = super().dict_schema(schema)
        for values in node.pop("patternProperties", {}).values():
            node["additionalProperties"] = values
        return node

    def tuple_schema(self, schema: core_schema.TupleSchema) -> JsonSchemaValue:
        """Write a fixed tuple the way the TypeScript generator reads it (draft 7)."""
        node = super().tuple_schema(schema)
        if "prefixItems" in node:
            node["items"] = node.pop("prefixItems")
        return node


def published_schema() -> dict[str, Any]:
    """One schema whose root lists every file by its logical name."""
    models = dict.fromkeys(FILES.values())
    refs, node = models_json_schema(
        [(model, "serialization") for model in models], schema_generator=_PublishedSchema
    )
    return {
        "title": "PublishedFiles",
        "description": "Every file under /data by its logical name, and `playtest`, a private file.",
        "type": "object",
        "additionalProperties": False,
        "required": list(FILES),
        "properties": {name: refs[(model, "serialization")] for name, model in FILES.items()},
        "$defs": node["$defs"],
    }


if __name__ == "__main__":
    json.dump(published_schema(), sys.stdout, indent=2)
