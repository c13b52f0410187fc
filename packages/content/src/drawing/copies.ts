import { DrawingError, drawnMax, inheritedMax } from './bounds.ts';
import { type Part, type Range, type Reference, Sums, sumsAround } from './drawing-parts.ts';

/** Elements that draw their children for each reference. Gradients only contain colours. */
const redrawn = new Set(['pattern', 'mask', 'clipPath', 'marker']);
const gradients = new Set(['linearGradient', 'radialGradient']);
const ofOneElement = new Set(['mask', 'clip-path']);
const ofEachPoint = new Set(['marker-mid', 'marker']);

/** This many characters of a path or a text, or colours of a gradient, cost as much as an element. */
const signsOfOne = 100;
const coloursOfOne = 10;

const command = /[a-df-z]|(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
/** Upper bound of the points in a path: each has its own letter or number. */
const pointsOf = ({ kind, geometry }: Part) => (kind === 'line' ? 2 : (geometry.match(command)?.length ?? 0));

const plainWork = ({ geometry, textLength }: Part) => 1 + (geometry.length + textLength) / signsOfOne;

/** Follows the references of a drawing. */
class Drawn {
  readonly #parts: readonly Part[];
  readonly #byId: ReadonlyMap<string, Part>;
  readonly #uses: { part: Part; target: Part }[];
  readonly #painted: { part: Part; property: string; target: Part }[];
  /** Cost of drawing each element, alone and with the copies that it shows. */
  readonly #own: Sums;
  readonly #work: Sums;
  /** Cost of the referenced gradient with the most colours. */
  #mostColours = 0;

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
    this.#byId = new Map(parts.flatMap((part) => (part.id === null ? [] : [[part.id, part]])));
    this.#uses = parts.flatMap((part) => {
      const target = part.kind === 'use' ? this.#named(part.shows) : undefined;
      return target ? [{ part, target }] : [];
    });
    this.#painted = parts.flatMap((part) => this.#targetsOf(part, (kind) => redrawn.has(kind)));
    const work = this.#workOfEach();
    this.#own = new Sums(work);
    this.#work = this.#withCopies((part) => work[part.at] ?? 0);
  }

  #named(id: string | null): Part | undefined {
    return id === null ? undefined : this.#byId.get(id);
  }

  #targetsOf(part: Part, isMeant: (kind: string) => boolean) {
    return part.references.flatMap(({ property, to }: Reference) => {
      const target = this.#byId.get(to);
      return target && isMeant(target.kind) ? [{ part, property, target }] : [];
    });
  }

  /** A pattern or gradient, and those it inherits from. */
  #withInherited(target: Part): Part[] {
    const chain = [target];
    for (let next = this.#named(target.shows); next; next = this.#named(next.shows)) {
      chain.push(next);
      if (chain.length > inheritedMax)
        throw new DrawingError('its patterns or gradients have their parts from too many others');
    }
    return chain;
  }

  /** Colours cost wherever they are painted: in all elements inside the referring one, and in its copies. */
  #workOfEach(): number[] {
    const inside = new Sums(this.#parts.map(() => 1));
    const coloursOf = (target: Part) =>
      this.#withInherited(target).reduce((sum, each) => sum + inside.in(each), 0) / coloursOfOne;
    const isGradient = (kind: string) => gradients.has(kind);
    const coloured = this.#parts
      .flatMap((part) => this.#targetsOf(part, isGradient))
      .map(({ part: { at, end }, target }) => ({ at, end, number: coloursOf(target) }));
    this.#mostColours = coloured.reduce((most, each) => Math.max(most, each.number), 0);
    const colours = sumsAround(this.#parts.length, coloured);
    const copied = new Map(this.#uses.map(({ part, target }) => [part, inside.in(target)]));
    return this.#parts.map((part, at) => {
      const along = part.kind === 'textPath' ? this.#named(part.shows) : undefined;
      const painted = (colours[at] ?? 0) * (1 + (copied.get(part) ?? 0));
      return plainWork(part) + painted + (along ? plainWork(along) : 0);
    });
  }

  get #all(): Range {
    return { at: 0, end: this.#parts.length };
  }

  /** @throws DrawingError for copies that contain copies, whose number would grow exponentially */
  checkLevels(): void {
    const painters = new Set(this.#painted.flatMap(({ target }) => this.#withInherited(target)));
    const used = new Set(this.#uses.map(({ target }) => target));
    const around = (shown: Iterable<Part>) =>
      sumsAround(
        this.#parts.length,
        [...shown].map(({ at, end }) => ({ at, end, number: 1 })),
      );
    const [aroundUse, aroundAny] = [around(used), around([...used, ...painters])];
    const painterCount = new Sums(this.#parts.map((part) => Number(painters.has(part))));
    const isNested =
      this.#uses.some(({ part }) => (aroundUse[part.at] ?? 0) > 0) ||
      this.#painted.some(({ part }) => (aroundAny[part.at] ?? 0) > 0);
    // A pattern or marker defined inside an element inherits its paint.
    const isInherited = this.#painted.some(
      ({ part, property }) => !ofOneElement.has(property) && painterCount.in(part) > 0,
    );
    if (isNested || isInherited) throw new DrawingError('a part that is shown again shows others again');
  }

  /** Adds up a number over each element and the copies that it shows. */
  #withCopies(numberOf: (part: Part) => number): Sums {
    const numbers = this.#parts.map(numberOf);
    const own = new Sums(numbers);
    for (const { part, target } of this.#uses) numbers[part.at] = (numbers[part.at] ?? 0) + own.in(target);
    return new Sums(numbers);
  }

  /** @param takesPaint whether markers and copies may inherit the paint of their element */
  count(takesPaint: boolean): number {
    const paints = this.#withCopies((part) => 1 + part.textLength);
    const points = this.#painted.some(({ property }) => ofEachPoint.has(property))
      ? this.#withCopies((part) => 1 + pointsOf(part))
      : paints;
    let drawn = this.#work.in(this.#all);
    let [copies, paint] = [drawn - this.#own.in(this.#all), this.#mostColours];
    for (const { part, property, target } of this.#painted) {
      const work = this.#withInherited(target).reduce((sum, each) => sum + this.#work.in(each), 0);
      const times = ofEachPoint.has(property) ? points.in(part) : paints.in(part);
      const again = work * (ofOneElement.has(property) ? 1 : times);
      drawn += again;
      if (target.kind === 'marker') copies += again;
      if (target.kind === 'pattern') paint = Math.max(paint, work);
    }
    // Each part of a copy has a stroke and a fill.
    return drawn + (takesPaint ? 2 * copies * paint : 0);
  }
}

const takenPaint = /context-/i;
/** Whether a value or style sheet contains `context-fill` or `context-stroke`. */
export const takesPaint = (value: string): boolean => takenPaint.test(value);

/**
 * Limits the cost of drawing with all references expanded, since a few lines could fill a phone's memory.
 * @param parts with references from style sheets included
 * @param hasTakenPaint whether a value or style sheet uses the paint of the referring element
 * @throws DrawingError
 */
export function checkCopies(parts: readonly Part[], hasTakenPaint: boolean): void {
  const drawn = new Drawn(parts);
  drawn.checkLevels();
  if (drawn.count(hasTakenPaint) > drawnMax) throw new DrawingError(`it draws more than ${drawnMax} parts`);
}
