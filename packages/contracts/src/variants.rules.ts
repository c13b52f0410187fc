import { extraTexts } from './items/extra-texts.ts';
import type { Question } from './items/question.ts';
import type { QuestionVariant } from './items/question-variants.ts';
import { caseText, statementsText } from './items/whole-text.ts';
import type { VariantLanguage } from './languages.ts';

/**
 * Applies an item's variant for a reader's language: each text of the variant replaces the item's own;
 * missing ones fall back. Ids, order and right answers don't change
 * (docs/product/study.md#content-languages).
 */

/** Called for each text taken from a variant. */
type Note = (text: string) => void;
type Translated = { variants?: { [Language in VariantLanguage]?: object | undefined } | undefined };

/** @returns the variant's text, or the item's own if that is blank */
export function shownText(own: string, variant: string | undefined, note?: Note): string {
  if (!variant || variant.trim() === '') return own;
  note?.(variant);
  return variant;
}

/** A page or a card in that language, as far as it has a variant. */
export function inLanguage<Item extends Translated>(item: Item, language: VariantLanguage, note: Note): Item {
  const variant = item.variants?.[language];
  if (!variant) return item;
  const texts = Object.entries(variant).map(([name, text]) => [
    name,
    shownText(String(Reflect.get(item, name) ?? ''), text as string, note),
  ]);
  return { ...item, ...Object.fromEntries(texts) };
}

/** The own texts of a question, which identify it. */
type Original = Pick<Question, 'question' | 'options' | 'case'>;
/** A question as shown; `original` is present when it is shown in another language. */
export type ShownQuestion = Question & { original?: Original };

/** The texts that identify a question, in whatever language it is shown. */
export const originalOf = (question: ShownQuestion): Original => question.original ?? question;

function questionIn(given: Question, language: VariantLanguage, passage: string | undefined, note: Note) {
  const variant: QuestionVariant = given.variants?.[language] ?? {};
  const { question, options, statements, case: itsCase } = given;
  const changed: ShownQuestion = {
    ...given,
    original: { question, options, ...(itsCase && { case: itsCase }) },
    question: shownText(question, variant.question, note),
    options: options.map((option, at) => shownText(option, variant.options?.[at], note)),
  };
  for (const name of extraTexts)
    if (given[name] || variant[name]) changed[name] = shownText(given[name] ?? '', variant[name], note);
  if (statements) {
    const { assertion, reason } = variant.statements ?? {};
    changed.statements = {
      assertion: shownText(statements.assertion, assertion, note),
      reason: shownText(statements.reason, reason, note),
    };
    changed.question = statementsText(changed.statements);
  }
  if (itsCase) {
    changed.case = {
      passage: shownText(itsCase.passage, passage, note),
      ask: shownText(itsCase.ask, variant.case?.ask, note),
    };
    changed.question = caseText(changed.case);
  }
  if (changed.question !== question) note(changed.question);
  return changed;
}

/** The questions of a test in that language. All questions of a case share its text, whichever has the variant. */
export function questionsIn(
  questions: readonly Question[],
  language: VariantLanguage,
  note: Note,
): ShownQuestion[] {
  if (questions.every(({ variants }) => !variants?.[language])) return [...questions];
  const passages = new Map<string, string>();
  for (const { case: itsCase, variants } of questions) {
    const passage = variants?.[language]?.case?.passage;
    if (itsCase && passage && !passages.has(itsCase.passage)) passages.set(itsCase.passage, passage);
  }
  return questions.map((question) => {
    const passage = question.case && passages.get(question.case.passage);
    if (!question.variants?.[language] && passage === undefined) return question;
    return questionIn(question, language, passage, note);
  });
}
