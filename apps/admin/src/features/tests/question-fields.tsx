import { TextAreaField } from '@repo/ui/text-field';
import type { ClipboardEvent } from 'react';
import { DifficultyField } from '#src/chapter-items/difficulty-field.tsx';
import { controlOf } from './check-test.ts';
import { testsCopy } from './copy.ts';
import { OptionList, type OptionRemoval } from './option-list.tsx';
import { parsePastedQuestions } from './pasted-questions.ts';
import type { QuestionForm } from './test-form.ts';
import type { Dispatch } from './use-test-editor.ts';

export type QuestionFieldsProps = {
  question: QuestionForm;
  questionFault: string | undefined;
  optionsFault: string | undefined;
  correctFault: string | undefined;
  explanationFault: string | undefined;
  isPhone: boolean;
  dispatch: Dispatch;
  /** Gives the focus to the control with this id once it is there. */
  onFocus: (control: string) => void;
  onOptionRemoved: (removal: OptionRemoval) => void;
  /** Whole questions were pasted into the text of this one. */
  onPasted: (questions: QuestionForm[], afterKey: string) => void;
};

/** What a question consists of: text, options, difficulty, explanation. */
export function QuestionFields({
  question,
  questionFault,
  optionsFault,
  correctFault,
  explanationFault,
  isPhone,
  dispatch,
  onFocus,
  onOptionRemoved,
  onPasted,
}: QuestionFieldsProps) {
  const { key } = question;
  const change = (part: { question?: string; explanation?: string }) =>
    dispatch({ type: 'question', key, change: part });
  const paste = (event: ClipboardEvent) => {
    const { questions } = parsePastedQuestions(event.clipboardData.getData('text/plain'));
    // Anything else than questions with their options is text like any other.
    if (questions.length === 0) return;
    event.preventDefault();
    onPasted(questions, key);
  };
  return (
    <div className="grid gap-4 px-3 pb-4 sm:px-4">
      <TextAreaField
        id={controlOf.question(key)}
        label={testsCopy.questionText}
        rows={2}
        value={question.question}
        error={questionFault}
        onChange={(event) => change({ question: event.target.value })}
        onPaste={paste}
      />
      <OptionList
        question={question}
        optionsFault={optionsFault}
        correctFault={correctFault}
        isPhone={isPhone}
        dispatch={dispatch}
        onFocus={onFocus}
        onRemoved={onOptionRemoved}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <DifficultyField
          value={question.difficulty}
          control={controlOf.difficulty(key)}
          onChange={(difficulty) => dispatch({ type: 'question', key, change: { difficulty } })}
        />
        <TextAreaField
          id={controlOf.explanation(key)}
          label={testsCopy.explanation}
          hint={testsCopy.explanationHint}
          rows={1}
          value={question.explanation}
          error={explanationFault}
          onChange={(event) => change({ explanation: event.target.value })}
        />
      </div>
    </div>
  );
}
