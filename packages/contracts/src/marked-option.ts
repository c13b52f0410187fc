import { hasOpenStar } from './option-residue.ts';

/** Bold, underlined or highlighted as a whole, or a tick. */
const looksRight =
  /^(?:\*\*(?:[^*]|\*(?!\*))+\*\*|__[^_]+__|==[^=]+==)$|^<(?:u|b|mark|strong)\b[^<>]{0,99}>|[✓✔☑✅★]/iu;
const saysRight = /[([](?:right|correct|सही|ans(?:wer)?)[)\]]\s*$/iu;

/** The only option that a mark shows as right; null for none or several. */
export function markedOption(texts: readonly string[]): number | null {
  // An angle may be '(acute)' or '(right)'.
  const isSaid = texts.filter((text) => /[)\]]\s*$/.test(text)).length === 1;
  // 'z*' is a symbol.
  const isStarred = (text: string) => hasOpenStar(text) && !/^\p{L}\\?\*$/u.test(text);
  const isMarked = (text: string) =>
    looksRight.test(text) || isStarred(text) || (isSaid && saysRight.test(text));
  const [at, ...others] = texts.flatMap((text, index) => (isMarked(text) ? [index] : []));
  return at === undefined || others.length > 0 || texts.length < 2 ? null : at;
}
