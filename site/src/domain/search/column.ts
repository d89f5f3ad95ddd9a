import { add, noPositions, type Positions } from "./positions";

/** Positions by the values of a property. */
type ByValue<Value> = ReadonlyMap<Value, Positions>;

/** A property of things, whose positions are gathered by value in one pass on first use. */
export interface Column<Thing, Value> {
  /** No positions for an unknown value. */
  members(things: ArrayLike<Thing>, value: Value): Positions;
  values(things: ArrayLike<Thing>): Iterable<Value>;
}

export function column<Thing, Value = string>(
  valuesOf: (thing: Thing) => readonly Value[],
): Column<Thing, Value> {
  const known = new WeakMap<ArrayLike<Thing>, ByValue<Value>>();
  const gathered = (things: ArrayLike<Thing>) => {
    const byValue = known.get(things) ?? gather(things, valuesOf);
    known.set(things, byValue);
    return byValue;
  };
  return {
    members: (things, value) => gathered(things).get(value) ?? noPositions(things.length),
    values: (things) => gathered(things).keys(),
  };
}

function gather<Thing, Value>(
  things: ArrayLike<Thing>,
  valuesOf: (thing: Thing) => readonly Value[],
): ByValue<Value> {
  const byValue = new Map<Value, Positions>();
  for (let position = 0; position < things.length; position++) {
    const thing = things[position];
    if (thing === undefined) continue;
    for (const value of valuesOf(thing)) {
      let members = byValue.get(value);
      if (members === undefined) {
        members = noPositions(things.length);
        byValue.set(value, members);
      }
      add(members, position);
    }
  }
  return byValue;
}
