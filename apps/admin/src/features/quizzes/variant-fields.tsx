import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { type ExtraText, extraTexts } from '@repo/contracts/items/extra-texts';
import type { VariantLanguage } from '@repo/contracts/languages';
import { letterOf } from '@repo/contracts/question-names';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf } from './check-test.ts';
import { kindsCopy } from './kinds-copy.ts';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import { newVariant, type VariantForm } from './variant-forms.ts';

type TextName = 'question' | 'assertion' | 'reason' | ExtraText;

/** The texts of a question in another language; the right option and the board's fixed texts are shared. */
export function VariantFields({
  question,
  language,
  issueOf,
  onChange,
  onPassage,
}: {
  question: QuestionForm;
  language: VariantLanguage;
  /** The error of the part with this name in that language. */
  issueOf: (part: string) => string | undefined;
  onChange: (variants: QuestionForm['variants']) => void;
  /** The case's text in that language, shared by all its questions. */
  onPassage: (text: string) => void;
}) {
  const { key, kind, options, variants } = question;
  const variant = variants[language] ?? newVariant();
  const change = (part: Partial<VariantForm>) =>
    onChange({ ...variants, [language]: { ...variant, ...part } });
  const isStandard = kind === 'assertionReason';
  const textField = (name: TextName, label: string, id: string) => (
    <MarkupField
      key={name}
      id={id}
      label={label}
      rows={2}
      lang={language}
      placeholder={question[name]}
      value={variant[name]}
      error={issueOf(name)}
      onChange={(text) => change({ [name]: text })}
    />
  );
  return (
    <>
      {kind === 'case' ? (
        <MarkupField
          id={controlOf.variantPassage(key)}
          label={kindsCopy.passage}
          hint={kindsCopy.passageHint}
          rows={3}
          lang={language}
          placeholder={question.passage}
          value={variant.passage}
          error={issueOf('passage')}
          onChange={onPassage}
        />
      ) : null}
      {isStandard ? (
        <>
          {textField('assertion', kindsCopy.assertion, controlOf.question(key))}
          {textField('reason', kindsCopy.reason, controlOf.reason(key))}
        </>
      ) : (
        textField('question', testsCopy.questionText, controlOf.question(key))
      )}
      {isStandard
        ? null
        : options.map((option, at) => (
            <MarkupField
              key={option.key}
              id={controlOf.option(option.key)}
              form="choice"
              label={testsCopy.option(letterOf(at))}
              rows={1}
              lang={language}
              placeholder={option.text}
              value={variant.options[option.key] ?? ''}
              error={at === 0 ? issueOf('options') : undefined}
              onChange={(text) => change({ options: { ...variant.options, [option.key]: text } })}
            />
          ))}
      {extraTexts.map((name) => textField(name, extraTextNames[name].name, controlOf.extra(name, key)))}
    </>
  );
}
