import { type ExtraText, extraTexts } from '@repo/contracts/items/question';
import type { ClipboardEvent } from 'react';
import { DifficultyField } from '#src/chapter-items/difficulty-field.tsx';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf, type TestIssue } from './check-test.ts';
import { OptionList } from './option-list.tsx';
import { readPaper } from './pasted-paper.ts';
import { parsePastedQuestions } from './pasted-questions.ts';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

/** What a question consists of: text, options, difficulty, extra texts. */
export function QuestionFields({
  question,
  issues,
  isPhone,
  acts,
}: {
  question: QuestionForm;
  /** Of this question. */
  issues: readonly TestIssue[];
  isPhone: boolean;
  acts: QuestionActs;
}) {
  const { key } = question;
  const issueOf = (name: string) => issues.find(({ field }) => field === name)?.message;
  const change = (part: Partial<Record<'question' | ExtraText, string>>) =>
    acts.dispatch({ type: 'question', key, change: part });
  const paste = (event: ClipboardEvent) => {
    const plain = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    const { questions } = parsePastedQuestions(plain);
    // Anything else than questions with their options is text like any other.
    if (questions.length === 0) return;
    event.preventDefault();
    void readPaper(html, plain).then(({ text, sentences }) =>
      acts.pasted(parsePastedQuestions(text).questions, key, sentences),
    );
  };
  return (
    <div className="grid gap-4 px-3 pb-4 sm:px-4">
      <MarkupField
        id={controlOf.question(key)}
        label={testsCopy.questionText}
        rows={2}
        value={question.question}
        error={issueOf('question')}
        onChange={(text) => change({ question: text })}
        onPaste={paste}
      />
      <OptionList
        question={question}
        optionsIssue={issueOf('options')}
        correctIssue={issueOf('correctAnswer')}
        isPhone={isPhone}
        dispatch={acts.dispatch}
        onFocus={acts.focus}
        onRemoved={acts.optionRemoved}
      />
      <div className="grid items-start gap-4 sm:grid-cols-[16rem_minmax(0,1fr)]">
        <DifficultyField
          value={question.difficulty}
          control={controlOf.difficulty(key)}
          onChange={(difficulty) => acts.dispatch({ type: 'question', key, change: { difficulty } })}
        />
        <div className="grid gap-4">
          {extraTexts.map((name) => (
            <MarkupField
              key={name}
              id={controlOf.extra(name, key)}
              label={testsCopy.optional(testsCopy.extras[name].name)}
              hint={testsCopy.extras[name].hint}
              rows={1}
              value={question[name]}
              error={issueOf(name)}
              onChange={(text) => change({ [name]: text })}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
