import { typedMaxLength, typedUnitMaxLength } from '@repo/contracts/limits/content';
import { markTyped, typedAnswerIssue } from '@repo/contracts/typed/mark-typed';
import { readTyped } from '@repo/contracts/typed/read-typed';
import type { TypedAnswer } from '@repo/contracts/typed/typed-answer';
import { typedAnswer, typedKinds } from '@repo/contracts/typed/typed-answer';
import { Markup } from '@repo/ui/markup';
import { SelectField } from '@repo/ui/select-field';
import { TextAreaField, TextField } from '@repo/ui/text-field';
import { useState } from 'react';
import { controlOf } from './check-test.ts';
import { correctIndexOf, optionsOf, type QuestionForm } from './test-form.ts';
import { typedCopy } from './typed-copy.ts';
import { plainTyped, type TypedForm } from './typed-form.ts';

const kinds = (['none', ...typedKinds] as const).map((value) => ({ value, label: typedCopy.kinds[value] }));

/** The fields of a question's typed answer, with examples of right and wrong forms. */
export function TypedFields({
  question,
  issue,
  onChange,
}: {
  question: QuestionForm;
  issue: string | undefined;
  onChange: (typed: TypedForm) => void;
}) {
  const { typed } = question;
  const { kind } = typed;
  const change = (part: Partial<TypedForm>) => onChange({ ...typed, ...part });
  return (
    <div className="grid gap-4">
      <SelectField
        label={typedCopy.kind}
        hint={typedCopy.kindHint}
        className="sm:max-w-96"
        options={kinds}
        value={kind}
        onChange={({ target }) => change({ kind: kinds.find(({ value }) => value === target.value)?.value })}
      />
      {kind === 'none' ? null : (
        <>
          <div className="grid items-start gap-4 sm:grid-cols-3">
            <TextField
              id={controlOf.typed(question.key)}
              label={typedCopy.value}
              hint={typedCopy.valueHints[kind]}
              className={kind === 'number' ? undefined : 'sm:col-span-3'}
              maxLength={typedMaxLength}
              value={typed.value}
              error={issue}
              onChange={({ target }) => change({ value: target.value })}
            />
            {kind === 'number' ? (
              <>
                <TextField
                  label={typedCopy.unit}
                  hint={typedCopy.unitHint}
                  maxLength={typedUnitMaxLength}
                  value={typed.unit}
                  onChange={({ target }) => change({ unit: target.value })}
                />
                <TextField
                  label={typedCopy.tolerance}
                  hint={typedCopy.toleranceHint}
                  inputMode="decimal"
                  value={typed.tolerance}
                  onChange={({ target }) => change({ tolerance: target.value })}
                />
              </>
            ) : null}
          </div>
          {kind === 'formula' || kind === 'word' ? (
            <TextAreaField
              label={typedCopy.accept}
              rows={1}
              value={typed.accept}
              onChange={({ target }) => change({ accept: target.value })}
            />
          ) : null}
          <TypedPreview question={question} />
        </>
      )}
    </div>
  );
}

/** What a typed answer is read as, which options it would match, and a field to try other forms. */
function TypedPreview({ question }: { question: QuestionForm }) {
  const [tried, setTried] = useState('');
  const { data: expected } = typedAnswer.safeParse(plainTyped(question.typed));
  if (!expected) return null;
  const options = optionsOf(question).map(({ text }) => text);
  const given = { options, correctAnswer: correctIndexOf(question) ?? -1, typedAnswer: expected };
  const issue = typedAnswerIssue(given);
  const reading = readTyped(expected.value, expected);
  const thatAre = (isRight: boolean) =>
    options.filter((text) => markTyped(text, expected)?.isRight === isRight);
  return (
    <div className="grid gap-2 rounded-control bg-sunken p-3 text-meta [&>p_.block]:inline">
      {reading.isRead ? (
        <p>
          {typedCopy.readAs}:{' '}
          {reading.tex === null ? expected.value : <Markup text={`$${reading.tex}$`} inline />}
          {expected.kind === 'number' && expected.unit ? ` ${expected.unit}` : ''}
        </p>
      ) : null}
      {issue ? <p className="font-bold text-redpen">{typedCopy.issues[issue]}</p> : null}
      <Forms label={typedCopy.rightForms} forms={thatAre(true)} />
      <Forms label={typedCopy.wrongForms} forms={thatAre(false)} />
      <TextField
        label={typedCopy.tryIt}
        maxLength={typedMaxLength}
        value={tried}
        onChange={({ target }) => setTried(target.value)}
      />
      <p role="status" className="min-h-6 font-bold">
        {tried.trim() === '' ? '' : verdictOf(tried, expected)}
      </p>
    </div>
  );
}

function verdictOf(tried: string, expected: TypedAnswer): string {
  const mark = markTyped(tried, expected);
  if (!mark) return typedCopy.tried.unread;
  const verdict = typedCopy.tried[mark.isRight ? 'right' : 'wrong'];
  return mark.note ? `${verdict}: ${typedCopy.notes[mark.note]}` : verdict;
}

function Forms({ label, forms }: { label: string; forms: readonly string[] }) {
  return (
    <p>
      {label}:{' '}
      {forms.length === 0
        ? typedCopy.noForms
        : forms.map((form, at) => (
            <span key={form}>
              {at > 0 ? ' · ' : ''}
              <Markup text={form} inline />
            </span>
          ))}
    </p>
  );
}
