import type { QuestionKind } from '@repo/contracts/items/question-kinds';
import type { VariantLanguage } from '@repo/contracts/languages';
import { caseQuestionsMax, optionsMax, optionsMin } from '@repo/contracts/limits/content';
import { caseOf, dissolved, joinedAbove, newCaseQuestion, pastedInto, together, withKind } from './cases.ts';
import {
  isUntouched,
  newOption,
  newQuestion,
  type OptionForm,
  type QuestionForm,
  type TestForm,
} from './test-form.ts';
import { changedForms, newVariant } from './variant-forms.ts';

export type TestAction =
  | { type: 'field'; name: 'title' | 'timeLimit' | 'passingScore'; value: string }
  | { type: 'addQuestion'; question?: QuestionForm }
  /** After question `afterKey`, or at the end; replaces an untouched question there. */
  | { type: 'insertQuestions'; questions: QuestionForm[]; afterKey?: string }
  | { type: 'removeQuestions'; keys: readonly string[] }
  /** Puts questions at their positions, which ascend. */
  | { type: 'placeQuestions'; placed: readonly { question: QuestionForm; index: number }[] }
  /** Reorders the questions of these keys within the positions that they occupy. */
  | { type: 'orderQuestions'; keys: string[] }
  | { type: 'question'; key: string; change: QuestionChange }
  /** Changes the kind; the question keeps its texts for other kinds. */
  | { type: 'kind'; key: string; kind: QuestionKind }
  /** Sets the text of a case in all its questions. */
  | { type: 'passage'; caseKey: string; text: string }
  /** Sets a case's text in another language. */
  | { type: 'variantPassage'; caseKey: string; language: VariantLanguage; text: string }
  | { type: 'addToCase'; caseKey: string; question?: QuestionForm }
  | { type: 'joinCaseAbove'; key: string }
  | { type: 'dissolveCase'; caseKey: string }
  | { type: 'addOption'; key: string; option?: OptionForm }
  | { type: 'optionText'; key: string; optionKey: string; text: string }
  | { type: 'removeOption'; key: string; optionKey: string }
  | { type: 'restoreOption'; key: string; option: OptionForm; index: number; wasCorrect: boolean }
  | { type: 'orderOptions'; key: string; keys: string[] }
  | { type: 'replace'; form: TestForm };

type QuestionChange = Partial<Omit<QuestionForm, 'key' | 'options' | 'kind' | 'caseKey' | 'passage'>>;

/** The list in the order of `keys`; items not named come last. */
function inKeyOrder<T extends { key: string }>(list: readonly T[], keys: readonly string[]): T[] {
  const placeOf = ({ key }: T) => (keys.includes(key) ? keys.indexOf(key) : keys.length);
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** The items named by `keys` in that order; all others stay in place. */
function inOwnPlaces<T extends { key: string }>(list: readonly T[], keys: readonly string[]): T[] {
  const byKey = new Map(list.map((item) => [item.key, item]));
  const named = new Set(keys);
  const next = keys.flatMap((key) => byKey.get(key) ?? []).values();
  return list.map((item) => (named.has(item.key) ? (next.next().value ?? item) : item));
}

function inQuestion(form: TestForm, key: string, change: (question: QuestionForm) => QuestionForm): TestForm {
  return {
    ...form,
    questions: form.questions.map((question) => (question.key === key ? change(question) : question)),
  };
}

/** Undo must not restore an item twice. */
const hasKey = (list: readonly { key: string }[], key: string) =>
  list.some((candidate) => candidate.key === key);

/** The question without its case's text, which the others of the case have too. */
const withoutPassage = (question: QuestionForm): QuestionForm => ({
  ...question,
  passage: '',
  variants: changedForms(question.variants, (form) => ({ ...form, passage: '' })),
});

function insertQuestions(form: TestForm, given: QuestionForm[], afterKey: string | undefined): TestForm {
  const found = form.questions.findIndex(({ key }) => key === afterKey);
  const at = found < 0 ? form.questions.length - 1 : found;
  const before = form.questions[at];
  const siblings = caseOf(form.questions, found < 0 ? null : (before?.caseKey ?? null));
  const isBlank = before !== undefined && isUntouched(siblings.length > 0 ? withoutPassage(before) : before);
  const room = caseQuestionsMax - siblings.length + (isBlank ? 1 : 0);
  const questions = before && siblings.length > 0 ? pastedInto(before, given, room) : given;
  const givesPlace = isBlank && (siblings.length === 0 || questions[0]?.caseKey === before.caseKey);
  return withQuestions(form, (all) =>
    all.toSpliced(givesPlace ? at : at + 1, givesPlace ? 1 : 0, ...questions),
  );
}

/** The form with other questions or another order; cases stay whole. */
const withQuestions = (form: TestForm, change: (questions: QuestionForm[]) => QuestionForm[]): TestForm => ({
  ...form,
  questions: together(change(form.questions)),
});

function withVariantPassage(
  form: TestForm,
  { caseKey, language, text: passage }: { caseKey: string; language: VariantLanguage; text: string },
): TestForm {
  const changed = ({ variants }: QuestionForm): QuestionForm['variants'] => ({
    ...variants,
    [language]: { ...(variants[language] ?? newVariant()), passage },
  });
  return {
    ...form,
    questions: form.questions.map((question) =>
      question.kind === 'case' && question.caseKey === caseKey
        ? { ...question, variants: changed(question) }
        : question,
    ),
  };
}

function addToCase(form: TestForm, caseKey: string, question?: QuestionForm): TestForm {
  const siblings = caseOf(form.questions, caseKey);
  const passage = siblings[0]?.passage;
  if (passage === undefined || siblings.length >= caseQuestionsMax) return form;
  const added = { ...(question ?? newCaseQuestion(caseKey, passage)), passage };
  return withQuestions(form, (all) => [...all, added]);
}

function removeOption(question: QuestionForm, optionKey: string): QuestionForm {
  if (question.options.length <= optionsMin) return question;
  return {
    ...question,
    options: question.options.filter(({ key }) => key !== optionKey),
    correctKey: question.correctKey === optionKey ? null : question.correctKey,
  };
}

function restoreOption(
  question: QuestionForm,
  { option, index, wasCorrect }: { option: OptionForm; index: number; wasCorrect: boolean },
): QuestionForm {
  if (question.options.length >= optionsMax || hasKey(question.options, option.key)) return question;
  return {
    ...question,
    options: question.options.toSpliced(index, 0, option),
    correctKey: wasCorrect && question.correctKey === null ? option.key : question.correctKey,
  };
}

/** All changes of the test editor. A test keeps at least one question, a question its 2 to 6 options. */
export function testFormReducer(form: TestForm, action: TestAction): TestForm {
  switch (action.type) {
    case 'field':
      return { ...form, [action.name]: action.value };
    case 'replace':
      return action.form;
    case 'addQuestion':
      return { ...form, questions: [...form.questions, action.question ?? newQuestion()] };
    case 'insertQuestions':
      return insertQuestions(form, action.questions, action.afterKey);
    case 'removeQuestions': {
      const questions = form.questions.filter(({ key }) => !action.keys.includes(key));
      return questions.length === 0 ? form : { ...form, questions };
    }
    case 'placeQuestions':
      return withQuestions(form, (questions) =>
        action.placed.reduce(
          (all, { question, index }) => (hasKey(all, question.key) ? all : all.toSpliced(index, 0, question)),
          questions,
        ),
      );
    case 'orderQuestions':
      return withQuestions(form, (all) => inOwnPlaces(all, action.keys));
    case 'kind':
      return { ...form, questions: withKind(form.questions, action.key, action.kind) };
    case 'passage':
      return {
        ...form,
        questions: form.questions.map((question) =>
          question.kind === 'case' && question.caseKey === action.caseKey
            ? { ...question, passage: action.text }
            : question,
        ),
      };
    case 'variantPassage':
      return withVariantPassage(form, action);
    case 'addToCase':
      return addToCase(form, action.caseKey, action.question);
    case 'joinCaseAbove':
      return { ...form, questions: joinedAbove(form.questions, action.key) };
    case 'dissolveCase':
      return { ...form, questions: dissolved(form.questions, action.caseKey) };
    case 'question':
      return inQuestion(form, action.key, (question) => ({ ...question, ...action.change }));
    case 'addOption':
      return inQuestion(form, action.key, (question) =>
        question.options.length >= optionsMax
          ? question
          : { ...question, options: [...question.options, action.option ?? newOption()] },
      );
    case 'optionText':
      return inQuestion(form, action.key, (question) => ({
        ...question,
        options: question.options.map((option) =>
          option.key === action.optionKey ? { ...option, text: action.text } : option,
        ),
      }));
    case 'removeOption':
      return inQuestion(form, action.key, (question) => removeOption(question, action.optionKey));
    case 'restoreOption':
      return inQuestion(form, action.key, (question) => restoreOption(question, action));
    case 'orderOptions':
      return inQuestion(form, action.key, (question) => ({
        ...question,
        options: inKeyOrder(question.options, action.keys),
      }));
  }
}
