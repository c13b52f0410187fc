import type { LibraryChapter } from '@repo/contracts/library';
import { syllable } from 'syllable';
import { cut, type Fault } from './fault.ts';
import { pagesOf, sentencesOf, wordsOf } from './prose.ts';

/** Words a sentence on average, in the longest one, and the school year that the Flesch-Kincaid formula gives. */
export type ReadingLevel = { meanWords: number; longest: string; longestWords: number; grade: number };

/** A second-language reader of Class 10 reads this once. */
const bounds = { meanWords: 10, longestWords: 36, grade: 7 };

export function readingLevel(chapter: LibraryChapter): ReadingLevel {
  const sentences = pagesOf(chapter)
    .flatMap(sentencesOf)
    .map((sentence) => ({ sentence, words: wordsOf(sentence) }));
  const words = sentences.flatMap((each) => each.words);
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0);
  const meanWords = words.length / sentences.length;
  const longest = sentences.toSorted((one, other) => other.words.length - one.words.length)[0];
  return {
    meanWords,
    longest: longest?.sentence ?? '',
    longestWords: longest?.words.length ?? 0,
    grade: 0.39 * meanWords + 11.8 * (syllables / words.length) - 15.59,
  };
}

/** Where a chapter's notes and summary are harder to read than they should be. */
export function readingFaults(chapter: LibraryChapter): Fault[] {
  const found = readingLevel(chapter);
  const faults: string[] = [];
  if (found.meanWords > bounds.meanWords) faults.push(`${found.meanWords.toFixed(1)} words a sentence`);
  if (found.longestWords > bounds.longestWords)
    faults.push(`a sentence of ${found.longestWords} words: ${cut(found.longest)}`);
  if (found.grade > bounds.grade) faults.push(`reads like year ${found.grade.toFixed(1)} of school`);
  return faults.map((fault) => ({ chapter: chapter.id, fault }));
}
