import { properties } from './allowed-names.ts';
import {
  Count,
  customValueMaxLength,
  declarationsMax,
  referencesInAllMax,
  referencesMax,
  rulesMax,
  selectorMaxLength,
  valueMaxLength,
} from './bounds.ts';
import { type Declaration, endOfBlock, isClosed, nextSign, withoutComments } from './css-text.ts';
import { SheetReferences } from './sheet-references.ts';

const localReference = /url\(\s*(['"]?)#[\w.-]+\1\s*\)/gi;
/** Escapes could spell forbidden words; the other characters open or close rules and strings. */
const escaping = /[\\<>{};@&]|\/\*|\*\//;
const reaching =
  /url|image|src|expression|script|data:|import|\/\/|(?:attr|element|env|cross-fade|paint)\s*\(/i;
const anyReference = /(?:url|var)\s*\(/gi;
/** Fast path: numbers and path commands can't spell any of the forbidden words. */
const plain = /^[\d\s.,+\-MmLlHhVvCcSsQqTtAaZzEe]*$/;

/** Whether a value only refers to parts of the drawing: `url()` with an id, and nothing else loads. */
const isHarmlessValue = (value: string): boolean =>
  !escaping.test(value) && !reaching.test(value.replaceAll(localReference, '')) && isClosed(value);

/** Properties that must not be inherited, since they would be drawn for each descendant. */
const ofOneElement = new Set(['mask', 'clip-path']);
const takenFromOthers = /inherit|var\s*\(/i;

const customProperty = /^--[a-z][\w-]*$/i;
/** A custom property may be used anywhere: no references, and no other custom properties. */
const isHarmlessCustom = (value: string) =>
  value.length <= customValueMaxLength && value.match(anyReference) === null && isHarmlessValue(value);

const propertyOf = (text: string) => (text.startsWith('--') ? text : text.toLowerCase());

/** Sanitizes style sheets and values of one drawing, and counts rules and references. */
export class StyleCleaner {
  readonly #drop: (name: string) => void;
  readonly #rules = new Count(rulesMax, 'rules in its style sheets');
  readonly #declarations = new Count(declarationsMax, 'properties in its styles');
  readonly #references = new Count(referencesInAllMax, 'references to its own parts');
  /** The ids and classes that style sheets refer to. */
  readonly named = new SheetReferences(this.#references);

  /** @param drop called with the name of each dropped property and rule */
  constructor(drop: (name: string) => void) {
    this.#drop = drop;
  }

  /**
   * Whether a value is safe for a property or an attribute.
   * @throws DrawingError for too many references
   */
  isHarmless(name: string, value: string): boolean {
    if (value.length > valueMaxLength) return false;
    if (plain.test(value)) return true;
    const references = value.match(anyReference) ?? [];
    if (references.length > referencesMax) return false;
    for (const _ of references) this.#references.add();
    return isHarmlessValue(value) && !(ofOneElement.has(name) && takenFromOthers.test(value));
  }

  /**
   * Sanitizes declarations such as `fill:red;stroke:none`: known properties with safe values only.
   * @throws DrawingError for too many
   */
  declarations(text: string): Declaration[] {
    const kept: Declaration[] = [];
    for (let at = 0; at < text.length; ) {
      const end = nextSign(text, at, ';');
      const declaration = text.slice(at, end).trim();
      at = end + 1;
      this.#declarations.add();
      if (declaration === '') continue;
      const colon = declaration.indexOf(':');
      const property = propertyOf(declaration.slice(0, Math.max(colon, 0)).trim());
      const value = declaration.slice(colon + 1).trim();
      if (this.#isKept(property, value)) kept.push({ property, value });
      else this.#drop(property || declaration);
    }
    return kept;
  }

  #isKept(property: string, value: string): boolean {
    if (value === '') return false;
    if (customProperty.test(property)) return isHarmlessCustom(value);
    return properties.has(property) && this.isHarmless(property, value);
  }

  /**
   * Sanitizes a style sheet: rules with simple selectors, and `@media` for print, screen and colour scheme.
   * @throws DrawingError for too many rules
   */
  sheet(text: string): string {
    return this.#rulesOf(withoutComments(text), true);
  }

  #rulesOf(text: string, mayNest: boolean): string {
    let clean = '';
    for (let at = 0; at < text.length; ) {
      const start = at + text.slice(at).search(/\S|$/);
      const end = nextSign(text, start, text[start] === '@' ? '{;' : '{');
      const head = text.slice(start, end).trim().replaceAll(/\s+/g, ' ');
      const close = text[end] === '{' ? endOfBlock(text, end) : end;
      at = close + 1;
      if (head === '' && end === text.length) break;
      this.#rules.add();
      const rule = text[end] === '{' ? this.#rule(head, text.slice(end + 1, close), mayNest) : null;
      if (rule === null) this.#drop(head || '{');
      else clean += rule;
    }
    return clean;
  }

  /** @returns '' for an empty rule, null for a dropped one */
  #rule(head: string, body: string, mayNest: boolean): string | null {
    const isMedia = mayNest && knownMedia.test(head);
    if (!isMedia && !isSimple(head)) return null;
    const inside = isMedia ? this.#rulesOf(body, false) : this.#properties(head, body);
    return inside && `${head}{${inside}}`;
  }

  #properties(selectors: string, body: string): string {
    const declarations = this.declarations(body);
    this.named.add(selectors, declarations);
    return writtenDeclarations(declarations);
  }
}

export const writtenDeclarations = (declarations: readonly Declaration[]): string =>
  declarations.map(({ property, value }) => `${property}:${value}`).join(';');

const simpleSelector = /^[\w\s.#,>*:()-]+$/;
const otherPseudo = /:(?!root\b|target\b|first-child\b|last-child\b|nth-child\()/;
const isSimple = (selector: string) =>
  selector.length <= selectorMaxLength &&
  simpleSelector.test(selector) &&
  !otherPseudo.test(selector) &&
  isClosed(selector);
const knownMedia =
  /^@media\s*(?:print|screen|\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)|\(\s*forced-colors\s*:\s*active\s*\))$/i;
