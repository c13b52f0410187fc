import 'katex/dist/katex.min.css';
import katex from 'katex';
import 'katex/contrib/mhchem';

/**
 * A formula as HTML of KaTeX (with MathML for screen readers), or null when it is not a valid one.
 * Nothing of the source can become a link, an image or a script: KaTeX trusts no command here.
 */
export function renderFormula(source: string, isDisplay: boolean): string | null {
  try {
    return katex.renderToString(source, {
      displayMode: isDisplay,
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxExpand: 500,
    });
  } catch {
    return null;
  }
}
