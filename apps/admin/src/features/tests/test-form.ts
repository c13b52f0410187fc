import { type Difficulty, difficultyValues, type Test } from '@repo/contracts/content';
import { type ExtraText, extraTexts, type Question } from '@repo/contracts/items/question';
import type { TestFields } from '@repo/contracts/items/test';
import { defaultPassingScorePercent, defaultTimeLimitMinutes } from '@repo/contracts/limits/content';
import { z } from 'zod';

/** An option on the screen. Its key is its identity: the right answer is a key, so it follows every move. */
export type OptionForm = { key: string; text: string };
export type QuestionForm = {
  key: string;
  question: string;
  options: OptionForm[];
  /** Key of the right option; null while none is chosen. */
  correctKey: string | null;
  difficulty: Difficulty;
} & Record<ExtraText, string>;
/** A test on the screen. Numbers are the text of their fields; `timeLimit` in minutes, `passingScore` in percent. */
export type TestForm = {
  title: string;
  timeLimit: string;
  passingScore: string;
  questions: QuestionForm[];
};

/** A key that no other question or option has, in drafts of earlier days too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}

export const newOption = (text = ''): OptionForm => ({ key: newKey(), text });

/** The extra texts of a question as fields on the screen: one that is not there is empty. */
const extraFields = (given: Partial<Record<ExtraText, string>> = {}) =>
  Object.fromEntries(extraTexts.map((name) => [name, given[name] ?? ''])) as Record<ExtraText, string>;

/** A question as the tool starts one: two empty options, medium, nothing chosen. */
export function newQuestion(): QuestionForm {
  return {
    key: newKey(),
    question: '',
    options: [newOption(), newOption()],
    correctKey: null,
    difficulty: 'medium',
    ...extraFields(),
  };
}

/** The same question as another one. */
export function copyOfQuestion(question: QuestionForm): QuestionForm {
  const options = question.options.map(({ text }) => newOption(text));
  const right = question.options.findIndex(({ key }) => key === question.correctKey);
  return { ...question, key: newKey(), options, correctKey: options[right]?.key ?? null };
}

/** A test as the admin app starts one (docs/product.md#test-rules). */
export function newTest(): TestForm {
  return {
    title: '',
    timeLimit: String(defaultTimeLimitMinutes),
    passingScore: String(defaultPassingScorePercent),
    questions: [newQuestion()],
  };
}

/**
 * A stored test as a form. Keys are made of the places, or taken from `like`, the form that was just stored, so that
 * what is on the screen stays the same thing.
 */
export function formOfTest(stored: Test, like?: TestForm): TestForm {
  return {
    title: stored.title,
    timeLimit: String(stored.timeLimit),
    passingScore: String(stored.passingScore),
    questions: stored.questions.map((question, index) => {
      const known = like?.questions[index];
      const options = question.options.map((text, at) => ({
        key: known?.options[at]?.key ?? `${index}-${at}`,
        text,
      }));
      return {
        key: known?.key ?? `${index}`,
        question: question.question,
        options,
        correctKey: options[question.correctAnswer]?.key ?? null,
        difficulty: question.difficulty,
        ...extraFields(question),
      };
    }),
  };
}

// A draft of the days before there was one of them has none.
const extraDraft = Object.fromEntries(
  extraTexts.map((name) => [name, z.string().default('')]),
) as unknown as Record<ExtraText, z.ZodString>;

/** A draft that this device kept is believed as far as this reads it. */
export const testForm: z.ZodType<TestForm> = z.object({
  title: z.string(),
  timeLimit: z.string(),
  passingScore: z.string(),
  questions: z
    .array(
      z.object({
        key: z.string(),
        question: z.string(),
        options: z.array(z.object({ key: z.string(), text: z.string() })),
        correctKey: z.string().nullable(),
        difficulty: z.enum(difficultyValues),
        ...extraDraft,
      }),
    )
    .min(1),
});

const isBlank = (text: string) => text.trim() === '';

/** Whether nobody has written anything into a question yet. */
export function isUntouched(question: QuestionForm): boolean {
  return (
    isBlank(question.question) &&
    extraTexts.every((name) => isBlank(question[name])) &&
    question.options.every(({ text }) => isBlank(text))
  );
}

/** Whether two forms say the same; keys are no content. */
export function isSameTest(one: TestForm, other: TestForm): boolean {
  return JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other));
}

/** The index of the right option as the wire has it; null while none is chosen. */
export function correctIndexOf(question: QuestionForm): number | null {
  const index = question.options.findIndex(({ key }) => key === question.correctKey);
  return index < 0 ? null : index;
}

/** The form as the wire has it, not checked: a number field without a number is null. */
export function plainOf(form: TestForm) {
  const number = (text: string) => (isBlank(text) ? null : Number(text));
  return {
    title: form.title,
    timeLimit: number(form.timeLimit),
    passingScore: number(form.passingScore),
    questions: form.questions.map(
      (question) =>
        ({
          question: question.question,
          options: question.options.map(({ text }) => text),
          correctAnswer: correctIndexOf(question),
          difficulty: question.difficulty,
          ...extraFields(question),
        }) satisfies Record<keyof Question, unknown>,
    ),
  } satisfies Record<keyof TestFields, unknown>;
}
