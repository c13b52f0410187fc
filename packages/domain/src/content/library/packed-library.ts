const cacheMs = 10 * 60_000;

/** The library as it was packed last in this process. */
export type PackedLibrary = {
  /** @param key names the drafts: the same key is the same zip. Several who ask at once wait for one. */
  get(key: string, pack: () => Promise<Buffer>): Promise<Buffer>;
};

export function createPackedLibrary(): PackedLibrary {
  let known: { key: string; zip: Promise<Buffer> } | null = null;
  let timer: NodeJS.Timeout | undefined;
  const forget = () => {
    known = null;
  };
  return {
    async get(key, pack) {
      if (known?.key !== key) known = { key, zip: pack() };
      const mine = known;
      clearTimeout(timer);
      timer = setTimeout(forget, cacheMs);
      timer.unref();
      try {
        return await mine.zip;
      } catch (error) {
        if (known === mine) forget();
        throw error;
      }
    },
  };
}
