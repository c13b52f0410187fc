import findApproximately from 'approx-string-match';

export type SnippetPart = { text: string; isMatch: boolean };

const before = 40;
const length = 150;
const escaped = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const [raised, lowered] = ['⁰¹²³⁴⁵⁶⁷⁸⁹', '₀₁₂₃₄₅₆₇₈₉'];
const anyForm = (character: string) =>
  /\d/.test(character)
    ? `[${character}${raised[Number(character)]}${lowered[Number(character)]}]`
    : escaped(character);

/** Matches a term as the index finds it: at the start of a word, whatever its apostrophes and raised numbers. */
function patternOf(term: string): string {
  const plain = term.normalize('NFKC').replaceAll(/['’^_]/g, '');
  if (!/^[\p{L}\p{N}]/u.test(plain)) return escaped(term);
  return `(?<![\\p{L}\\p{M}\\p{N}])${[...plain].map(anyForm).join("['’^_]*")}`;
}

/** The first word of the text that is the term but for a typo, as the index allows in long words. */
function similarWord(text: string, term: string): string | undefined {
  if (term.length <= 4) return undefined;
  const most = Math.round(term.length * 0.2);
  const wanted = term.toLowerCase();
  return text.match(/[\p{L}\p{M}\p{N}]+/gu)?.find((word) => {
    if (Math.abs(word.length - term.length) > most) return false;
    return findApproximately(word.toLowerCase(), wanted, most).some(
      ({ start, end, errors }) => errors + start + word.length - end <= most,
    );
  });
}

/** The part of a text around the first match, split into matching and other parts. */
export function snippet(given: string, words: string): SnippetPart[] {
  // Devanagari letters with a dot are written in one character or in two.
  const text = given.normalize('NFC');
  const terms = words
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => {
      const pattern = patternOf(term);
      return new RegExp(pattern, 'iu').test(text) ? pattern : patternOf(similarWord(text, term) ?? term);
    });
  if (terms.length === 0) return [{ text: text.slice(0, length), isMatch: false }];
  const pattern = new RegExp(`(${terms.join('|')})`, 'giu');
  const at = text.search(pattern);
  const wordStart = at > before ? text.indexOf(' ', at - before) + 1 : 0;
  const piece = text.slice(wordStart, wordStart + length);
  const shown = `${wordStart > 0 ? '… ' : ''}${piece}${wordStart + length < text.length ? ' …' : ''}`;
  return shown
    .split(pattern)
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
