/** A random generator whose numbers depend only on its seed. */
export type Random = ReturnType<typeof createRandom>;

/** Mulberry32 (public domain, T. Ettinger): 32 bits of state, even over its whole period. */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  /** A number from 0 up to 1. */
  const unit = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  /** Normal, mean 0 and deviation 1 (Box and Muller). */
  const normal = (): number => {
    const radius = Math.sqrt(-2 * Math.log(1 - unit()));
    return radius * Math.cos(2 * Math.PI * unit());
  };
  return {
    unit,
    normal,
    /** A log-normal random factor with median 1. */
    spread: (deviation: number): number => Math.exp(deviation * normal()),
    /** Picks an index with these probabilities, which sum to 1. */
    pick(shares: readonly number[]): number {
      let left = unit();
      const found = shares.findIndex((share) => {
        left -= share;
        return left < 0;
      });
      return found === -1 ? shares.length - 1 : found;
    },
  };
}

/** Mixes several numbers into one seed. */
export function seedOf(...numbers: readonly number[]): number {
  let hash = 2166136261;
  for (const number of numbers) {
    hash = Math.imul(hash ^ number, 16777619);
    hash = Math.imul(hash ^ (hash >>> 13), 0x5bd1e995);
  }
  return hash >>> 0;
}
