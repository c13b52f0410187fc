import { readFile } from 'node:fs/promises';
import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { wordsOfTerms } from './board-terms.ts';

/** Subject terms, names and Hinglish missing in English dictionaries; one per line, `#` starts a comment. */
const wordList = new URL('../words.txt', import.meta.url);

export type Speller = { isKnown: (word: string) => boolean; unused: () => string[] };

export const readWordList = (): Promise<string> => readFile(wordList, 'utf8');

/** A spell checker with British spelling as in the textbooks, plus a word list and the board terms. */
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

/** Skips names of figures, letters of formulas, single letters as in "point A", and Hindi. */
const wordsIn = (text: string): string[] =>
  text
    .replaceAll(/\$\$[^$]*\$\$|\$[^$]*\$/g, ' ')
    .replaceAll(/\]\([a-z0-9-]+ "/g, '] "')
    .replaceAll(/\*\*?/g, '')
    .match(/[\p{L}\p{M}][\p{L}\p{M}'’]*/gu)
    ?.filter((word) => !/\p{Script=Devanagari}/u.test(word)) ?? [];

/** Whether it is a word: not an abbreviation, a chemical formula, or points of a drawing. */
const isWord = (word: string) => !/\p{Lu}.*\p{Lu}|[\p{Script=Greek}ₙ]/u.test(word);

/** @returns words that are neither English nor in the list, without duplicates */
export function unknownWords(texts: readonly string[], { isKnown }: Speller): string[] {
  const bare = (word: string) => word.replace(/['’](?:s|S)?$/, '');
  const words = new Set(texts.flatMap(wordsIn).map(bare).filter(isWord));
  return [...words].filter((word) => word.length > 2 && !isKnown(word)).sort();
}
