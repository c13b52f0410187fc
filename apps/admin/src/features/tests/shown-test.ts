import type { Language } from '@repo/contracts/languages';
import { isBlank, type QuestionForm, type TestForm } from './test-form.ts';
import { areBlank } from './variant-forms.ts';

/** Whether anything of the test is written in another language than English. */
export const hasVariants = ({ questions }: TestForm): boolean =>
  questions.some(({ variants }) => !areBlank(variants));

function questionIn(question: QuestionForm, language: Exclude<Language, 'en-IN'>): QuestionForm {
  const variant = question.variants[language];
  if (!variant) return question;
  const shown = (own: string, translated = '') => (isBlank(translated) ? own : translated);
  return {
    ...question,
    question: shown(question.question, variant.question),
    assertion: shown(question.assertion, variant.assertion),
    reason: shown(question.reason, variant.reason),
    passage: shown(question.passage, variant.passage),
    explanation: shown(question.explanation, variant.explanation),
    options: question.options.map(({ key, text }) => ({ key, text: shown(text, variant.options[key]) })),
  };
}

/** The test as students read it whose app speaks that language: what is not written in it stays English. */
export function testIn(form: TestForm, language: Language): TestForm {
  if (language === 'en-IN') return form;
  return { ...form, questions: form.questions.map((question) => questionIn(question, language)) };
}
