/** A reference to another part of the drawing, such as `fill="url(#a)"`. */
export type Reference = { property: string; to: string };

/** An element. Its descendants are the parts from its own index up to, but not including, `end`. */
export type Part = {
  kind: string;
  id: string | null;
  /** The element's class names. */
  classes: string;
  at: number;
  end: number;
  /** The id in its `href`. */
  shows: string | null;
  references: readonly Reference[];
  /** The element's path or points. */
  geometry: string;
  textLength: number;
};

/** Ids that a value such as `url(#a)` refers to. */
export const namedIn = (value: string): string[] =>
  [...value.matchAll(/url\(\s*['"]?#([\w.-]+)/gi)].map(([, id = '']) => id);

/** Collects elements in document order. */
export class PartList {
  readonly parts: Part[] = [];
  readonly #open: Part[] = [];

  open({ kind, id, classes, shows, references, geometry }: Omit<Part, 'at' | 'end' | 'textLength'>): void {
    const at = this.parts.length;
    // Written out, because object spread is slow and there may be thousands.
    const opened = { kind, id, classes, at, end: at + 1, shows, references, geometry, textLength: 0 };
    this.parts.push(opened);
    this.#open.push(opened);
  }

  addText(length: number): void {
    const part = this.#open.at(-1);
    if (part) part.textLength += length;
  }

  close(): void {
    const part = this.#open.pop();
    if (part) part.end = this.parts.length;
  }
}

export type Range = Pick<Part, 'at' | 'end'>;

/** Sums of a number over ranges of parts (prefix sums). */
export class Sums {
  readonly #before: Float64Array;

  constructor(numbers: readonly number[]) {
    this.#before = new Float64Array(numbers.length + 1);
    numbers.forEach((number, at) => {
      this.#before[at + 1] = (this.#before[at] ?? 0) + number;
    });
  }

  in({ at, end }: Range): number {
    return (this.#before[end] ?? 0) - (this.#before[at] ?? 0);
  }
}

/** For each part, the sum over all ranges that contain it. */
export function sumsAround(length: number, ranges: readonly (Range & { number: number })[]): number[] {
  const steps = new Float64Array(length + 1);
  for (const { at, end, number } of ranges) {
    steps[at] = (steps[at] ?? 0) + number;
    steps[end] = (steps[end] ?? 0) - number;
  }
  let sum = 0;
  return Array.from({ length }, (_, at) => {
    sum += steps[at] ?? 0;
    return sum;
  });
}
