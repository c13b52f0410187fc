import { drawingElementsMax } from '@repo/contracts/limits/figures';
import { DrawingError } from './drawing-error.ts';

/** How many elements a drawing may have once each reference stands for what it shows. */
const drawnMax = 4 * drawingElementsMax;

/** What draws its children again wherever it is named. Gradients hold colours alone. */
const redrawn = new Set(['pattern', 'mask', 'clipPath', 'marker']);

type Part = { id: string | null; kind: string; elements: number };

/** The parts of a drawing that a value such as `url(#a)` names. */
export const namedIn = (value: string): string[] =>
  [...value.matchAll(/url\(\s*['"]?#([\w.-]+)/gi)].map(([, id = '']) => id);

/**
 * Counts what a drawing draws through references. One inside what another one shows would multiply with every level, so
 * that a few lines fill a phone's memory: it is refused.
 */
export class Copies {
  readonly #open: Part[] = [];
  readonly #parts = new Map<string, Part>();
  readonly #references: { from: string[]; to: string; isUse: boolean }[] = [];
  readonly #namedBySheets = new Set<string>();

  /**
   * @param used the id that a `use` shows, or null
   * @param named ids in `url()` of the element's attributes
   */
  open(kind: string, id: string | null, used: string | null, named: readonly string[]): void {
    for (const outer of this.#open) outer.elements += 1;
    const part: Part = { id, kind, elements: 1 };
    this.#open.push(part);
    if (id !== null) this.#parts.set(id, part);
    if (used === null && named.length === 0) return;
    const from = this.#open.flatMap((outer) => outer.id ?? []);
    if (used !== null) this.#references.push({ from, to: used, isUse: true });
    for (const to of named) this.#references.push({ from, to, isUse: false });
  }

  close(): void {
    this.#open.pop();
  }

  /** A style sheet may name gradients alone: which parts its rules are for is not followed. */
  addStyleSheet(text: string): void {
    for (const to of namedIn(text)) this.#namedBySheets.add(to);
  }

  /** @param elements how many the drawing has as it is written @throws DrawingError */
  check(elements: number): void {
    const isRedrawn = (id: string) => redrawn.has(this.#parts.get(id)?.kind ?? '');
    if ([...this.#namedBySheets].some(isRedrawn))
      throw new DrawingError('its style sheet names a pattern, a mask or a marker');
    const shown = this.#references.filter(({ to, isUse }) => isUse || isRedrawn(to));
    const ids = new Set(shown.map(({ to }) => to));
    let drawn = elements;
    for (const { from, to } of shown) {
      if (from.some((id) => ids.has(id)))
        throw new DrawingError('a part that is shown again shows others again');
      drawn += this.#parts.get(to)?.elements ?? 0;
    }
    if (drawn > drawnMax) throw new DrawingError(`it draws more than ${drawnMax} parts`);
  }
}
