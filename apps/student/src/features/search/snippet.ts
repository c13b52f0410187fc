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

/** Matches each of the words, as they are in the text; undefined without any. */
function matchesOf(words: string, text: string): RegExp | undefined {
  const terms = words
    .split(/\s+/)
    .filter(Boolean)
    .map((term) => {
      const pattern = patternOf(term);
      return new RegExp(pattern, 'iu').test(text) ? pattern : patternOf(similarWord(text, term) ?? term);
    });
  return terms.length > 0 ? new RegExp(`(${terms.join('|')})`, 'giu') : undefined;
}

/** Devanagari letters with a dot are written in one character or in two. */
const normalized = (text: string) => text.normalize('NFC');

/** The part of a text around the first match. */
export function excerpt(given: string, words: string): string {
  const text = normalized(given);
  const pattern = matchesOf(words, text);
  const at = pattern ? text.search(pattern) : 0;
  const wordStart = at > before ? text.indexOf(' ', at - before) + 1 : 0;
  const piece = text.slice(wordStart, wordStart + length);
  return `${wordStart > 0 ? '… ' : ''}${piece}${wordStart + length < text.length ? ' …' : ''}`;
}

/** A text, split into matching and other parts. */
export function markMatches(given: string, words: string): SnippetPart[] {
  const text = normalized(given);
  const pattern = matchesOf(words, text);
  const parts = pattern ? text.split(pattern) : [text];
  return parts
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
