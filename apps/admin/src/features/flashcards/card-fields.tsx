import { TextAreaField } from '@repo/ui/text-field';
import type { RefObject } from 'react';
import { DifficultyField } from '#src/chapter-items/difficulty-field.tsx';
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

/** Question, answer and difficulty of one card. */
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
      <TextAreaField
        ref={refs.question}
        label={flashcardsCopy.question}
        rows={2}
        value={form.question}
        error={errors?.question}
        onChange={(event) => onChange({ question: event.target.value })}
      />
      <TextAreaField
        ref={refs.answer}
        label={flashcardsCopy.answer}
        hint={flashcardsCopy.markup}
        rows={2}
        value={form.answer}
        error={errors?.answer}
        onChange={(event) => onChange({ answer: event.target.value })}
      />
      <DifficultyField value={form.difficulty} onChange={(difficulty) => onChange({ difficulty })} />
    </>
  );
}
