import { useEffect, useState } from "react";

/** The delay between the last change and sorting the list again, in milliseconds (docs/rules/inventory.md §9.3). */
const REST = 1000;

/** A value as it was before a series of edits, so that nothing moves during them. */
export function useRested<Value>(value: Value): Value {
  const [rested, setRested] = useState({ value });
  useEffect(() => {
    const timer = setTimeout(() => setRested((last) => (last.value === value ? last : { value })), REST);
    return () => clearTimeout(timer);
  }, [value]);
  return rested.value;
}
