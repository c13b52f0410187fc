import type { LibraryChapter } from '@repo/contracts/library';
import type { Fault } from './fault.ts';
import { hinglishFaults } from './house/hinglish.ts';
import { numberFaults } from './house/number-style.ts';
import { optionPlaceFaults } from './house/option-places.ts';
import { timeFaults } from './house/times.ts';
import { topicFaults } from './house/topics.ts';
import { wordingFaults } from './house/wording.ts';
import type { PlacedText } from './sources.ts';
import type { Syllabus } from './syllabus.ts';

/**
 * Rules for texts of all files, including papers.
 * @param hinglish words allowed only in certain places
 */
export const textRuleFaults = (
  chapter: string,
  texts: readonly PlacedText[],
  hinglish: ReadonlySet<string>,
): Fault[] =>
  [
    ...numberFaults(texts),
    ...wordingFaults(texts),
    ...optionPlaceFaults(texts),
    ...hinglishFaults(texts, hinglish),
  ].map((found) => ({ chapter, ...found }));

/** Rules for chapters: test times, order and structure of topics. */
export const chapterRuleFaults = (
  chapter: LibraryChapter,
  syllabus: Syllabus | undefined,
  texts: readonly PlacedText[],
): Fault[] => [
  ...timeFaults(chapter),
  ...(syllabus ? topicFaults(chapter, syllabus, texts) : []).map((found) => ({
    chapter: chapter.id,
    ...found,
  })),
];
