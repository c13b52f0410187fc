import 'katex/dist/katex.min.css';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { formulaWords } from './formula-words.ts';

/**
 * KaTeX renders chemical equations as one unbreakable box; allow breaks after arrows and pluses like
 * elsewhere.
 */
function splitAtOperators(content: DocumentFragment): void {
  for (const base of content.querySelectorAll('.katex-html > .base')) {
    const [strut, whole, ...others] = base.children;
    if (!strut || !whole || others.length > 0) continue;
    const isOperator = (piece: Element) => piece.matches('.mrel, .mbin');
    if (![...whole.children].some(isOperator)) continue;
    let part = base.cloneNode() as Element;
    let isAfterOperator = false;
    for (const piece of [...whole.children]) {
      if (part.childElementCount === 0) part.append(strut.cloneNode(true));
      part.append(piece);
      if (isAfterOperator && piece.matches('.mspace')) {
        base.before(part);
        part = base.cloneNode() as Element;
      }
      isAfterOperator = isOperator(piece);
    }
    if (part.childElementCount > 0) base.replaceWith(part);
    else base.remove();
  }
}

/**
 * Accessible names of options, buttons and links come from text, and MathML has none: add the spoken words.
 */
function nameInWords(content: DocumentFragment): void {
  const words = formulaWords(content);
  content.querySelector('math')?.setAttribute('aria-label', words);
}

/** Maximum size of KaTeX elements in em, about the width of a phone. */
const sizeMax = 20;

/**
 * Renders a formula with KaTeX to HTML and MathML (for screen readers); null when invalid. Safe for untrusted
 * sources: no links, images or scripts.
 */
export function renderFormula(source: string, isDisplay: boolean): string | null {
  try {
    const html = katex.renderToString(source, {
      displayMode: isDisplay,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
      maxSize: sizeMax,
    });
    const holder = document.createElement('template');
    holder.innerHTML = html;
    if (source.includes('\\ce')) splitAtOperators(holder.content);
    nameInWords(holder.content);
    return holder.innerHTML;
  } catch {
    return null;
  }
}
