import { persistedRun } from '#src/platform/storage/persisted-run.ts';
import { guarded, isRecord, isWhole } from '#src/platform/storage/schema.ts';
import type { PracticePlace } from '#src/study/questions/kept-practice.ts';
import type { WrittenSource } from '#src/study/written/use-answer.ts';
import type { Marks } from '#src/study/written/use-written-marks.ts';

/** A stored practice of written questions, independent of later publications. */
export type WrittenRun = {
  sources: WrittenSource[];
  places: PracticePlace[];
  /** Marks of each question; null when unmarked. */
  marks: (Marks | null)[];
  /** The current question, from 0; past the last one when the practice is over. */
  index: number;
};

function isRun(value: unknown): value is WrittenRun {
  if (!isRecord(value)) return false;
  const { sources, places, marks, index } = value;
  return (
    Array.isArray(sources) &&
    sources.length > 0 &&
    sources.every((source) => isRecord(source) && isRecord(source.question)) &&
    Array.isArray(places) &&
    Array.isArray(marks) &&
    marks.length === sources.length &&
    isWhole(index)
  );
}

/** The running practice, one per student. */
const runs = persistedRun<WrittenRun>({
  key: 'written-practice-',
  progressKey: 'written-practice-marks-',
  schema: guarded(isRun),
  idOf: ({ sources }) => sources.map(({ question }) => question._id).join(' '),
  changedOf: ({ marks, index }) => ({ marks, index }),
});

export const readRun = (userId: string): WrittenRun | null => runs.get(userId);

export function keepRun(userId: string, run: WrittenRun | null): void {
  if (run) runs.set(run, userId);
  else runs.clear(userId);
}

export const isOver = ({ index, sources }: WrittenRun): boolean => index >= sources.length;
