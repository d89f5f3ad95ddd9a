/**
 * Remembers a value per key. Returns the previous one while all its members are the same, so that nothing is rendered
 * again.
 */
export function createStableValues<Key, Value extends object>(): (key: Key, value: Value) => Value {
  const last = new Map<Key, Value>();
  return (key, value) => {
    const before = last.get(key);
    if (before && haveSameMembers(before, value)) return before;
    last.set(key, value);
    return value;
  };
}

function haveSameMembers(one: object, other: object): boolean {
  const [members, others] = [Object.entries(one), Object.entries(other)];
  return (
    members.length === others.length &&
    members.every(
      ([name, value], index) => name === others[index]?.[0] && Object.is(value, others[index]?.[1]),
    )
  );
}
