/** An LRU cache of buffers, up to `bytesMax` in all. */
export class ByteCache {
  // A Map keeps the order of insertion: the first is the least recently used.
  readonly #buffers = new Map<string, Buffer>();
  readonly #bytesMax: number;
  #byteLength = 0;

  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** Bytes held now. */
  get byteLength(): number {
    return this.#byteLength;
  }

  get(name: string): Buffer | undefined {
    const bytes = this.#buffers.get(name);
    if (bytes) this.set(name, bytes);
    return bytes;
  }

  set(name: string, bytes: Buffer): void {
    this.#drop(name);
    if (bytes.length > this.#bytesMax) return;
    this.#buffers.set(name, bytes);
    this.#byteLength += bytes.length;
    for (const oldest of this.#buffers.keys()) {
      if (this.#byteLength <= this.#bytesMax) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#byteLength -= this.#buffers.get(name)?.length ?? 0;
    this.#buffers.delete(name);
  }
}
