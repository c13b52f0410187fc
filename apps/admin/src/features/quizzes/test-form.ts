import { type Difficulty, difficultyValues, type Test } from '@repo/contracts/content';
import { byExtraText, type ExtraText, extraTexts } from '@repo/contracts/items/extra-texts';
import { otherNumbers } from '@repo/contracts/items/other-numbers';
import type { Question } from '@repo/contracts/items/question';
import {
  assertionReasonOptions,
  kindOf,
  type QuestionKind,
  questionKind,
} from '@repo/contracts/items/question-kinds';
import type { TestFields } from '@repo/contracts/items/test';
import { defaultPassingScorePercent, defaultTimeLimitMinutes } from '@repo/contracts/limits/content';
import { z } from 'zod';
import { newKey } from '#src/editing/new-key.ts';
import { withCaseKeys } from './case-keys.ts';
import { formOfTyped, noTypedForm, plainTyped, type TypedForm, typedForm } from './typed-form.ts';
import {
  areBlank,
  formsOfVariants,
  plainVariants,
  type VariantForms,
  variantForms,
  withOptionKeys,
} from './variant-forms.ts';

/** An option on the screen. Its key is its identity: the right answer is a key, so it follows every move. */
export type OptionForm = { key: string; text: string };
export type QuestionForm = {
  key: string;
  kind: QuestionKind;
  /** Of a case, what this question asks. Texts of other kinds stay where they are, for whoever goes back to that kind. */
  question: string;
  /** The two statements of an assertion and reason, and the text of a case, the same in all its questions. */
  assertion: string;
  reason: string;
  passage: string;
  /** The same in all questions of a case, also while none has a text yet; of the last case it was in. */
  caseKey: string | null;
  options: OptionForm[];
  /** Key of the right option; null while none is chosen. */
  correctKey: string | null;
  /** Of an assertion and reason: index of the right one among the board's options; null while none is chosen. */
  rightStandard: number | null;
  difficulty: Difficulty;
  /** Taught, but not asked in the board's paper. */
  isExtra: boolean;
  /** Its texts in other languages. */
  variants: VariantForms;
  /** Comes from library files and is passed through; devices use it while it fits the text and options. */
  otherNumbers?: Question['otherNumbers'];
  typed: TypedForm;
} & Record<ExtraText, string>;
/** A test on the screen. Numbers are the text of their fields; `timeLimit` in minutes, `passingScore` in percent. */
export type TestForm = {
  title: string;
  timeLimit: string;
  passingScore: string;
  questions: QuestionForm[];
};

export const newOption = (text = ''): OptionForm => ({ key: newKey(), text });

/** The extra texts of a question as fields on the screen: one that is not there is empty. */
const extraFields = (given: Partial<Record<ExtraText, string>> = {}) =>
  byExtraText((name) => given[name] ?? '');

const noKindTexts = { assertion: '', reason: '', passage: '', caseKey: null, rightStandard: null };

/** A question as the tool starts one: a choice with two empty options, medium, nothing chosen. */
export function newQuestion(): QuestionForm {
  return {
    key: newKey(),
    kind: 'choice',
    question: '',
    ...noKindTexts,
    options: [newOption(), newOption()],
    correctKey: null,
    difficulty: 'medium',
    isExtra: false,
    variants: {},
    typed: noTypedForm,
    ...extraFields(),
  };
}

/** The same question as another one. */
export function copyOfQuestion(question: QuestionForm): QuestionForm {
  const options = question.options.map(({ text }) => newOption(text));
  const right = question.options.findIndex(({ key }) => key === question.correctKey);
  const keys = new Map(question.options.map(({ key }, at) => [key, options[at]?.key ?? key]));
  const variants = withOptionKeys(question.variants, keys);
  return { ...question, key: newKey(), options, variants, correctKey: options[right]?.key ?? null };
}

/** A test as the admin app starts one (docs/product/content.md#test-rules). */
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
 * what is on the screen stays the same thing, with what it has for other kinds.
 */
export function formOfTest(stored: Test, like?: TestForm): TestForm {
  const questions = stored.questions.map((question, index) =>
    formOfQuestion(question, index, like?.questions[index]),
  );
  return {
    title: stored.title,
    timeLimit: String(stored.timeLimit),
    passingScore: String(stored.passingScore),
    questions: withCaseKeys(questions, like?.questions),
  };
}

function formOfQuestion(stored: Question, index: number, known: QuestionForm | undefined): QuestionForm {
  const kind = kindOf(stored);
  const given = stored.options.map((text, at) => ({
    key: known?.options[at]?.key ?? `${index}-${at}`,
    text,
  }));
  const isStandard = kind === 'assertionReason';
  const options = isStandard
    ? (known?.options ?? [0, 1].map((at) => ({ key: `${index}-${at}`, text: '' })))
    : given;
  return {
    key: known?.key ?? `${index}`,
    kind,
    question: stored.case?.ask ?? (isStandard ? (known?.question ?? '') : stored.question),
    assertion: stored.statements?.assertion ?? known?.assertion ?? '',
    reason: stored.statements?.reason ?? known?.reason ?? '',
    passage: stored.case?.passage ?? known?.passage ?? '',
    caseKey: kind === 'case' ? null : (known?.caseKey ?? null),
    options,
    correctKey: isStandard ? (known?.correctKey ?? null) : (given[stored.correctAnswer]?.key ?? null),
    rightStandard: isStandard ? standardIndex(stored.correctAnswer) : (known?.rightStandard ?? null),
    difficulty: stored.difficulty,
    isExtra: stored.isExtra ?? false,
    variants: formsOfVariants(stored.variants, options),
    typed: formOfTyped(stored.typedAnswer),
    ...(stored.otherNumbers && { otherNumbers: stored.otherNumbers }),
    ...extraFields(stored),
  };
}

const standardIndex = (index: number) => (index in assertionReasonOptions ? index : null);

// Older drafts lack some of these fields.
const extraDraft = byExtraText(() => z.string().default(''));

/** Validates a draft stored on this device. */
export const testForm: z.ZodType<TestForm> = z.object({
  title: z.string(),
  timeLimit: z.string(),
  passingScore: z.string(),
  questions: z
    .array(
      z.object({
        key: z.string(),
        kind: questionKind.default('choice'),
        question: z.string(),
        assertion: z.string().default(''),
        reason: z.string().default(''),
        passage: z.string().default(''),
        caseKey: z.string().nullable().default(null),
        options: z.array(z.object({ key: z.string(), text: z.string() })),
        correctKey: z.string().nullable(),
        rightStandard: z.int().min(0).max(3).nullable().default(null),
        difficulty: z.enum(difficultyValues),
        isExtra: z.boolean().default(false),
        variants: variantForms,
        otherNumbers: otherNumbers.optional(),
        typed: typedForm.default(noTypedForm),
        ...extraDraft,
      }),
    )
    .min(1)
    .transform((questions) => withCaseKeys(questions)),
});

export const isBlank = (text: string) => text.trim() === '';

/** Whether a question is still untouched. */
export function isUntouched(question: QuestionForm): boolean {
  return (
    [question.question, question.assertion, question.reason, question.passage].every(isBlank) &&
    extraTexts.every((name) => isBlank(question[name])) &&
    question.options.every(({ text }) => isBlank(text)) &&
    areBlank(question.variants)
  );
}

/** Whether two forms have the same content; keys do not count. */
export function isSameTest(one: TestForm, other: TestForm): boolean {
  return JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other));
}

/** The options as they are shown: an assertion and reason has the board's. */
export function optionsOf({ key, kind, options }: QuestionForm): OptionForm[] {
  if (kind !== 'assertionReason') return options;
  return assertionReasonOptions.map((text, index) => ({ key: `${key}-standard-${index}`, text }));
}

/** The index of the right option as the wire has it; null while none is chosen. */
export function correctIndexOf(question: QuestionForm): number | null {
  if (question.kind === 'assertionReason') return question.rightStandard;
  const index = question.options.findIndex(({ key }) => key === question.correctKey);
  return index < 0 ? null : index;
}

/** The texts of the question's kind as the wire has them, without those of other kinds. */
function kindFieldsOf({ kind, question, assertion, reason, passage }: QuestionForm) {
  return {
    kind,
    question: kind === 'choice' ? question : '',
    statements: kind === 'assertionReason' ? { assertion, reason } : undefined,
    case: kind === 'case' ? { passage, ask: question } : undefined,
  };
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
          options: optionsOf(question).map(({ text }) => text),
          correctAnswer: correctIndexOf(question),
          difficulty: question.difficulty,
          isExtra: question.isExtra || undefined,
          variants: plainVariants(question),
          otherNumbers: question.otherNumbers,
          typedAnswer: question.kind === 'assertionReason' ? undefined : plainTyped(question.typed),
          ...extraFields(question),
          ...kindFieldsOf(question),
        }) satisfies Record<keyof Question, unknown>,
    ),
  } satisfies Record<keyof TestFields, unknown>;
}
