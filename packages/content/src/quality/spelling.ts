import { readFile } from 'node:fs/promises';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { wordsOfTerms } from './board-terms.ts';

/** Words of the subjects, names and Hinglish that no dictionary of English has; one a line, `#` begins a comment. */
const wordList = new URL('../../words.txt', import.meta.url);

export type Speller = { isKnown: (word: string) => boolean; unused: () => string[] };

/** @returns the list of the starter library */
export const readWordList = (): Promise<string> => readFile(wordList, 'utf8');

/** British spelling, as the textbooks have it, the words of a list and those of board terms. */
export function openSpeller(list: string, boardTerms: readonly string[] = []): Speller {
  const lines = list.split('\n').map((line) => line.replace(/#.*$/, '').trim());
  const own = new Set(lines.filter(Boolean));
  const unused = new Set(own);
  const english = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) });
  const ofTerms = new Set(wordsOfTerms(boardTerms));
  const isOfTerm = (word: string) =>
    [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((each) => ofTerms.has(each.toLowerCase()));
  const isOwn = (word: string) => {
    const found = [word, word.toLowerCase()].find((each) => own.has(each));
    if (found) unused.delete(found);
    return found !== undefined;
  };
  return {
    isKnown: (word) => english.correct(word) || isOwn(word) || isOfTerm(word),
    unused: () => [...unused],
  };
}

/** No words: names of figures, the letters of a formula, and single letters as in "point A". */
const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/\$\$[^$]*\$\$|\$[^$]*\$/g, ' ')
    .replaceAll(/\]\([a-z0-9-]+ "/g, '] "')
    .replaceAll(/\*\*?/g, '')
    .match(/\p{L}[\p{L}'’]*/gu) ?? [];

/** Neither an abbreviation, nor the formula of a substance, nor the points of a drawing. */
const isWord = (word: string) => !/\p{Lu}.*\p{Lu}|[\p{Script=Greek}ₙ]/u.test(word);

/** @returns each word of the texts that is neither English nor in the list, once */
export function unknownWords(texts: readonly string[], { isKnown }: Speller): string[] {
  const bare = (word: string) => word.replace(/['’](?:s|S)?$/, '');
  const words = new Set(texts.flatMap(wordsIn).map(bare).filter(isWord));
  return [...words].filter((word) => word.length > 2 && !isKnown(word)).sort();
}
