import type { RefObject } from 'react';
import { DifficultyField } from '#src/chapter-items/difficulty-field.tsx';
import { ExtraField } from '#src/chapter-items/extra-field.tsx';
import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import type { CardErrors, CardForm } from './card-form.ts';
import { flashcardsCopy } from './flashcards-copy.ts';

export type CardFieldRefs = {
  question: RefObject<HTMLTextAreaElement | null>;
  answer: RefObject<HTMLTextAreaElement | null>;
};

/** Puts the focus into the first field that is wrong. */
export function focusFirstError(errors: CardErrors, refs: CardFieldRefs): void {
  (errors.question ? refs.question : refs.answer).current?.focus();
}

/** Question, answer and difficulty of one card, and whether it is extra. */
export function CardFields({
  form,
  errors,
  refs,
  onChange,
}: {
  form: CardForm;
  errors: CardErrors | null;
  refs: CardFieldRefs;
  onChange: (change: Partial<CardForm>) => void;
}) {
  return (
    <>
      <MarkupField
        ref={refs.question}
        label={flashcardsCopy.question}
        rows={2}
        value={form.question}
        error={errors?.question}
        hasPreview={false}
        onChange={(question) => onChange({ question })}
      />
      <MarkupField
        ref={refs.answer}
        label={flashcardsCopy.answer}
        hint={flashcardsCopy.markup}
        rows={2}
        value={form.answer}
        error={errors?.answer}
        hasPreview={false}
        onChange={(answer) => onChange({ answer })}
      />
      <DifficultyField value={form.difficulty} onChange={(difficulty) => onChange({ difficulty })} />
      <ExtraField isExtra={form.isExtra} onChange={(isExtra) => onChange({ isExtra })} />
    </>
  );
}
