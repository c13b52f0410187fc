export type SnippetPart = { text: string; isMatch: boolean };

const before = 40;
const length = 150;
const escaped = (term: string) => term.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The part of a text around the first match, split into matching and other parts. */
export function snippet(text: string, words: string): SnippetPart[] {
  const terms = words.split(/\s+/).filter(Boolean).map(escaped);
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
