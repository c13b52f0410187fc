import { spokenText } from '@repo/ui/markup-needs';
import { plainFormula } from './plain-formula.ts';

const formula = /(\$\$?)([^$]+?)\1/g;
const listMark = /^[ \t]*(?:[-+*]|\d{1,9}[.)])[ \t]+/gm;
/** Escaped characters, mapped to private-use code points while the rest is parsed. */
const literal = /\\([!-/:-@[\]^_`|~])/g;
const hidden = /[\u{F0000}-\u{F007F}]/gu;
const privateStart = 0xf0000;

/** A text without markup, with formulas in plain characters. */
export function plainText(markup: string): string {
  const withFormulas = markup
    .replaceAll('\\$', () => String.fromCodePoint(privateStart + 36))
    .replaceAll(formula, (_, __, inner: string) => plainFormula(inner))
    .replaceAll(literal, (_, sign: string) => String.fromCodePoint(privateStart + sign.charCodeAt(0)));
  return spokenText(withFormulas.replaceAll(listMark, ''))
    .replaceAll(/\*+/g, '')
    .replaceAll(hidden, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) - privateStart))
    .replaceAll(/\s+/g, ' ')
    .trim();
}
