import type { Count } from './bounds.ts';
import type { Declaration } from './css-text.ts';
import { namedIn, type Part, type Reference } from './drawing-parts.ts';

const everything = '*';
const nothing: readonly Reference[] = [];
const brackets = /\([^()]*\)/g;

/**
 * A simple key of a selector's last compound: its id, class or element name. Ignores the rest, so it matches
 * a superset of the browser's elements.
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

/** References with `url()` in a drawing's style sheets, by matching elements. */
export class SheetReferences {
  readonly #bySign = new Map<string, Map<string, Reference>>();
  readonly #count: Count;

  /**
   * @param count counter of the drawing's references: incremented for each selector and each matching element
   */
  constructor(count: Count) {
    this.#count = count;
  }

  /** @throws DrawingError for too many */
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
   * References of all rules that match this element, whichever a browser would apply.
   * @throws DrawingError for too many
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
