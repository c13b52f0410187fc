import type { Difficulty, Flashcard } from '@repo/contracts/content';
import { createFlashcardInput } from '@repo/contracts/content.inputs';
import { textMaxLength } from '@repo/contracts/limits/content';
import { z } from 'zod';
import { flashcardsCopy } from './flashcards-copy.ts';

/** A card on the screen. */
export const cardForm = createFlashcardInput
  .pick({ difficulty: true })
  // A draft of the days before there was anything extra says nothing of it.
  .extend({ question: z.string(), answer: z.string(), isExtra: z.boolean().default(false) });
export type CardForm = { question: string; answer: string; difficulty: Difficulty; isExtra: boolean };

/** An empty card; batch entry hands its difficulty on. */
export const newCard = (difficulty: Difficulty = 'medium'): CardForm => ({
  question: '',
  answer: '',
  difficulty,
  isExtra: false,
});

/** A stored card as a form. */
export const formOfCard = ({ question, answer, difficulty, isExtra = false }: Flashcard): CardForm => ({
  question,
  answer,
  difficulty,
  isExtra,
});

/** What can be stored of a form. */
export type CardFields = Omit<CardForm, 'isExtra'> & { isExtra?: true };
export type CardErrors = { question?: string; answer?: string };

const rules = createFlashcardInput.pick({ question: true, answer: true, difficulty: true });

/** Checks a card by the contracts' rules: the trimmed fields, or a sentence for each field that is wrong. */
export function checkCard(
  form: CardForm,
): { fields: CardFields; errors: null } | { fields: null; errors: CardErrors } {
  const checked = rules.safeParse(form);
  if (checked.success) {
    const fields = form.isExtra ? { ...checked.data, isExtra: form.isExtra } : checked.data;
    return { fields, errors: null };
  }
  const errors: CardErrors = {};
  for (const { path, code, message } of checked.error.issues) {
    const sentence = code === 'too_big' ? flashcardsCopy.tooLong(textMaxLength) : message;
    if (path[0] === 'question') errors.question ??= sentence;
    else errors.answer ??= sentence;
  }
  return { fields: null, errors };
}
