import type { Language } from '@repo/contracts/languages';
import type { RefObject } from 'react';
import { DifficultyField } from '#src/chapter-items/difficulty-field.tsx';
import { ExtraField } from '#src/chapter-items/extra-field.tsx';
import { LanguageField } from '#src/chapter-items/language-field.tsx';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { type CardErrors, type CardForm, changeIn, errorsIn, sidesIn } from './card-form.ts';
import { flashcardsCopy } from './flashcards-copy.ts';

export type CardFieldRefs = {
  question: RefObject<HTMLTextAreaElement | null>;
  answer: RefObject<HTMLTextAreaElement | null>;
};

/** Focuses the first invalid field in the language. */
export function focusFirstError(errors: CardErrors, language: Language, refs: CardFieldRefs): void {
  (errorsIn(errors, language)?.question ? refs.question : refs.answer).current?.focus();
}

/** Question and answer of one card in a language, its difficulty, and whether it is extra. */
export function CardFields({
  form,
  errors,
  refs,
  language,
  onLanguage,
  onChange,
}: {
  form: CardForm;
  errors: CardErrors | null;
  refs: CardFieldRefs;
  language: Language;
  onLanguage: (language: Language) => void;
  onChange: (change: Partial<CardForm>) => void;
}) {
  const sides = sidesIn(form, language);
  const wrong = errorsIn(errors, language);
  const own = language === 'en-IN' ? undefined : form;
  return (
    <>
      <LanguageField value={language} onChange={onLanguage} />
      <MarkupField
        ref={refs.question}
        label={flashcardsCopy.question}
        rows={2}
        lang={language}
        placeholder={own?.question}
        value={sides.question}
        error={wrong?.question}
        hasPreview={false}
        onChange={(question) => onChange(changeIn(form, language, { question }))}
      />
      <MarkupField
        ref={refs.answer}
        label={flashcardsCopy.answer}
        hint={flashcardsCopy.markup}
        rows={2}
        lang={language}
        placeholder={own?.answer}
        value={sides.answer}
        error={wrong?.answer}
        hasPreview={false}
        onChange={(answer) => onChange(changeIn(form, language, { answer }))}
      />
      <DifficultyField value={form.difficulty} onChange={(difficulty) => onChange({ difficulty })} />
      <ExtraField isExtra={form.isExtra} onChange={(isExtra) => onChange({ isExtra })} />
    </>
  );
}
