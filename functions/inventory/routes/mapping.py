"""Maps request bodies to changes, and inventories to response bodies."""

from __future__ import annotations

from dataclasses import asdict

from functions.inventory.inventory import Bucket, CardChange, Printing, Target
from functions.inventory.schemas import (
    BucketSchema,
    CardChangeSchema,
    ChangedInventoryResponse,
    InventoryResponse,
    PrintingSchema,
    TargetSchema,
)
from functions.inventory.services.changes import Changed
from functions.inventory.services.reading import Inventory


def change_of(body: CardChangeSchema) -> CardChange:
    """Map the changes of a card; null removes a target or printings, and absent ones stay."""
    sent = body.model_fields_set
    return CardChange(
        copies=body.q,
        note=body.t,
        target=Target(body.target.mode, body.target.value) if body.target else None,
        removes_target="target" in sent and body.target is None,
        printings=_printings(body.printings or []) if "printings" in sent else None,
    )


def inventory_response(found: Inventory) -> InventoryResponse:
    """Show the user's own inventory."""
    return InventoryResponse(
        is_frozen=found.meta.is_frozen,
        key=found.meta.share_key,
        revs=found.versions,
        buckets={str(bucket.number): _bucket_schema(bucket) for bucket in found.buckets},
    )


def changed_response(changed: Changed) -> ChangedInventoryResponse:
    """Show the state after a change."""
    return ChangedInventoryResponse(
        cards=changed.copies,
        revs={str(number): version for number, version in changed.versions.items()},
        is_frozen=changed.is_frozen,
    )


def _bucket_schema(bucket: Bucket) -> BucketSchema:
    return BucketSchema(
        q=bucket.copies,
        targets={card: TargetSchema(**asdict(target)) for card, target in bucket.targets.items()},
        printings={
            card: [PrintingSchema(**asdict(one)) for one in printings]
            for card, printings in bucket.printings.items()
        },
        notes=bucket.notes,
    )


def _printings(printings: list[PrintingSchema]) -> tuple[Printing, ...]:
    """Map printings; those of the same set and language become one."""
    merged: dict[tuple[str, str], int] = {}
    for one in printings:
        merged[one.set, one.language] = merged.get((one.set, one.language), 0) + one.copies
    return tuple(Printing(code, language, copies) for (code, language), copies in merged.items())
