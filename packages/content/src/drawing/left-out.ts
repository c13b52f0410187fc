import { leftOutNameMaxLength, leftOutNamesMax } from './bounds.ts';

/** What stands for all names behind the last that is told. */
const others = 'others';

/** Names of what was left out of a drawing, each with how often; of very many the first ones. */
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
