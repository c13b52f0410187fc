import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { byExtraText } from '@repo/contracts/items/extra-texts';
import type { Question } from '@repo/contracts/tests';
import { extraColumnName } from './extra-cells.ts';
import { exchangeMessages } from './reading.ts';

/** The column names for a field; options and answers have rules of their own. */
export const questionColumnNames: Record<
  Exclude<
    keyof Question,
    'options' | 'correctAnswer' | 'kind' | 'statements' | 'case' | 'variants' | 'otherNumbers'
  >,
  RegExp
> = {
  question: /^(questions?|question (text|statement|stem)|प्रश्न|सवाल|প্রশ্ন|પ્રશ્ન)$/,
  difficulty: /^(difficulty|level|difficulty level|कठिनाई|स्तर|कठिनाई( का)? स्तर)$/,
  ...byExtraText((name) => extraTextNames[name].column),
  isExtra: extraColumnName,
  typedAnswer: /^typed answer$/,
};

/** Formats for ordinary questions get the full text of any other kind. */
const kind = { kind: exchangeMessages.exportKind, statements: null, case: null };

const held = { question: null, options: null, correctAnswer: null, difficulty: null };
const unheld = {
  isExtra: exchangeMessages.exportExtra,
  variants: exchangeMessages.exportVariants,
  otherNumbers: exchangeMessages.exportOtherNumbers,
  typedAnswer: exchangeMessages.exportTypedAnswers,
};

/** The notice if a format can't hold a field; null if it can. */
const unsupported: Record<'gift' | 'aiken' | 'moodle' | 'qti', Record<keyof Question, string | null>> = {
  moodle: {
    ...held,
    ...byExtraText(() => null),
    ...unheld,
    ...kind,
  },
  qti: {
    ...held,
    ...byExtraText((name) => (name === 'explanation' ? null : exchangeMessages.exportText(name))),
    ...unheld,
    ...kind,
  },
  gift: {
    ...held,
    ...byExtraText((name) => (name === 'explanation' ? null : exchangeMessages.exportText(name))),
    ...unheld,
    ...kind,
  },
  aiken: {
    ...held,
    difficulty: exchangeMessages.exportDifficulty,
    ...byExtraText(exchangeMessages.exportText),
    ...unheld,
    ...kind,
  },
};

/** The notices of what is lost when a question is written in this format. */
export function unsupportedIn(format: keyof typeof unsupported, question: Question): string[] {
  const fields = Object.keys(unsupported[format]) as (keyof Question)[];
  // Medium difficulty and "not extra" are defaults, which lose nothing.
  const isSaid = (value: Question[keyof Question]) =>
    value !== undefined && value !== 'medium' && value !== false;
  return fields.flatMap((field) => {
    const sentence = unsupported[format][field];
    return sentence !== null && isSaid(question[field]) ? [sentence] : [];
  });
}
