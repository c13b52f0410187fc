import { type ExtraText, extraTexts } from '@repo/contracts/items/question';
import { TextAreaField } from '@repo/ui/text-field';
import type { ClipboardEvent } from 'react';
import { DifficultyField } from '#src/chapter-items/difficulty-field.tsx';
import { controlOf } from './check-test.ts';
import { OptionList, type OptionRemoval } from './option-list.tsx';
import { parsePastedQuestions } from './pasted-questions.ts';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { Dispatch } from './use-test-editor.ts';

type ExtraIssues = Record<`${ExtraText}Issue`, string | undefined>;
/** Each a property of its own: what is drawn again is told by comparing them. */
export const extraIssues = (issueOf: (name: ExtraText) => string | undefined) =>
  Object.fromEntries(extraTexts.map((name) => [`${name}Issue`, issueOf(name)])) as ExtraIssues;

export type QuestionFieldsProps = ExtraIssues & {
  question: QuestionForm;
  questionIssue: string | undefined;
  optionsIssue: string | undefined;
  correctIssue: string | undefined;
  isPhone: boolean;
  dispatch: Dispatch;
  /** Gives the focus to the control with this id once it is there. */
  onFocus: (control: string) => void;
  onOptionRemoved: (removal: OptionRemoval) => void;
  /** Whole questions were pasted into the text of this one. */
  onPasted: (questions: QuestionForm[], afterKey: string) => void;
};

/** What a question consists of: text, options, difficulty, extra texts. */
export function QuestionFields({
  question,
  questionIssue,
  optionsIssue,
  correctIssue,
  isPhone,
  dispatch,
  onFocus,
  onOptionRemoved,
  onPasted,
  ...issues
}: QuestionFieldsProps) {
  const { key } = question;
  const change = (part: Partial<Record<'question' | ExtraText, string>>) =>
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
        error={questionIssue}
        onChange={(event) => change({ question: event.target.value })}
        onPaste={paste}
      />
      <OptionList
        question={question}
        optionsIssue={optionsIssue}
        correctIssue={correctIssue}
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
        <div className="grid gap-4">
          {extraTexts.map((name) => (
            <TextAreaField
              key={name}
              id={controlOf.extra(name, key)}
              label={testsCopy.optional(testsCopy.extras[name].name)}
              hint={testsCopy.extras[name].hint}
              rows={1}
              value={question[name]}
              error={issues[`${name}Issue`]}
              onChange={(event) => change({ [name]: event.target.value })}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
