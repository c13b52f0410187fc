import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { type ExtraText, extraTexts } from '@repo/contracts/items/extra-texts';
import { questionKind } from '@repo/contracts/items/question-kinds';
import { SelectField } from '@repo/ui/select-field';
import { type ClipboardEvent, useContext } from 'react';
import { DifficultyField } from '#src/chapter-items/difficulty-field.tsx';
import { ExtraField } from '#src/chapter-items/extra-field.tsx';
import { LanguageField } from '#src/chapter-items/language-field.tsx';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf, type TestIssue } from './check-test.ts';
import { kindsCopy } from './kinds-copy.ts';
import { OptionList } from './option-list.tsx';
import { readPaper } from './pasted-paper.ts';
import { parsePastedQuestions } from './pasted-questions.ts';
import { StandardOptions } from './standard-options.tsx';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import { TypedFields } from './typed-fields.tsx';
import type { QuestionActs } from './use-question-acts.ts';
import { VariantFields } from './variant-fields.tsx';
import { WritingLanguage } from './writing-language.ts';

const kinds = questionKind.options.map((value) => ({ value, label: kindsCopy.kinds[value] }));

/**
 * The fields of a question: its kind with its texts, options, difficulty, extra texts, and whether it is
 * extra.
 */
export function QuestionFields({
  question,
  issues,
  isPhone,
  acts,
}: {
  question: QuestionForm;
  /** Errors of this question. */
  issues: readonly TestIssue[];
  isPhone: boolean;
  acts: QuestionActs;
}) {
  const { key, kind } = question;
  const { language, setLanguage } = useContext(WritingLanguage);
  const issueOf = (name: string) =>
    issues.find((issue) => issue.field === name && issue.language === language)?.message;
  const change = (part: Partial<Record<'question' | 'assertion' | 'reason' | ExtraText, string>>) =>
    acts.dispatch({ type: 'question', key, change: part });
  const paste = (event: ClipboardEvent) => {
    const plain = event.clipboardData.getData('text/plain');
    const html = event.clipboardData.getData('text/html');
    const { questions } = parsePastedQuestions(plain);
    // A paste without questions and options is inserted as plain text.
    if (questions.length === 0) return;
    event.preventDefault();
    void readPaper(html, plain).then(({ text, notes }) =>
      acts.pasted(
        parsePastedQuestions(text).questions,
        key,
        notes.map((note) => note.text),
      ),
    );
  };
  const isStandard = kind === 'assertionReason';
  const textField = (name: 'question' | 'assertion' | 'reason', label: string) => (
    <MarkupField
      key={name}
      id={name === 'reason' ? controlOf.reason(key) : controlOf.question(key)}
      label={label}
      rows={2}
      value={question[name]}
      error={issueOf(name)}
      onChange={(text) => change({ [name]: text })}
      onPaste={paste}
    />
  );
  const languageField = <LanguageField value={language} onChange={setLanguage} className="max-w-96" />;
  if (language !== 'en-IN')
    return (
      <div className="grid gap-4 px-3 pb-4 sm:px-4">
        {languageField}
        <VariantFields
          {...{ question, language, issueOf }}
          onChange={(variants) => acts.dispatch({ type: 'question', key, change: { variants } })}
          onPassage={(text) => {
            const { caseKey } = question;
            if (caseKey !== null) acts.dispatch({ type: 'variantPassage', caseKey, language, text });
          }}
        />
      </div>
    );
  return (
    <div className="grid gap-4 px-3 pb-4 sm:px-4">
      {languageField}
      <SelectField
        id={controlOf.kind(key)}
        label={kindsCopy.kind}
        className="sm:max-w-64"
        options={kinds}
        value={kind}
        onChange={({ target }) => acts.ofKind(key, questionKind.parse(target.value))}
      />
      {isStandard ? (
        <>
          {textField('assertion', kindsCopy.assertion)}
          {textField('reason', kindsCopy.reason)}
          <StandardOptions question={question} issue={issueOf('correctAnswer')} dispatch={acts.dispatch} />
        </>
      ) : (
        <>
          {textField('question', testsCopy.questionText)}
          <OptionList
            question={question}
            optionsIssue={issueOf('options')}
            correctIssue={issueOf('correctAnswer')}
            isPhone={isPhone}
            dispatch={acts.dispatch}
            onFocus={acts.focus}
            onRemoved={acts.optionRemoved}
          />
        </>
      )}
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
              label={testsCopy.optional(extraTextNames[name].name)}
              hint={extraTextNames[name].help}
              rows={1}
              value={question[name]}
              error={issueOf(name)}
              onChange={(text) => change({ [name]: text })}
            />
          ))}
        </div>
      </div>
      {isStandard ? null : (
        <TypedFields
          question={question}
          issue={issueOf('typedAnswer')}
          onChange={(typed) => acts.dispatch({ type: 'question', key, change: { typed } })}
        />
      )}
      <ExtraField
        isExtra={question.isExtra}
        onChange={(isExtra) => acts.dispatch({ type: 'question', key, change: { isExtra } })}
      />
    </div>
  );
}
