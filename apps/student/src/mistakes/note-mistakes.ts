import type { User } from '@repo/contracts/auth';
import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { grades } from '@repo/revision/grades';
import { questionItem } from '@repo/revision/item-hash';
import { noteFirstAnswers } from '#src/forecast/noted-answers.ts';
import { type Reviewed, reviewSender } from '#src/revision/send-reviews.ts';

/** A question of a chapter with the option that was chosen, from 0, or -1. */
export type Answered = { chapterId: string; question: Question; given: number };

const load = () => import('./note-known.ts');

/** Loads what `noteMistakes` needs while there is time. Never fails. */
export function prepareForMistakes({ plan }: Pick<User, 'plan'>): void {
  if (plan === 'Pro') load().catch(() => {});
}

const itemOf = ({ chapterId, question }: Answered) => questionItem(chapterId, question);
const isRight = ({ question, given }: Answered) => given === question.correctAnswer;
const isGiven = ({ given }: Answered) => given !== unanswered;

function noteFirst(userId: string, answers: readonly Answered[], atMs: number): void {
  const met = answers
    .filter(({ question }) => isAskedByBoard(question))
    .map((answer) => ({
      ...{ chapterId: answer.chapterId, item: itemOf(answer), atMs },
      isRight: isGiven(answer) ? isRight(answer) : null,
    }));
  noteFirstAnswers(userId, met);
}

/**
 * Keeps what the answers of a quiz, a practice or a paper that just ended tell of their questions, for a student of Super:
 * how each was met first, for where the student stands; a wrong one is a mistake that comes back; a right one counts where
 * the question was missed before. What was left open tells nothing. All but the last is kept before this returns: the page
 * may be left, and the network be gone. Never fails.
 */
export async function noteMistakes(
  { id, plan }: Pick<User, 'id' | 'plan'>,
  answers: readonly Answered[],
  reviewed: Reviewed = 'quiz',
): Promise<void> {
  if (plan !== 'Pro') return;
  const nowMs = Date.now();
  noteFirst(id, answers, nowMs);
  const given = answers.filter(isGiven);
  const missed = given.filter((one) => !isRight(one));
  const again = missed.map((one) => ({ item: itemOf(one), chapterId: one.chapterId, clockMs: nowMs }));
  if (again.length > 0)
    void reviewSender.note(
      id,
      again.map((one) => ({ kind: 'review', grade: grades.again, ...one })),
      reviewed,
    );
  const right = given.filter(isRight).map((one) => ({ item: itemOf(one), chapterId: one.chapterId }));
  await load()
    .then(({ noteKnown }) => noteKnown(id, right, reviewed))
    .catch(() => {});
}
