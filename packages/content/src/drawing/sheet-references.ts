import type { Count } from './bounds.ts';
import type { Declaration } from './css-text.ts';
import { namedIn, type Part, type Reference } from './drawing-parts.ts';

const everything = '*';
const nothing: readonly Reference[] = [];
const brackets = /\([^()]*\)/g;

/**
 * One sign by which the elements of a selector are found: the id, a class or the name of the last in its line. What
 * else has to be true of them is not looked at, so that rather more elements are found than a browser finds.
 */
function signOf(selector: string): string {
  const last = selector.split(/[\s>]/).at(-1) ?? '';
  const [sign = everything] = /#[\w-]+/.exec(last) ?? /\.[\w-]+/.exec(last) ?? /^[\w-]+/.exec(last) ?? [];
  return sign;
}

function signsOf(selectors: string): string[] {
  const flat = selectors.replaceAll(brackets, '');
  if (/[()]/.test(flat)) return [everything];
  return flat.split(',').map((selector) => signOf(selector.trim()));
}

/** What the style sheets of one drawing name in `url()`, and for which elements. */
export class SheetReferences {
  readonly #bySign = new Map<string, Map<string, Reference>>();
  readonly #count: Count;

  /** @param count of the references of the drawing: each counts for every selector and for every element that it finds */
  constructor(count: Count) {
    this.#count = count;
  }

  /** @throws DrawingError for very many */
  add(selectors: string, declarations: readonly Declaration[]): void {
    const named = declarations.flatMap(({ property, value }) =>
      namedIn(value).map((to) => ({ property, to })),
    );
    if (named.length === 0) return;
    for (const sign of new Set(signsOf(selectors))) {
      const known = this.#bySign.get(sign) ?? new Map<string, Reference>();
      this.#bySign.set(sign, known);
      for (const reference of named) {
        this.#count.add();
        known.set(`${reference.property} ${reference.to}`, reference);
      }
    }
  }

  /**
   * What the sheets name for this element, whichever of their rules a browser would prefer.
   * @throws DrawingError for very many
   */
  of({ kind, id, classes }: Pick<Part, 'kind' | 'id' | 'classes'>): readonly Reference[] {
    if (this.#bySign.size === 0) return nothing;
    const signs = [everything, kind];
    if (id !== null) signs.push(`#${id}`);
    if (classes !== '') for (const name of new Set(classes.split(/\s+/))) signs.push(`.${name}`);
    const found: Reference[] = [];
    for (const sign of signs)
      for (const reference of this.#bySign.get(sign)?.values() ?? nothing) {
        this.#count.add();
        found.push(reference);
      }
    return found;
  }
}
