import type { PracticeQuestion, PracticeSet } from '#src/questions/kept-practice.ts';
import { shuffled } from '#src/questions/shuffled.ts';
import type { PracticeChapter } from './pool.ts';

/** Numbers from 0 up to 1, the same ones for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * `count` questions of these chapters in random order, no more than there are: each chapter gives one in turn, so
 * that none is left out while there is room. The same seed gives the same practice.
 */
export function mixQuestions(chapters: readonly PracticeChapter[], count: number, seed: number): PracticeSet {
  const random = seededRandom(seed);
  const stacks = shuffled(chapters, random).map(({ chapterId, questions }) =>
    shuffled(questions, random).map((question): PracticeQuestion => ({ ...question, chapterId })),
  );
  const longest = Math.max(0, ...stacks.map((stack) => stack.length));
  const dealt = Array.from({ length: longest }, (_, round) => stacks.flatMap((stack) => stack[round] ?? []));
  const questions = shuffled(dealt.flat().slice(0, count), random);
  const asked = new Set(questions.map(({ chapterId }) => chapterId));
  const places = chapters
    .filter(({ chapterId }) => asked.has(chapterId))
    .map(({ questions: _, ...place }) => place);
  return { questions, places };
}
