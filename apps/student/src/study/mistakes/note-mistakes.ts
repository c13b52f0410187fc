import type { User } from '@repo/contracts/auth';
import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { outcomeOf } from '@repo/contracts/progress.rules';
import type { Question } from '@repo/contracts/tests';
import { grades } from '@repo/revision/grades';
import { questionItem } from '@repo/revision/item-hash';
import { noteFirstAnswers } from '#src/study/forecast/noted-answers.ts';
import { type Reviewed, reviewSender } from '#src/study/reviews/send-reviews.ts';

/** A question with the chosen option's index, or -1. */
export type Answered = {
  chapterId: string;
  question: Question;
  given: number;
  /** The typed text, which may match no option. */
  typed?: string | null | undefined;
};

const load = () => import('./note-known.ts');

/** Preloads the code of `noteMistakes`. Never fails. */
export function prepareForMistakes({ plan }: Pick<User, 'plan'>): void {
  if (plan === 'Pro') load().catch(() => {});
}

const itemOf = ({ chapterId, question }: Answered) => questionItem(chapterId, question);
const isRight = ({ question, given, typed }: Answered) =>
  outcomeOf(question, given, (typed ?? null) !== null);

function noteFirst(userId: string, answers: readonly Answered[], atMs: number): void {
  const met = answers
    .filter(({ question }) => isAskedByBoard(question))
    .map((answer) => ({
      ...{ chapterId: answer.chapterId, item: itemOf(answer), atMs },
      isRight: isRight(answer),
    }));
  noteFirstAnswers(userId, met);
}

/**
 * Records the answers of a finished quiz, practice or paper for a Super student: first answers for the
 * forecast, wrong answers as mistakes, right answers to earlier mistakes. Open answers count nowhere. All but
 * the last is stored synchronously, since the page may close. Never fails.
 */
export async function noteMistakes(
  { id, plan }: Pick<User, 'id' | 'plan'>,
  answers: readonly Answered[],
  reviewed: Reviewed = 'quiz',
): Promise<void> {
  if (plan !== 'Pro') return;
  const nowMs = Date.now();
  noteFirst(id, answers, nowMs);
  const missed = answers.filter((one) => isRight(one) === false);
  const again = missed.map((one) => ({ item: itemOf(one), chapterId: one.chapterId, clockMs: nowMs }));
  if (again.length > 0)
    void reviewSender.note(
      id,
      again.map((one) => ({ kind: 'review', grade: grades.again, ...one })),
      reviewed,
    );
  const right = answers.filter(isRight).map((one) => ({ item: itemOf(one), chapterId: one.chapterId }));
  await load()
    .then(({ noteKnown }) => noteKnown(id, right, reviewed))
    .catch(() => {});
}
