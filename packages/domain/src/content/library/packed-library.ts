const cacheMs = 10 * 60_000;

/** A packed library, and the names of figures missing from the store. */
export type Packed = { zip: Buffer; gone: string[] };

/** Cache of the library packed last in this process. */
export type PackedLibrary = {
  /** @param key identifies the drafts: the same key gives the same zip. Concurrent callers share one run. */
  get(key: string, pack: () => Promise<Packed>): Promise<Packed>;
};

export function createPackedLibrary(): PackedLibrary {
  let known: { key: string; packed: Promise<Packed> } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const forget = () => {
    known = null;
  };
  return {
    async get(key, pack) {
      if (known?.key !== key) known = { key, packed: pack() };
      const mine = known;
      clearTimeout(timer);
      timer = setTimeout(forget, cacheMs);
      timer.unref();
      try {
        return await mine.packed;
      } catch (error) {
        if (known === mine) forget();
        throw error;
      }
    },
  };
}
