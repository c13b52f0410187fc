import type { LibraryChapter } from '@repo/contracts/library';
import type { Fault } from '../fault.ts';

/** Minutes for the fifteen questions of a main test; the board allows more than two minutes per mark. */
const mainMinutes: Record<string, readonly [min: number, max: number]> = {
  biology: [18, 30],
  chemistry: [18, 30],
  physics: [18, 30],
  mathematics: [22, 30],
  economics: [16, 25],
};
const mainQuestions = 15;
const minutesAQuestion = 1.2;

/** Tests with too little time to think, or too much to be a test. */
export function timeFaults({ id, tests }: LibraryChapter): Fault[] {
  const [subject = ''] = id.split('-');
  return tests.flatMap(({ title, timeLimit, questions }, at) => {
    const share = questions.length / mainQuestions;
    const [min, max] = (at === 0 ? mainMinutes[subject] : undefined) ?? [
      minutesAQuestion * mainQuestions,
      Number.POSITIVE_INFINITY,
    ];
    if (timeLimit >= min * share - 1e-9 && timeLimit <= max * share) return [];
    const wanted = Number.isFinite(max)
      ? `${Math.ceil(min * share)} to ${Math.floor(max * share)}`
      : `${Math.ceil(min * share)} or more`;
    return [
      {
        chapter: id,
        fault: `'${title}' gives ${timeLimit} minutes for ${questions.length} questions; there should be ${wanted}`,
      },
    ];
  });
}
