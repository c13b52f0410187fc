import { leftOutNameMaxLength, leftOutNamesMax } from './bounds.ts';

/** Name for all further names beyond the limit. */
const others = 'others';

/** Names of dropped parts with counts, up to a limit. */
export class LeftOut {
  readonly #counts = new Map<string, number>();

  add(name: string): void {
    const told = name.length > leftOutNameMaxLength ? `${name.slice(0, leftOutNameMaxLength)}…` : name;
    const key = this.#counts.has(told) || this.#counts.size < leftOutNamesMax ? told : others;
    this.#counts.set(key, (this.#counts.get(key) ?? 0) + 1);
  }

  get counts(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
}
