import { drawingElementsMax } from '@repo/contracts/limits/figures';
import { DrawingError } from './drawing-error.ts';

/** How much of each there may be: reading ends at the first one too many. */
export const depthMax = 64;
export const attributesMax = 200;
export const attributesInAllMax = 30_000;
export const rulesMax = 2_000;
export const declarationsMax = 25_000;
export const referencesInAllMax = 10_000;
/** Patterns, gradients, masks, clip paths and markers. */
export const definitionsMax = 1_000;

/** What a value may hold: more in one place than any drawing program writes is left out. */
export const valueMaxLength = 200_000;
export const customValueMaxLength = 1_000;
export const selectorMaxLength = 1_000;
export const referencesMax = 8;

/** How many names of what was left out are told, and how long they are. */
export const leftOutNamesMax = 100;
export const leftOutNameMaxLength = 60;

/** How many elements a drawing may have once each reference stands for what it shows. */
export const drawnMax = 4 * drawingElementsMax;
/** How often a pattern or a gradient may have its parts from another one, which has them from another one. */
export const inheritedMax = 8;

/** Counts up to a bound. */
export class Count {
  readonly #max: number;
  readonly #of: string;
  #count = 0;

  constructor(max: number, of: string) {
    this.#max = max;
    this.#of = of;
  }

  /** @throws DrawingError with the first one too many */
  add(): void {
    this.#count += 1;
    if (this.#count > this.#max) throw new DrawingError(`it has more than ${this.#max} ${this.#of}`);
  }
}
