/** The same items in another order; `random` gives numbers from 0 up to 1. */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const next = [...items];
  for (let left = next.length - 1; left > 0; left--) {
    const pick = Math.floor(random() * (left + 1));
    [next[left], next[pick]] = [next[pick] as Item, next[left] as Item];
  }
  return next;
}
