import { byExtraText } from '@repo/contracts/items/extra-texts';
import type { Language } from '@repo/contracts/languages';
import { shownText } from '@repo/contracts/variants.rules';
import type { QuestionForm, TestForm } from './test-form.ts';
import { areBlank } from './variant-forms.ts';

/** Whether the test has any text in another language than English. */
export const hasVariants = ({ questions }: TestForm): boolean =>
  questions.some(({ variants }) => !areBlank(variants));

function questionIn(question: QuestionForm, language: Exclude<Language, 'en-IN'>): QuestionForm {
  const variant = question.variants[language];
  if (!variant) return question;
  return {
    ...question,
    question: shownText(question.question, variant.question),
    assertion: shownText(question.assertion, variant.assertion),
    reason: shownText(question.reason, variant.reason),
    passage: shownText(question.passage, variant.passage),
    ...byExtraText((name) => shownText(question[name], variant[name])),
    options: question.options.map(({ key, text }) => ({ key, text: shownText(text, variant.options[key]) })),
  };
}

/** The test as seen by students whose app has that language; missing texts stay English. */
export function testIn(form: TestForm, language: Language): TestForm {
  if (language === 'en-IN') return form;
  return { ...form, questions: form.questions.map((question) => questionIn(question, language)) };
}
