/** Random numbers in 0..1 (excluding 1) from a seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A shuffled copy; `random` returns 0 (incl.) to 1 (excl.). */
export function shuffled<Item>(items: readonly Item[], random: () => number): Item[] {
  const next = [...items];
  for (let left = next.length - 1; left > 0; left--) {
    const pick = Math.floor(random() * (left + 1));
    [next[left], next[pick]] = [next[pick] as Item, next[left] as Item];
  }
  return next;
}
