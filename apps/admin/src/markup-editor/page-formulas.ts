import { MathMLToLaTeX } from 'mathml-to-latex';
import { markupEditorCopy } from './markup-editor-copy.ts';
import type { PasteLosses } from './paste-losses.ts';

/** Elements that web pages use for formulas, which contain everything that draws them, often twice. */
const holders = '.katex-display, .katex, mjx-container, .MathJax_Display, .MathJax, .mwe-math-element';
const wikiPictures = 'img[class*="mwe-math-fallback-image"]';
const annotations = 'annotation[encoding="application/x-tex"], annotation[encoding="TeX" i]';
/** Longer sources are no formulas. */
const sourceMax = 20_000;

const functions = /^(?:sin|cos|tan|cot|sec|csc|log|ln|lim|max|min|exp|det|gcd)$/;

/** Restores function names, which the library reads as adjacent variables. */
function withFunctions(source: string, math: Element): string {
  const names = new Set(
    [...math.querySelectorAll('mi, mo')].map(({ textContent }) => textContent?.trim() ?? ''),
  );
  return [...names]
    .filter((name) => functions.test(name))
    .reduce(
      (text, name) => text.replaceAll(new RegExp(`(?<![\\\\a-zA-Z{])${name}(?![a-zA-Z])`, 'g'), `\\${name}`),
      source,
    );
}

function sourceOfMath(math: Element): string {
  // Create the element in the clipboard's document, because that loads nothing.
  const written = math.ownerDocument.createElement('div');
  written.append(math.cloneNode(true));
  for (const note of written.querySelectorAll('annotation, annotation-xml')) note.remove();
  for (const semantics of written.querySelectorAll('semantics'))
    semantics.replaceWith(...semantics.childNodes);
  const xml = written.innerHTML.replaceAll('&nbsp;', ' ').replaceAll(/[\u2061-\u2064]/g, '');
  if (xml.length > sourceMax) return '';
  try {
    return withFunctions(MathMLToLaTeX.convert(xml), math);
  } catch {
    return '';
  }
}

/** Removes Wikipedia's wrapper around a formula. */
const bare = (source: string) => /^\{\\displaystyle\s([\s\S]*)\}$/.exec(source.trim())?.[1] ?? source;

function sourceOf(holder: Element): string {
  const math = holder.matches('math') ? holder : holder.querySelector('math');
  const picture = holder.matches('img') ? holder : holder.querySelector(wikiPictures);
  const told = [
    holder.querySelector(annotations)?.textContent,
    holder.querySelector('[data-latex]')?.getAttribute('data-latex'),
    picture?.getAttribute('alt'),
  ].find((source) => source?.trim());
  return bare(told ?? (math ? sourceOfMath(math) : '')).trim();
}

const isSeen = (holder: Element) =>
  (holder.textContent ?? '').trim() !== '' || holder.matches('img') || holder.querySelector('img') !== null;

const isBlock = (holder: Element) =>
  holder.matches('.katex-display, .MathJax_Display, mjx-container[display="true"]') ||
  holder.matches('[class*="fallback-image-display"]') ||
  [holder, ...holder.querySelectorAll('math')].some((one) => one.matches('math[display="block"]'));

const typed = /\\\((?:\\\\|(?!\\\()[\s\S])+?\\\)|\\\[(?:\\\\|(?!\\\[)[\s\S])+?\\\]/g;

/** Converts `\\(x\\)` in a page's text to formulas. */
function typedFormulas(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  for (const text of found) {
    // Only the text of these elements is used.
    if (text.parentElement?.closest('pre, code, svg')) continue;
    const value = text.nodeValue ?? '';
    const parts: (string | Node)[] = [];
    let at = 0;
    for (const { 0: whole, index } of value.matchAll(typed)) {
      const source = whole.slice(2, -2).trim();
      if (source === '') continue;
      const formula = document.createElement('span');
      formula.dataset.formula = source;
      parts.push(value.slice(at, index), formula);
      at = index + whole.length;
    }
    if (parts.length > 0) text.replaceWith(...parts, value.slice(at));
  }
}

/**
 * Restores formulas that a page had rendered (MathML, KaTeX, MathJax, Wikipedia): as text they would be plain
 * digits, and occur twice. Marks the places of those that can't be restored.
 */
export function pageFormulas(root: Element, losses: PasteLosses): void {
  for (const preview of root.querySelectorAll('.MathJax_Preview')) preview.remove();
  const found = [...root.querySelectorAll(`${holders}, math, ${wikiPictures}`)];
  for (const holder of found) {
    // A nested formula was replaced together with its parent.
    if (!root.contains(holder)) continue;
    const source = sourceOf(holder);
    if (source === '') {
      if (isSeen(holder)) {
        losses.formulas += 1;
        holder.before(markupEditorCopy.gaps.formulas.mark);
      }
      holder.remove();
      continue;
    }
    const isOwnLine = isBlock(holder) && holder.closest('td, th, h1, h2, h3, h4, h5, h6') === null;
    const formula = document.createElement(isOwnLine ? 'div' : 'span');
    formula.dataset.formula = source;
    holder.replaceWith(formula);
  }
  typedFormulas(root);
}
