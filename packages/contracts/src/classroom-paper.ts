import type { Question } from './items/question.ts';
import type { Written } from './items/written.ts';
import { caseQuestionsMax } from './limits/content.ts';
import { shuffleOptions } from './option-order.ts';
import { letterOf } from './question-names.ts';
import { seededRandom, shuffled } from './seeded-random.ts';

type WrittenTexts = Pick<Written, 'passage' | 'alternatives'>;

/** A question of a paper with its number, from 1. The questions of a case are asked together. */
export type AskedQuestion = { number: number; marks: number } & (
  | { kind: 'choice'; questions: readonly Question[] }
  | { kind: 'written'; question: WrittenTexts }
);

/** The questions of a printed test: those with options in groups, a case or a single one, and written ones. */
export type PickedQuestions = {
  groups: readonly (readonly Question[])[];
  written: readonly (WrittenTexts & Pick<Written, '_id' | 'marks'>)[];
};

/** One set of a printed test. `writtenIds` names its written questions in order. */
export type PaperSet = {
  /** A to D; null for a single paper, whose questions and options are not shuffled. */
  name: string | null;
  choice: Extract<AskedQuestion, { kind: 'choice' }>[];
  written: Extract<AskedQuestion, { kind: 'written' }>[];
  writtenIds: string[];
};

export const paperSetsMax = 4;
export const paperSeedMax = 999_999;

/**
 * The sets of a test. With several, the seed decides the order of questions and options in each: the same
 * questions and seed give the same sets. Written questions stay sorted by marks.
 */
export function composeSets(
  { groups, written }: PickedQuestions,
  { sets, seed }: { sets: number; seed: number },
): PaperSet[] {
  return Array.from({ length: sets }, (_, at) => {
    const isShuffled = sets > 1;
    const seedOfSet = seed * paperSetsMax + at;
    const random = seededRandom(seedOfSet);
    // Each question has its own seed, so that editing an option doesn't reorder the other questions.
    const mixed = (questions: readonly Question[], group: number) =>
      questions.map((question, part) =>
        shuffleOptions(question, seededRandom(seedOfSet * 10_000 + group * caseQuestionsMax + part)),
      );
    const ordered = isShuffled ? shuffled(groups.map(mixed), random) : groups;
    const ofMarks = (isShuffled ? shuffled(written, random) : written).toSorted(
      (one, other) => one.marks - other.marks,
    );
    return {
      name: isShuffled ? letterOf(at) : null,
      choice: ordered.map((questions, index) => ({
        kind: 'choice',
        number: index + 1,
        marks: questions.length,
        questions,
      })),
      written: ofMarks.map((question, index) => ({
        kind: 'written',
        number: groups.length + index + 1,
        marks: question.marks,
        question,
      })),
      writtenIds: ofMarks.map(({ _id }) => _id),
    };
  });
}

/** The marks of a whole paper. */
export const marksOfSet = ({ choice, written }: PaperSet): number =>
  [...choice, ...written].reduce((sum, { marks }) => sum + marks, 0);
