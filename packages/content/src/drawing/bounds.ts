import { drawingElementsMax } from '@repo/contracts/limits/figures';

/** Why a drawing is refused; the message completes "The drawing can't be used: ". */
export class DrawingError extends Error {}

/** Upper limits; parsing stops when one is exceeded. */
export const depthMax = 64;
export const attributesMax = 200;
export const attributesInAllMax = 30_000;
export const rulesMax = 2_000;
export const declarationsMax = 25_000;
export const referencesInAllMax = 10_000;
/** Patterns, gradients, masks, clip paths and markers. */
export const definitionsMax = 1_000;

/** Values longer than any drawing program writes are dropped. */
export const valueMaxLength = 200_000;
export const customValueMaxLength = 1_000;
export const selectorMaxLength = 1_000;
export const referencesMax = 8;

/** Number and length of names in the report of dropped parts. */
export const leftOutNamesMax = 100;
export const leftOutNameMaxLength = 60;

/** Limit of drawn elements with all references expanded. */
export const drawnMax = 4 * drawingElementsMax;
/** Longest chain of patterns or gradients that inherit from each other. */
export const inheritedMax = 8;

/** A counter with a limit. */
export class Count {
  readonly #max: number;
  readonly #of: string;
  #count = 0;

  constructor(max: number, of: string) {
    this.#max = max;
    this.#of = of;
  }

  /** @throws DrawingError when the limit is exceeded */
  add(): void {
    this.#count += 1;
    if (this.#count > this.#max) throw new DrawingError(`it has more than ${this.#max} ${this.#of}`);
  }
}
