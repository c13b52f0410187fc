/** A shuffled copy; `random` returns 0 (incl.) to 1 (excl.). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const next = [...items];
  for (let left = next.length - 1; left > 0; left--) {
    const pick = Math.floor(random() * (left + 1));
    [next[left], next[pick]] = [next[pick] as Item, next[left] as Item];
  }
  return next;
}
