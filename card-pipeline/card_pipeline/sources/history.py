"""The log of changes in the sources folder: ``history/log.json`` and ``history/state.json``."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel, ValidationError

from card_pipeline.errors import SourceError
from card_pipeline.facts.cards import is_playtest
from card_pipeline.model.history import HistoryLog, HistoryState

FOLDER = "history"
LOG, STATE = "log.json", "state.json"
Shape = TypeVar("Shape", bound=BaseModel)


def read_history(sources: Path | None) -> tuple[HistoryLog, HistoryState] | None:
    """Read the log and the version it ends with; None where nothing was recorded.

    Raises SourceError for a file of another shape, one without the other, and a card in testing.
    """
    folder = sources / FOLDER if sources else None
    if folder is None or not folder.is_dir():
        return None
    log, state = _read(folder / LOG, HistoryLog), _read(folder / STATE, HistoryState)
    days = [entry.day for entry in log.entries]
    if days != sorted(days):
        raise SourceError(f"{FOLDER}/{LOG}", "the entries are not in order of day")
    for card in [*state.cards, *(entry.card for entry in log.entries)]:
        if is_playtest(card):
            raise SourceError(FOLDER, "cards in testing have no public history", f"card {card}")
    return log, state


def _read(path: Path, shape: type[Shape]) -> Shape:
    name = f"{FOLDER}/{path.name}"
    try:
        return shape.model_validate_json(path.read_bytes())
    except OSError as problem:
        raise SourceError(name, "file is missing") from problem
    except ValidationError as problem:
        first = problem.errors(include_url=False)[0]
        where = " → ".join(f'"{part}"' for part in first["loc"])
        raise SourceError(name, first["msg"], where or None) from problem
