/**
 * Things in an order that looks random and depends on their ids and the seed alone: each keeps its place among the others
 * where some are added or taken away.
 */
export function shuffled<Item extends { readonly id: string }>(items: readonly Item[], seed: string): Item[] {
  return items
    .map((item) => ({ item, place: hash(`${seed}:${item.id}`) }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** A whole number below 2 ** 32 for a text: FNV-1a, mixed as MurmurHash3 does at its end. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
