import 'katex/dist/katex.min.css';
import katex from 'katex';
import 'katex/contrib/mhchem';
import { formulaWords } from './formula-words.ts';

/** A chemical equation comes as one piece; like any other it may break after an arrow or a plus. */
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

/** Names of options, buttons and links are made of text, and MathML has none: the formula says its own words. */
function nameInWords(content: DocumentFragment): void {
  const words = formulaWords(content);
  content.querySelector('math')?.setAttribute('aria-label', words);
}

/** In ems, the width of a phone: nothing of a formula is drawn wider or taller. */
const sizeMax = 20;

/**
 * A formula as HTML of KaTeX (with MathML for screen readers), or null when it is not a valid one.
 * Nothing of the source can become a link, an image or a script: KaTeX trusts no command here.
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
