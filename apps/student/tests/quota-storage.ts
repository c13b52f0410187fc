/** A Storage with a quota in characters, keys included. */
export class QuotaStorage implements Storage {
  readonly #items = new Map<string, string>();
  readonly #limitChars: number;

  constructor(limitChars = 5_242_880) {
    this.#limitChars = limitChars;
  }

  get length() {
    return this.#items.size;
  }

  get usedChars() {
    return [...this.#items].reduce((sum, [key, value]) => sum + key.length + value.length, 0);
  }

  key(index: number) {
    return [...this.#items.keys()][index] ?? null;
  }

  getItem(key: string) {
    return this.#items.get(key) ?? null;
  }

  setItem(key: string, value: string) {
    const before = this.#items.has(key) ? key.length + (this.#items.get(key)?.length ?? 0) : 0;
    if (this.usedChars - before + key.length + value.length > this.#limitChars)
      throw new DOMException('the quota has been exceeded', 'QuotaExceededError');
    this.#items.set(key, value);
    // Browsers expose the names as keys of the object.
    Object.defineProperty(this, key, { value, configurable: true, enumerable: true });
  }

  removeItem(key: string) {
    this.#items.delete(key);
    Reflect.deleteProperty(this, key);
  }

  clear() {
    for (const key of [...this.#items.keys()]) this.removeItem(key);
  }
}

/** A blocked storage: accessing it throws. */
export function blockedStorage(): never {
  throw new DOMException('access is denied', 'SecurityError');
}
