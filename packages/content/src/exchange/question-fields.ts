import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { byExtraText } from '@repo/contracts/items/extra-texts';
import type { Question } from '@repo/contracts/tests';
import { extraColumnName } from './extra-cells.ts';
import { exchangeMessages } from './reading.ts';

/** The names of the column that holds a field; options and the right one are found by rules of their own. */
export const questionColumnNames: Record<
  Exclude<keyof Question, 'options' | 'correctAnswer' | 'kind' | 'statements' | 'case' | 'variants'>,
  RegExp
> = {
  question: /^(questions?|question (text|statement|stem)|प्रश्न|सवाल|প্রশ্ন|પ્રશ્ન)$/,
  difficulty: /^(difficulty|level|difficulty level|कठिनाई)$/,
  ...byExtraText((name) => extraTextNames[name].column),
  isExtra: extraColumnName,
};

/** These formats know choices alone: the documented text of any other kind is written, which holds all of it. */
const kind = { kind: exchangeMessages.exportKind, statements: null, case: null };

/** What is said where a format has no place for a field; null: it has one. */
const unsupported: Record<'gift' | 'aiken', Record<keyof Question, string | null>> = {
  gift: {
    question: null,
    options: null,
    correctAnswer: null,
    difficulty: null,
    ...byExtraText((name) => (name === 'explanation' ? null : exchangeMessages.exportText(name))),
    isExtra: exchangeMessages.exportExtra,
    variants: exchangeMessages.exportVariants,
    ...kind,
  },
  aiken: {
    question: null,
    options: null,
    correctAnswer: null,
    difficulty: exchangeMessages.exportDifficulty,
    ...byExtraText(exchangeMessages.exportText),
    isExtra: exchangeMessages.exportExtra,
    variants: exchangeMessages.exportVariants,
    ...kind,
  },
};

/** What gets lost when a question is written in this format. */
export function unsupportedIn(format: keyof typeof unsupported, question: Question): string[] {
  const fields = Object.keys(unsupported[format]) as (keyof Question)[];
  // A question is of medium difficulty, and asked by the board, wherever nothing is said of it.
  const isSaid = (value: Question[keyof Question]) =>
    value !== undefined && value !== 'medium' && value !== false;
  return fields.flatMap((field) => {
    const sentence = unsupported[format][field];
    return sentence !== null && isSaid(question[field]) ? [sentence] : [];
  });
}
