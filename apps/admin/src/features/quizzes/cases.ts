import type { QuestionKind } from '@repo/contracts/items/question-kinds';
import { caseText } from '@repo/contracts/items/whole-text';
import { caseQuestionsMax } from '@repo/contracts/limits/content';
import { newKey } from '#src/editing/new-key.ts';
import { isBlank, newOption, newQuestion, type QuestionForm } from './test-form.ts';
import { changedForms, withOnePassage } from './variant-forms.ts';

/** A unit that moves together: a case with its questions, or any other question. */
export type FormGroup = {
  /** Key of the case, or of the question. */
  key: string;
  isCase: boolean;
  /** Index of the group's first question. */
  first: number;
  questions: QuestionForm[];
};

/**
 * Groups the questions in order. Neighbours belong to one case by key, because two new cases have the same
 * (empty) text.
 */
export function groupsOf(questions: readonly QuestionForm[]): FormGroup[] {
  const groups: FormGroup[] = [];
  questions.forEach((question, first) => {
    const isCase = question.kind === 'case' && question.caseKey !== null;
    const key = (isCase && question.caseKey) || question.key;
    const last = groups.at(-1);
    if (last && isCase && last.key === key) last.questions.push(question);
    else groups.push({ key, isCase, first, questions: [question] });
  });
  return groups;
}

const isOf = (caseKey: string | null) => (question: QuestionForm) =>
  question.kind === 'case' && caseKey !== null && question.caseKey === caseKey;

/** The questions of a case, in order. */
export const caseOf = (questions: readonly QuestionForm[], caseKey: string | null): QuestionForm[] =>
  questions.filter(isOf(caseKey));

/** A new question of a case, without its own texts. */
export const newCaseQuestion = (caseKey: string, passage: string): QuestionForm => ({
  ...newQuestion(),
  kind: 'case',
  caseKey,
  passage,
});

/**
 * New questions of one kind: a case starts with two, any other kind with one. Each has as many options as the last
 * question with own options.
 * @param above the questions of the test
 */
export function newQuestions(kind: QuestionKind, above: readonly QuestionForm[] = []): QuestionForm[] {
  const last = above.findLast((question) => question.kind !== 'assertionReason');
  const caseKey = newKey();
  const added =
    kind === 'case'
      ? [newCaseQuestion(caseKey, ''), newCaseQuestion(caseKey, '')]
      : [{ ...newQuestion(), kind }];
  return last
    ? added.map((question) => ({ ...question, options: last.options.map(() => newOption()) }))
    : added;
}

/** The question's own text when it becomes a multiple-choice question, without the case's text before it. */
function askOf(text: string, passages: readonly string[]): string {
  const passage = passages.find((each) => !isBlank(each) && text.startsWith(`${each}\n\n`));
  return passage === undefined ? text : text.slice(passage.length + 2);
}

/**
 * Changes a question's kind and keeps its texts for other kinds. A question that leaves a case takes the
 * case's text along, so that it can still be answered, and drops it when it returns.
 */
function asKind(question: QuestionForm, kind: QuestionKind): QuestionForm {
  const { passage, question: text } = question;
  const isLeaving = question.kind === 'case' && kind === 'choice' && !isBlank(passage);
  if (isLeaving)
    return {
      ...{ ...question, kind, question: caseText({ passage, ask: text }) },
      // A text missing in the other language falls back to English.
      variants: changedForms(question.variants, (form) =>
        isBlank(form.question) && isBlank(form.passage)
          ? form
          : { ...form, question: caseText({ passage: form.passage || passage, ask: form.question || text }) },
      ),
    };
  return kind === 'case' ? asked({ ...question, kind }, passage) : { ...question, kind };
}

/** The question without the case's text at the start of its own text. */
const asked = (question: QuestionForm, passage: string): QuestionForm => ({
  ...question,
  question: askOf(question.question, [question.passage, passage]),
  variants: changedForms(question.variants, (form) => ({
    ...form,
    question: askOf(form.question, [form.passage, question.passage, passage]),
  })),
});

/** The question as part of this case, with the case's text. */
function inCase(question: QuestionForm, caseKey: string, passage: string): QuestionForm {
  const own = question.kind === 'case' ? question : asked(question, passage);
  return { ...own, kind: 'case', caseKey, passage };
}

/**
 * Moves the questions of each case next to its first one and gives them its text. Questions above the limit
 * of a case follow as multiple-choice questions.
 */
export function together(questions: readonly QuestionForm[]): QuestionForm[] {
  const groups = new Map<string, QuestionForm[]>();
  for (const question of questions) {
    const key =
      question.kind === 'case' && question.caseKey !== null ? `case ${question.caseKey}` : question.key;
    groups.set(key, [...(groups.get(key) ?? []), question]);
  }
  return [...groups.values()].flatMap((group) => {
    if (group.length === 1) return group;
    const passage = group[0]?.passage ?? '';
    const all = withOnePassage(group.map(({ variants }) => variants));
    return group.map((question, index) => {
      const variants = all[index] ?? question.variants;
      const isSame = question.passage === passage && question.variants === variants;
      const same = isSame ? question : { ...question, passage, variants };
      return index < caseQuestionsMax ? same : asKind(same, 'choice');
    });
  });
}

const replaced = (questions: readonly QuestionForm[], next: QuestionForm) =>
  together(questions.map((question) => (question.key === next.key ? next : question)));

/** The case directly above a question; '' if there is none. */
export function caseAbove(questions: readonly QuestionForm[], key: string): QuestionForm[] {
  const at = questions.findIndex((question) => question.key === key);
  const above = questions[at - 1];
  return above?.kind === 'case' ? caseOf(questions, above.caseKey) : [];
}

/** Moves this question into the case above it, if that has room. */
export function joinedAbove(questions: readonly QuestionForm[], key: string): QuestionForm[] {
  const [first, ...others] = caseAbove(questions, key);
  const question = questions.find((each) => each.key === key);
  if (!question || !first?.caseKey || others.length + 1 >= caseQuestionsMax) return [...questions];
  return replaced(questions, inCase(question, first.caseKey, first.passage));
}

/**
 * Changes a question's kind. It leaves its case to the position after it (a first question: before it), and
 * returns to that case if it is adjacent and has room.
 */
export function withKind(
  questions: readonly QuestionForm[],
  key: string,
  kind: QuestionKind,
): QuestionForm[] {
  const at = questions.findIndex((question) => question.key === key);
  const question = questions[at];
  if (!question || question.kind === kind) return [...questions];
  if (kind !== 'case') return replaced(questions, asKind(question, kind));
  const beside = [questions[at - 1], questions[at + 1]].flatMap((each) =>
    each?.kind === 'case' ? [each] : [],
  );
  const former = caseOf(questions, question.caseKey);
  const own = beside.find(isOf(question.caseKey));
  if (own?.caseKey && former.length < caseQuestionsMax)
    return replaced(questions, inCase(question, own.caseKey, own.passage));
  const next = asKind(question, kind);
  const caseKey = question.caseKey !== null && former.length === 0 ? question.caseKey : newKey();
  // Adjacent cases with the same text would merge.
  const passage = beside.some((each) => each.passage === next.passage) ? '' : next.passage;
  return replaced(questions, { ...next, caseKey, passage });
}

/** Turns the questions of each case into multiple-choice questions. */
export const dissolved = (questions: readonly QuestionForm[], caseKey: string): QuestionForm[] =>
  questions.map((question) => (isOf(caseKey)(question) ? asKind(question, 'choice') : question));

/**
 * Pasted questions for the position after this one: multiple-choice questions join its case while it has
 * room. `room` includes the place of a question that they replace.
 */
export function pastedInto(
  before: QuestionForm,
  pasted: readonly QuestionForm[],
  room: number,
): QuestionForm[] {
  const { kind, caseKey, passage } = before;
  if (kind !== 'case' || caseKey === null || pasted.some((each) => each.kind !== 'choice'))
    return [...pasted];
  return pasted.map((each, index) => (index < room ? inCase(each, caseKey, passage) : each));
}
