import type { Difficulty, Flashcard } from '@repo/contracts/content';
import { createFlashcardInput } from '@repo/contracts/content.inputs';
import { textMaxLength } from '@repo/contracts/limits/content';
import { z } from 'zod';
import { flashcardsCopy } from './flashcards-copy.ts';

/** A card on the screen. */
export const cardForm = createFlashcardInput
  .pick({ difficulty: true })
  .extend({ question: z.string(), answer: z.string() });
export type CardForm = { question: string; answer: string; difficulty: Difficulty };

/** An empty card; batch entry hands its difficulty on. */
export const newCard = (difficulty: Difficulty = 'medium'): CardForm => ({
  question: '',
  answer: '',
  difficulty,
});

/** A stored card as a form. */
export const formOfCard = ({ question, answer, difficulty }: Flashcard): CardForm => ({
  question,
  answer,
  difficulty,
});

export type CardErrors = { question?: string; answer?: string };

const rules = createFlashcardInput.pick({ question: true, answer: true, difficulty: true });

/** Checks a card by the contracts' rules: the trimmed fields, or a sentence for each field that is wrong. */
export function checkCard(
  form: CardForm,
): { fields: CardForm; errors: null } | { fields: null; errors: CardErrors } {
  const checked = rules.safeParse(form);
  if (checked.success) return { fields: checked.data, errors: null };
  const errors: CardErrors = {};
  for (const { path, code, message } of checked.error.issues) {
    const sentence = code === 'too_big' ? flashcardsCopy.tooLong(textMaxLength) : message;
    if (path[0] === 'question') errors.question ??= sentence;
    else errors.answer ??= sentence;
  }
  return { fields: null, errors };
}
