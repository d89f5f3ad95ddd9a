/** Values with cards of a round → the published ones that they were made from. */
const sources = new WeakMap<object, object>();

/** The value without the cards of a round. */
export function publishedPart<Value extends object>(value: Value): Value {
  return (sources.get(value) as Value | undefined) ?? value;
}

/** Remembers that a value is the published one with the cards of a round. */
export function setPublishedPart(value: object, published: object): void {
  sources.set(value, published);
}
