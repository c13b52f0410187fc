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
  /** What this question of a case asks. Texts of other kinds are kept, in case the teacher switches back. */
  question: string;
  /** The two statements of an assertion and reason, and the text of a case, equal in all its questions. */
  assertion: string;
  reason: string;
  passage: string;
  /** The same in all questions of a case; otherwise the key of the last case it was in. */
  caseKey: string | null;
  options: OptionForm[];
  /** Key of the right option; null while none is chosen. */
  correctKey: string | null;
  /** For an assertion and reason: index of the right standard option; null while none is chosen. */
  rightStandard: number | null;
  difficulty: Difficulty;
  /** Taught, but not asked in the board's paper. */
  isExtra: boolean;
  /** The option texts and other texts in other languages. */
  variants: VariantForms;
  /**
   * From a library file, passed through unchanged; devices use it as long as it fits the text and options.
   */
  otherNumbers?: Question['otherNumbers'];
  typed: TypedForm;
} & Record<ExtraText, string>;
/** A test in the form. Numbers are text; `timeLimit` is in minutes, `passingScore` in percent. */
export type TestForm = {
  title: string;
  timeLimit: string;
  passingScore: string;
  questions: QuestionForm[];
};

export const newOption = (text = ''): OptionForm => ({ key: newKey(), text });

/** The extra texts of a question as form fields: missing ones are empty. */
const extraFields = (given: Partial<Record<ExtraText, string>> = {}) =>
  byExtraText((name) => given[name] ?? '');

const noKindTexts = { assertion: '', reason: '', passage: '', caseKey: null, rightStandard: null };

/** A new question: multiple choice with two empty options, medium difficulty, no right answer. */
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

/** A copy of the question with new keys. */
export function copyOfQuestion(question: QuestionForm): QuestionForm {
  const options = question.options.map(({ text }) => newOption(text));
  const right = question.options.findIndex(({ key }) => key === question.correctKey);
  const keys = new Map(question.options.map(({ key }, at) => [key, options[at]?.key ?? key]));
  const variants = withOptionKeys(question.variants, keys);
  return { ...question, key: newKey(), options, variants, correctKey: options[right]?.key ?? null };
}

/** A new test with its defaults (docs/product/content.md#test-rules). */
export function newTest(): TestForm {
  return {
    title: '',
    timeLimit: String(defaultTimeLimitMinutes),
    passingScore: String(defaultPassingScorePercent),
    questions: [newQuestion()],
  };
}

/**
 * A stored test as a form. Keys derive from positions, or come from `like`, the form just saved, so that rows
 * stay the same on the screen and keep their texts for other kinds.
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

/** Whether two forms have the same content, ignoring keys. */
export function isSameTest(one: TestForm, other: TestForm): boolean {
  return JSON.stringify(plainOf(one)) === JSON.stringify(plainOf(other));
}

/** The options shown: the board's for an assertion and reason. */
export function optionsOf({ key, kind, options }: QuestionForm): OptionForm[] {
  if (kind !== 'assertionReason') return options;
  return assertionReasonOptions.map((text, index) => ({ key: `${key}-standard-${index}`, text }));
}

/** The index of the right option in wire format; null while none is chosen. */
export function correctIndexOf(question: QuestionForm): number | null {
  if (question.kind === 'assertionReason') return question.rightStandard;
  const index = question.options.findIndex(({ key }) => key === question.correctKey);
  return index < 0 ? null : index;
}

/** The texts of the question's kind in wire format, without those of other kinds. */
function kindFieldsOf({ kind, question, assertion, reason, passage }: QuestionForm) {
  return {
    kind,
    question: kind === 'choice' ? question : '',
    statements: kind === 'assertionReason' ? { assertion, reason } : undefined,
    case: kind === 'case' ? { passage, ask: question } : undefined,
  };
}

/** The form in wire format, not validated: an invalid number is null. */
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
