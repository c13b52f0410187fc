import { isAskedByBoard } from '@repo/contracts/extra.rules';
import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { type Grade, grades, questionItem } from '@repo/revision/memory';
import { reviewItems } from '#src/cards/review-card.ts';
import { noteFirstAnswers } from '#src/forecast/noted-answers.ts';
import { readStates } from '#src/revision/read-states.ts';

/** A question of a chapter with the option that was chosen, from 0, or -1. */
export type Answered = { chapterId: string; question: Question; given: number };

const isRight = ({ question, given }: Answered) => given === question.correctAnswer;

const noteAll = (userId: string, answers: readonly Answered[], grade: Grade) =>
  reviewItems(
    userId,
    answers.map(({ chapterId, question }) => ({
      kind: 'review',
      grade,
      item: questionItem(chapterId, question),
      chapterId,
    })),
  );

/** Whether it was right; null when it was left open. */
const outcomeOf = (answer: Answered) => (answer.given === unanswered ? null : isRight(answer));

/**
 * Keeps what the answers tell of their questions: how each was met first, for where the student stands; a wrong one is a mistake that comes back, a right one counts where the
 * question was missed before. What was left open tells nothing. Never fails.
 */
export async function noteAnswers(userId: string, answers: readonly Answered[]): Promise<void> {
  // At once: the page may be left.
  const atMs = Date.now();
  noteFirstAnswers(
    userId,
    answers
      .filter(({ question }) => isAskedByBoard(question))
      .map((answer) => ({
        ...{ chapterId: answer.chapterId, item: questionItem(answer.chapterId, answer.question) },
        ...{ isRight: outcomeOf(answer), atMs },
      })),
  );
  const given = answers.filter((one) => one.given !== unanswered);
  const noted = noteAll(
    userId,
    given.filter((one) => !isRight(one)),
    grades.again,
  );
  const states = await readStates(userId);
  const known = given.filter((one) => isRight(one) && states.has(questionItem(one.chapterId, one.question)));
  await Promise.all([noted, noteAll(userId, known, grades.good)]);
}
