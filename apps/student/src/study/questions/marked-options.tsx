import { questionsCopy } from 'virtual:messages/questions';
import { letterOf } from '@repo/contracts/question-names';
import type { Question } from '@repo/contracts/tests';
import { Markup } from '@repo/ui/markup';
import { Tick } from '@repo/ui/tick';
import { clsx } from 'clsx';

/** A row of OMR circles: the chosen one is filled, the right one ticked. */
export function Bubbles({ question, given }: { question: Question; given: number | null }) {
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-4 gap-y-3 pt-1">
      {question.options.map((_, option) => (
        <span key={option} className="relative">
          <span
            className={clsx(
              'keep-colour grid size-8 place-items-center rounded-full border-[1.5px] text-meta font-bold',
              option === given ? 'border-pen-fill bg-pen-fill text-white' : 'border-line-strong text-ink-2',
            )}
          >
            {letterOf(option)}
          </span>
          {option === question.correctAnswer ? (
            <Tick size={24} animated className="absolute -right-3.5 -top-3.5 text-redpen" />
          ) : null}
        </span>
      ))}
    </div>
  );
}

type OptionLineProps = { label: string; labelClass: string; question: Question; option: number };

/** An option with its letter, labelled as chosen or right. */
export function OptionLine({ label, labelClass, question, option }: OptionLineProps) {
  const text = question.options[option];
  return (
    <div className="grid gap-x-3 sm:grid-cols-[7rem_1fr]">
      <dt className={clsx('text-meta text-ink-2', labelClass)}>{label}</dt>
      <dd className="font-bold">
        {text === undefined ? (
          questionsCopy.notSelected
        ) : (
          <span className="flex gap-2">
            <span>{letterOf(option)}.</span>
            <span className="min-w-0 flex-1 break-words">
              <Markup text={text} inline />
            </span>
          </span>
        )}
      </dd>
    </div>
  );
}
