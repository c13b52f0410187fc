import { questionsCopy } from 'virtual:messages/questions';
import type { QuestionGroup } from '@repo/contracts/items/question-kinds';
import { unanswered } from '@repo/contracts/limits/progress';
import { clsx } from 'clsx';
import { isTyped, type TypedTexts } from './machine.ts';

/** Progress of answering: one segment per question, or one per case, which fills with its questions. */
export function AnswerMeter({
  answers,
  typed,
  groups,
  index,
}: {
  answers: readonly number[];
  typed?: TypedTexts | undefined;
  groups: readonly QuestionGroup[];
  index: number;
}) {
  const isGiven = answers.map((answer, at) => answer !== unanswered || isTyped(typed, at));
  const answeredIn = (given: readonly boolean[]) => given.filter(Boolean).length;
  return (
    <div
      role="img"
      aria-label={questionsCopy.answered({ n: answeredIn(isGiven), count: answers.length })}
      className="keep-colour flex gap-1"
    >
      {groups.map(({ first, count }) => {
        const isHere = index >= first && index < first + count;
        const answered = answeredIn(isGiven.slice(first, first + count));
        // The current question has its own mark, answered or not.
        const isInked = answered > 0 && !(isHere && count === 1);
        return (
          <span
            key={first}
            data-segment={count}
            style={{ flexGrow: count }}
            className={clsx(
              'h-1.5 min-w-px basis-0 overflow-hidden rounded-full',
              isHere ? 'bg-marker outline-1 outline-line-strong' : 'bg-line',
            )}
          >
            {isInked ? (
              <span className="block h-full bg-pen" style={{ width: `${(100 * answered) / count}%` }} />
            ) : null}
          </span>
        );
      })}
    </div>
  );
}
