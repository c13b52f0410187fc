import { unanswered } from '@repo/contracts/limits/progress';
import { type MarkedAnswer, marksByUnit } from '@repo/contracts/papers.rules';
import type { PaperAnswer, PaperResult } from '@repo/contracts/progress';
import { pointCount, writtenHalves } from '@repo/contracts/written.rules';
import { isTyped } from '#src/study/questions/machine.ts';
import type { Asked, Given, KeptPaper } from '#src/study/written/kept-paper.ts';
import type { PaperSubmission } from '#src/study-log/outbox/job.ts';

/** Half marks, as in all calculations. */
export type QuestionMarks = { halves: number; outOfHalves: number };

/** The server's maximum, in seconds. */
const longestTimeSeconds = 1_000_000;

/** Marks of a question: two halves for each right option, or the ticked points of a written answer. */
export function marksOf(asked: Asked, { options, alternative, ticked }: Given): QuestionMarks {
  if (asked.kind === 'written') {
    const halves = alternative === null ? 0 : writtenHalves(asked.question, alternative, ticked);
    return { halves, outOfHalves: asked.marks * 2 };
  }
  const right = asked.questions.filter(({ correctAnswer }, part) => options[part] === correctAnswer).length;
  return { halves: right * 2, outOfHalves: asked.questions.length * 2 };
}

/** Each question with its marks, in order. */
export function markedQuestions({ sheet, answers }: KeptPaper) {
  return sheet.questions.flatMap((asked, at) => {
    const given = answers.given[at];
    return given ? [{ asked, given, marks: marksOf(asked, given) }] : [];
  });
}

function answersIn(asked: Asked, { options, typed, alternative, ticked }: Given): PaperAnswer[] {
  const { chapterId } = asked;
  if (asked.kind === 'choice') {
    const { testId, first, questions } = asked;
    return questions.map((_, part) => {
      const answer = options[part] ?? unanswered;
      const isWithoutOption = answer === unanswered && isTyped(typed, part);
      return {
        ...{ chapterId, testId, index: first + part, answer },
        ...(isWithoutOption && { isTyped: true as const }),
      };
    });
  }
  // A question without a chosen alternative counts as A without points.
  const chosen = alternative ?? 0;
  const points = asked.question.alternatives[chosen];
  const signs = ticked.padEnd(points ? pointCount(points) : 0, '0');
  return [{ chapterId, writtenId: asked.question._id, alternative: chosen, ticked: signs }];
}

const secondsOf = ({ answers }: KeptPaper) =>
  Math.min(longestTimeSeconds, answers.ended?.timeTakenSeconds ?? 0);

/** The request body for a marked paper. */
export function submissionOf(kept: KeptPaper): PaperSubmission {
  const { attemptId, paper, contentTimestamp } = kept.sheet;
  return {
    attemptId,
    paperId: paper._id,
    answers: markedQuestions(kept).flatMap(({ asked, given }) => answersIn(asked, given)),
    timeTaken: secondsOf(kept),
    contentTimestamp: contentTimestamp ?? undefined,
  };
}

/** Unit with the most lost marks in a marked paper, and its chapter with the most; null if none were lost. */
export function weakestUnitOf(kept: KeptPaper): { unit: string; marks: number; chapterId: string } | null {
  const lostOf = ({ halves, outOfHalves }: QuestionMarks) => outOfHalves - halves;
  const [weakest] = resultOf(kept).units.toSorted((one, other) => lostOf(other) - lostOf(one));
  const unit = kept.sheet.paper.units.find(({ name }) => name === weakest?.name);
  if (!weakest || !unit || lostOf(weakest) === 0) return null;
  const lost = new Map<string, number>();
  for (const { asked, marks } of markedQuestions(kept))
    if (unit.chapterIds.includes(asked.chapterId))
      lost.set(asked.chapterId, (lost.get(asked.chapterId) ?? 0) + lostOf(marks));
  const [most] = [...lost].toSorted(([, one], [, other]) => other - one);
  return most ? { unit: weakest.name, marks: Math.round(lostOf(weakest) / 2), chapterId: most[0] } : null;
}

/** Result of a paper, total and by unit, calculated as the server does. */
export function resultOf(kept: KeptPaper): Omit<PaperResult, '_id' | 'createdAt'> {
  const { paper } = kept.sheet;
  const marked = markedQuestions(kept).map(
    ({ asked: { chapterId }, marks }): MarkedAnswer => ({ chapterId, ...marks }),
  );
  const sumOf = (name: 'halves' | 'outOfHalves') => marked.reduce((sum, one) => sum + one[name], 0);
  return {
    paperId: paper._id,
    name: paper.name,
    halves: sumOf('halves'),
    outOfHalves: sumOf('outOfHalves'),
    units: marksByUnit(paper, marked),
    timeTaken: secondsOf(kept),
  };
}
