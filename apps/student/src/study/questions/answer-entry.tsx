import { questionsCopy } from 'virtual:messages/questions';
import { unanswered } from '@repo/contracts/limits/progress';
import type { Question } from '@repo/contracts/tests';
import { Button } from '@repo/ui/button';
import { lazyOr } from '@repo/ui/lazy-or';
import { Keyboard } from 'lucide-react';
import { type RefObject, Suspense, useState } from 'react';
import { PartMissing } from '#src/platform/offline/part-missing.tsx';
import { shortOptionsOf } from './assertion-reason.ts';
import type { OnType } from './machine.ts';
import { QuestionOptions } from './question-options.tsx';

const TypedEntry = lazyOr(
  async () => (await import('./typed/typed-entry.tsx')).TypedEntry,
  ({ text, onOptions }) => (
    <PartMissing
      actions={
        <Button variant="outlined" onClick={onOptions}>
          {questionsCopy.typed.options}
        </Button>
      }
    >
      {text}
    </PartMissing>
  ),
);

/** An answer: the chosen option, or the typed text and the option that it matches. */
export type OwnAnswer = { option: number; text: string | null };

/** Whether the student last chose to type; then every question with a typed answer opens with its field. */
export type TypingChoice = { wantsToType: boolean; setWantsToType: (wantsToType: boolean) => void };

export const useTypingChoice = (hasTyped: boolean): TypingChoice => {
  const [wantsToType, setWantsToType] = useState(hasTyped);
  return { wantsToType, setWantsToType };
};

/** Whether the field is shown. What isn't shown mustn't count: an option under the field, or a text under the options. */
export const isTyping = (
  { typedAnswer }: Question,
  { option, text }: OwnAnswer,
  { wantsToType }: TypingChoice,
): boolean => typedAnswer !== undefined && (text !== null || (wantsToType && option === unanswered));

/** The options of a question, or the field for a typed answer. */
export function AnswerEntry({
  question,
  place,
  answer,
  typing,
  legend,
  onChoose,
  onType,
}: {
  question: Question;
  /**
   * Index of the question, so that each has its own field, even if it repeats the words of the previous one.
   */
  place: number;
  answer: OwnAnswer;
  typing: TypingChoice;
  /** Takes the focus when the field closes. */
  legend: RefObject<HTMLLegendElement | null>;
  onChoose: (option: number) => void;
  onType: OnType;
}) {
  // The question on which the student opened the field; only there does the field take the focus.
  const [openedOn, setOpenedOn] = useState<number | null>(null);
  if (isTyping(question, answer, typing))
    return (
      <Suspense fallback={<div className="min-h-48" />}>
        <TypedEntry
          key={place}
          question={question}
          onType={(...typed) => {
            // Or a restored text's field would close when it is emptied.
            typing.setWantsToType(true);
            onType(...typed);
          }}
          text={answer.text ?? ''}
          takesFocus={openedOn === place}
          onOptions={() => {
            typing.setWantsToType(false);
            onType(null, unanswered, null);
            legend.current?.focus();
          }}
        />
      </Suspense>
    );
  return (
    <>
      <QuestionOptions
        options={question.options}
        shortOptions={shortOptionsOf(question)}
        chosen={answer.option === unanswered ? null : answer.option}
        onChoose={onChoose}
      />
      {question.typedAnswer ? (
        <Button
          variant="quiet"
          className="-ml-5 mt-2"
          icon={<Keyboard size={18} aria-hidden="true" />}
          onClick={() => {
            typing.setWantsToType(true);
            onType(null, unanswered, null);
            setOpenedOn(place);
          }}
        >
          {questionsCopy.typed.type}
        </Button>
      ) : null}
    </>
  );
}
