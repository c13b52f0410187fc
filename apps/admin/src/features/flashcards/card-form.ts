import { type Difficulty, type Flashcard, type FlashcardVariants, flashcard } from '@repo/contracts/content';
import { createFlashcardInput } from '@repo/contracts/content.inputs';
import { filledVariants } from '@repo/contracts/items/variants';
import { type Language, languages, variantLanguages } from '@repo/contracts/languages';
import { textMaxLength } from '@repo/contracts/limits/content';
import { z } from 'zod';
import { flashcardsCopy } from './flashcards-copy.ts';

/** A card in the form. */
export const cardForm = createFlashcardInput
  .pick({ difficulty: true })
  // Older drafts lack the extra mark and variants.
  .extend({
    question: z.string(),
    answer: z.string(),
    isExtra: z.boolean().default(false),
    variants: flashcard.shape.variants.default({}),
  });
export type CardForm = {
  question: string;
  answer: string;
  difficulty: Difficulty;
  isExtra: boolean;
  /** The variants, without blank texts. */
  variants: FlashcardVariants;
};
export type CardSides = Pick<CardForm, 'question' | 'answer'>;

/** An empty card; batch entry passes on the difficulty. */
export const newCard = (difficulty: Difficulty = 'medium'): CardForm => ({
  question: '',
  answer: '',
  difficulty,
  isExtra: false,
  variants: {},
});

/** A stored card as a form. */
export const formOfCard = ({
  question,
  answer,
  difficulty,
  isExtra = false,
  variants = {},
}: Flashcard): CardForm => ({ question, answer, difficulty, isExtra, variants });

/** The sides in a language; empty if missing. */
export function sidesIn({ question, answer, variants }: CardForm, language: Language): CardSides {
  if (language === 'en-IN') return { question, answer };
  const { question: itsQuestion = '', answer: itsAnswer = '' } = variants[language] ?? {};
  return { question: itsQuestion, answer: itsAnswer };
}

/** The change of the form for a change of a side in that language. */
export function changeIn(form: CardForm, language: Language, change: Partial<CardSides>): Partial<CardForm> {
  if (language === 'en-IN') return change;
  const variant = { ...form.variants[language], ...change };
  return { variants: filledVariants({ ...form.variants, [language]: variant }) };
}

/** The card as students see it in that language. */
export function shownIn(form: CardForm, language: Language): CardForm {
  const { question, answer } = sidesIn(form, language);
  return { ...form, question: question || form.question, answer: answer || form.answer };
}

/** The valid fields of a form. */
export type CardFields = Omit<CardForm, 'isExtra' | 'variants'> & {
  isExtra?: true;
  variants?: FlashcardVariants;
};
type SideErrors = { question?: string; answer?: string };
export type CardErrors = SideErrors & {
  variants?: { [Language in (typeof variantLanguages)[number]]?: SideErrors };
};

/** Errors of the sides in a language. */
export const errorsIn = (errors: CardErrors | null, language: Language): SideErrors | null | undefined =>
  language === 'en-IN' ? errors : errors?.variants?.[language];

/** The language to fix first: the shown one if it has errors. */
export function languageToMend(errors: CardErrors, shown: Language): Language {
  const isWrong = (language: Language) => {
    const { question, answer } = errorsIn(errors, language) ?? {};
    return question !== undefined || answer !== undefined;
  };
  return [shown, ...languages].find(isWrong) ?? shown;
}

const rules = createFlashcardInput.pick({ question: true, answer: true, difficulty: true, variants: true });

/** Validates a card by the contracts' rules: the trimmed fields, or an error per invalid field. */
export function checkCard(
  form: CardForm,
): { fields: CardFields; errors: null } | { fields: null; errors: CardErrors } {
  const checked = rules.safeParse(form);
  if (checked.success) {
    const { variants = {}, ...fields } = checked.data;
    const hasVariants = Object.keys(variants).length > 0;
    return {
      fields: {
        ...fields,
        ...(form.isExtra && { isExtra: form.isExtra }),
        ...(hasVariants && { variants }),
      },
      errors: null,
    };
  }
  const errors: CardErrors = {};
  for (const { path, code, message } of checked.error.issues) {
    const sentence = code === 'too_big' ? flashcardsCopy.tooLong(textMaxLength) : message;
    const language = variantLanguages.find((each) => path[0] === 'variants' && each === path[1]);
    let wrong: SideErrors = errors;
    if (language) {
      wrong = errors.variants?.[language] ?? {};
      errors.variants = { ...errors.variants, [language]: wrong };
    }
    if (path.at(-1) === 'question') wrong.question ??= sentence;
    else wrong.answer ??= sentence;
  }
  return { fields: null, errors };
}
