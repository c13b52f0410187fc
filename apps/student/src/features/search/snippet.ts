export type SnippetPart = { text: string; isMatch: boolean };

const before = 40;
const length = 150;
const escaped = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches each of the words; undefined without any. */
function patternOf(words: string): RegExp | undefined {
  const terms = words.split(/\s+/).filter(Boolean).map(escaped);
  return terms.length > 0 ? new RegExp(`(${terms.join('|')})`, 'giu') : undefined;
}

/** The part of a text around the first match. */
export function excerpt(text: string, words: string): string {
  const pattern = patternOf(words);
  const at = pattern ? text.search(pattern) : 0;
  const wordStart = at > before ? text.indexOf(' ', at - before) + 1 : 0;
  const piece = text.slice(wordStart, wordStart + length);
  return `${wordStart > 0 ? '… ' : ''}${piece}${wordStart + length < text.length ? ' …' : ''}`;
}

/** A text, split into matching and other parts. */
export function markMatches(text: string, words: string): SnippetPart[] {
  const pattern = patternOf(words);
  const parts = pattern ? text.split(pattern) : [text];
  return parts
    .map((part, index) => ({ text: part, isMatch: index % 2 === 1 }))
    .filter((part) => part.text !== '');
}
