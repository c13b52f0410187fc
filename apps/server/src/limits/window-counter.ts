/** A key's count in its current window, including this one, and how long that window still lasts. */
export type Taken = { count: number; leftMs: number };

type Window = { count: number; endsAt: number };

/**
 * Beyond this many keys, the one with the oldest window is forgotten. Bounds memory in a flood from many
 * addresses.
 */
const keysMax = 100_000;

/** Counts per key in fixed windows, each beginning with a key's first count: in this process, in constant time. */
export class WindowCounter {
  readonly #windowMs: number;
  /** The windows, in the order in which they started. */
  readonly #windows = new Map<string, Window>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  take(key: string, count = 1): Taken {
    const now = Date.now();
    const window = this.#windows.get(key);
    if (window && window.endsAt > now) {
      window.count += count;
      return { count: window.count, leftMs: window.endsAt - now };
    }
    this.#windows.delete(key);
    this.#forgetEnded(now);
    this.#windows.set(key, { count, endsAt: now + this.#windowMs });
    return { count, leftMs: this.#windowMs };
  }

  giveBack(key: string): void {
    const window = this.#windows.get(key);
    if (window && window.count > 0) window.count -= 1;
  }

  clear(key: string): void {
    this.#windows.delete(key);
  }

  /** Removes at most two old windows per new one: memory shrinks again, and no count waits for a sweep. */
  #forgetEnded(now: number): void {
    for (let n = 0; n < 2; n++) {
      const [oldest] = this.#windows;
      if (!oldest) return;
      const [key, { endsAt }] = oldest;
      if (endsAt > now && this.#windows.size < keysMax) return;
      this.#windows.delete(key);
    }
  }
}
