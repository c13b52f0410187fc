import { replaceBetween } from '@repo/contracts/foreign-formulas';
import { mathmlOf } from '@repo/contracts/word-formulas';
import type { XmlElement } from '@repo/contracts/xml-elements';

const formulaTag = /<m:oMath[\s>]/gi;
/** HTML has no empty tags and would nest what follows. */
const emptyTag = /<(m:\w+)((?:\s[^<>]*)?)\/>/g;

const tagOf = ({ tagName }: Element) => tagName.toLowerCase();

/** The nearest elements of a formula below, without Word's letter styles around them. */
const partsOf = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (tagOf(child).startsWith('m:') ? [child] : partsOf(child)));

/** @param names HTML has lower case names: their spelling in the file format */
function elementOf(element: Element, names: ReadonlyMap<string, string>): XmlElement {
  const made = (name: string, children: XmlElement['children']) => ({
    name,
    attributes: {},
    children,
    line: 1,
  });
  const name = names.get(tagOf(element)) ?? tagOf(element);
  const children = partsOf(element).map((part) => elementOf(part, names));
  const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (name === 'm:r') children.push(made('m:t', [text]));
  const attributes = [...element.attributes].map((each) => [each.name.replace(/^m:/, ''), each.value]);
  return { ...made(name, children), attributes: Object.fromEntries(attributes) };
}

/** @throws RangeError for a formula that nests too deep */
function formulasIn(comment: string): string[] {
  const names = new Map(
    [...comment.matchAll(/<(m:\w+)/g)].map(([, name = '']) => [name.toLowerCase(), name]),
  );
  const html = comment.replaceAll(emptyTag, '<$1$2></$1>');
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const blocks = [...body.getElementsByTagName('m:omathpara')];
  return [...body.getElementsByTagName('m:omath')]
    .filter(({ textContent }) => textContent?.trim())
    .map((formula) =>
      mathmlOf(
        elementOf(formula, names),
        blocks.some((block) => block.contains(formula)),
      ),
    );
}

/**
 * Word's formulas in a comment of copied HTML, as MathML; null for those that can't be read.
 * @returns null if it is another comment
 */
export function formulasOfWord(comment: string): (string | null)[] | null {
  const found = comment.match(formulaTag);
  if (!found) return null;
  try {
    return formulasIn(comment);
  } catch {
    return found.map(() => null);
  }
}

const isComment = (node: Node | null, form: RegExp) =>
  node?.nodeType === Node.COMMENT_NODE && form.test(node.nodeValue ?? '');

/** The nodes from a comment of the form `[if …]` to its `[endif]`. */
function conditional(start: ChildNode): ChildNode[] {
  const found: ChildNode[] = [];
  let open = 0;
  for (let node: ChildNode | null = start; node; node = node.nextSibling) {
    found.push(node);
    if (isComment(node, /^\[if [^>]*\]$/)) open += 1;
    if (isComment(node, /^\[endif\]$/)) open -= 1;
    if (open === 0) return found;
  }
  return [];
}

/** What Word puts behind a formula for programs that know none: a picture, or its words. */
export function replacementBehind(comment: ChildNode): ChildNode[] {
  const next = comment.nextSibling;
  if (next && isComment(next, /^\[if !msEquation\]$/)) return conditional(next);
  return next instanceof Element && next.matches('img') ? [next] : [];
}

const prefixed = /<([a-z]\w{0,9}):math[\s>]/i;

/** Copied HTML whose MathML is neither hidden in comments, as in OneNote, nor has a prefix, as `mml:math`. */
export function withBareMath(html: string): string {
  const shown = replaceBetween(html, '<!--[if mathML]>', '<![endif]-->', (math) => math);
  const prefix = prefixed.exec(shown)?.[1];
  return prefix ? shown.replaceAll(new RegExp(`(</?)${prefix}:`, 'gi'), '$1') : shown;
}
