/**
 * All ids, with those on the screen reordered as `shown`; hidden ids (filtered out or with a pending
 * deletion) keep their positions.
 */
export function fullOrder(all: readonly string[], shown: readonly string[]): string[] {
  const isShown = new Set(shown);
  const next = shown.values();
  return all.map((id) => (isShown.has(id) ? (next.next().value ?? id) : id));
}

/** The items in the order of `ids`; items missing in `ids` come last, unknown ids are ignored. */
export function inOrder<T extends { _id: string }>(items: readonly T[], ids: readonly string[]): T[] {
  const byId = new Map(items.map((item) => [item._id, item]));
  const known = ids.flatMap((id) => byId.get(id) ?? []);
  const named = new Set(ids);
  return [...known, ...items.filter((item) => !named.has(item._id))];
}
