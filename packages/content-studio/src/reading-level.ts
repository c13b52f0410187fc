import type { LibraryChapter } from '@repo/contracts/library';
import { syllable } from 'syllable';
import { termReplacer } from './board-terms.ts';
import { cut, type Fault } from './fault.ts';
import { pagesOf, sentencesOf, wordsOf } from './prose.ts';

/** Average and maximum words per sentence, and the Flesch-Kincaid grade. */
export type ReadingLevel = { meanWords: number; longest: string; longestWords: number; grade: number };

/**
 * Limits up to which a Class 10 student whose second language is English understands a sentence at first
 * reading.
 */
const bounds = { meanWords: 10, longestWords: 36, grade: 7 };

const syllablesOf = (word: string) => Math.max(1, syllable(word));

/**
 * @param boardTerms their longer words only count for sentence length: students must know them for the exam
 */
export function readingLevel(chapter: LibraryChapter, boardTerms: readonly string[] = []): ReadingLevel {
  const replaceTerms = termReplacer(boardTerms);
  const isPlain = (word: string) => syllablesOf(word) === 1;
  const withoutTerms = (sentence: string) =>
    replaceTerms(sentence, (term) => wordsOf(term).filter(isPlain).join(' '));
  const sentences = pagesOf(chapter)
    .flatMap(sentencesOf)
    .map((sentence) => ({ sentence, words: wordsOf(sentence) }));
  const words = sentences.flatMap((each) => each.words);
  const graded = sentences.flatMap(({ sentence }) => wordsOf(withoutTerms(sentence)));
  const syllables = graded.reduce((sum, word) => sum + syllablesOf(word), 0);
  const meanWords = words.length / sentences.length;
  const longest = sentences.toSorted((one, other) => other.words.length - one.words.length)[0];
  return {
    meanWords,
    longest: longest?.sentence ?? '',
    longestWords: longest?.words.length ?? 0,
    grade: 0.39 * meanWords + 11.8 * (syllables / graded.length) - 15.59,
  };
}

/** Chapters whose notes and summary are too hard to read. */
export function readingFaults(chapter: LibraryChapter, boardTerms: readonly string[] = []): Fault[] {
  const found = readingLevel(chapter, boardTerms);
  const faults: string[] = [];
  if (found.meanWords > bounds.meanWords) faults.push(`${found.meanWords.toFixed(1)} words a sentence`);
  if (found.longestWords > bounds.longestWords)
    faults.push(`a sentence of ${found.longestWords} words: ${cut(found.longest)}`);
  if (found.grade > bounds.grade) faults.push(`reads like year ${found.grade.toFixed(1)} of school`);
  return faults.map((fault) => ({ chapter: chapter.id, fault }));
}
