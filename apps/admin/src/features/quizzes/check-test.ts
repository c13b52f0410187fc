import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { type ExtraText, extraTextFields, isExtraText } from '@repo/contracts/items/extra-texts';
import { questionIssues } from '@repo/contracts/items/question';
import { type Language, languageNames, variantLanguages } from '@repo/contracts/languages';
import {
  caseAskMaxLength,
  passageMaxLength,
  statementMaxLength,
  textMaxLength,
  titleMaxLength,
} from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { type TestFields, testFields } from '@repo/contracts/tests';
import { kindsCopy } from './kinds-copy.ts';
import { isBlank, optionsOf, plainOf, type QuestionForm, type TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

/** An error in a form: its message, the field that shows it, the control to focus, and its question. */
export type TestIssue = {
  message: string;
  /**
   * The message's field: 'title', 'timeLimit', 'passingScore', 'questions', or a part of a question or a
   * case.
   */
  field: string;
  /** Key of the question, or of the case with the invalid text; null for an error of the test itself. */
  questionKey: string | null;
  /** Id of the control that gets the focus. */
  control: string;
  /** Number of the question from 1; null for an error of the test itself. */
  questionNumber: number | null;
  /** The language whose text must be corrected. */
  language: Language;
};

const namesItsQuestion = (message: string) => /question \d/i.test(message);

/** The error's place in words; null if its message names it, or for an error of the test itself. */
export const whereOf = ({ message, questionNumber }: TestIssue): string | null =>
  questionNumber === null || namesItsQuestion(message) ? null : testsCopy.inQuestion(questionNumber);

export type CheckedTest = { fields: TestFields; issues: null } | { fields: null; issues: TestIssue[] };

/** Ids of the controls in the page. */
export const controlOf = {
  title: 'test-title',
  timeLimit: 'test-time-limit',
  passingScore: 'test-passing-score',
  questions: 'test-questions',
  /** The first text of a question. */
  question: (key: string) => `question-${key}`,
  reason: (key: string) => `reason-${key}`,
  kind: (key: string) => `kind-${key}`,
  passage: (caseKey: string) => `passage-${caseKey}`,
  /** A case's text in another language, which is edited in one of its questions. */
  variantPassage: (key: string) => `variant-passage-${key}`,
  /** The row that expands and collapses a question. */
  line: (key: string) => `line-${key}`,
  option: (key: string) => `option-${key}`,
  correct: (key: string) => `correct-${key}`,
  difficulty: (key: string) => `difficulty-${key}`,
  typed: (key: string) => `typed-${key}`,
  extra: (name: ExtraText, key: string) => `${name}-${key}`,
};

function controlOfTest(field: string): string {
  if (field === 'title') return controlOf.title;
  if (field === 'timeLimit') return controlOf.timeLimit;
  return field === 'passingScore' ? controlOf.passingScore : controlOf.questions;
}

/** The first option that is blank or too long, for an error about the options. */
function invalidOption({ options }: QuestionForm): string | undefined {
  const invalid = options.find(({ text }) => text.trim() === '' || text.length > textMaxLength) ?? options[0];
  return invalid && controlOf.option(invalid.key);
}

function controlIn(question: QuestionForm, part: string): string {
  if (part === 'options') return invalidOption(question) ?? controlOf.question(question.key);
  if (part === 'correctAnswer') return controlOf.correct(optionsOf(question)[0]?.key ?? question.key);
  if (part === 'difficulty') return controlOf.difficulty(question.key);
  if (part === 'reason') return controlOf.reason(question.key);
  if (part === 'typedAnswer') return controlOf.typed(question.key);
  if (part === 'passage') return controlOf.passage(question.caseKey ?? question.key);
  return isExtraText(part) ? controlOf.extra(part, question.key) : controlOf.question(question.key);
}

type Issue = { code: string; path: PropertyKey[]; message: string };

/**
 * The catalogue has a message for each rule (docs/product/content.md#test-rules); those about lengths are
 * this form's own.
 */
function sentenceOf({ code, path, message }: Issue): string {
  if (path[2] === 'typedAnswer') return contentMessages.typedAnswerInvalid(Number(path[1]) + 1);
  if (code !== 'too_big') return message;
  if (path[0] === 'title') return testsCopy.tooLong('Test title', titleMaxLength);
  if (path[0] === 'timeLimit') return testsCopy.timeLimitTooLong;
  if (path[0] === 'passingScore') return contentMessages.passingScoreOutOfRange;
  if (path.length === 1) return testsCopy.tooManyQuestions;
  const part = path[2];
  if (isExtraText(part))
    return testsCopy.tooLong(
      `The ${extraTextNames[part].name.toLowerCase()}`,
      extraTextFields[part].maxLength,
    );
  if (part === 'statements')
    return testsCopy.tooLong(
      kindsCopy.statementInText[path[3] === 'reason' ? 'reason' : 'assertion'],
      statementMaxLength,
    );
  if (part === 'case')
    return path[3] === 'passage'
      ? testsCopy.tooLong(kindsCopy.passageInText, passageMaxLength)
      : testsCopy.tooLong('The question', caseAskMaxLength);
  return testsCopy.tooLong(part === 'options' ? 'An option' : 'The question', textMaxLength);
}

/** The part of the form with the error of a question. */
function partOf({ path, message }: Issue, question: QuestionForm): string {
  const [, index, field, part] = path;
  if (field === 'statements') return String(part ?? (isBlank(question.assertion) ? 'assertion' : 'reason'));
  if (field !== 'case') return String(field);
  const ofPassage = [contentMessages.passageRequired(Number(index) + 1), contentMessages.caseTooLong];
  return part === 'passage' || ofPassage.includes(message) ? 'passage' : 'question';
}

/** Maps an error of a variant to the same field of the question, with its language. */
function ownIssue(issue: Issue): { issue: Issue; language: Language } {
  const [, , field, named] = issue.path;
  const language = variantLanguages.find((each) => field === 'variants' && each === named);
  if (!language) return { issue, language: 'en-IN' };
  return { issue: { ...issue, path: [...issue.path.slice(0, 2), ...issue.path.slice(4)] }, language };
}

function issueOf(form: TestForm, given: Issue): TestIssue {
  const { issue, language } = ownIssue(given);
  const sentence = sentenceOf(issue);
  const message = language === 'en-IN' ? sentence : `${sentence} (${languageNames[language]})`;
  const [field, index] = issue.path;
  const question = typeof index === 'number' ? form.questions[index] : undefined;
  if (question && typeof index === 'number') {
    const name = partOf(issue, question);
    const isOwnPassage = name === 'passage' && language === 'en-IN';
    return {
      ...{ message, field: name, questionNumber: index + 1, language },
      questionKey: isOwnPassage ? (question.caseKey ?? question.key) : question.key,
      control:
        name === 'passage' && !isOwnPassage
          ? controlOf.variantPassage(question.key)
          : controlIn(question, name),
    };
  }
  const name = String(field);
  const control = controlOfTest(name);
  return { message, field: name, questionKey: null, control, questionNumber: null, language };
}

type PlainQuestion = ReturnType<typeof plainOf>['questions'][number];

/** All errors of question `index`; for a whole test, only one per question is reported. */
const faultsOf = (question: PlainQuestion, index: number): Issue[] =>
  questionIssues(question, index + 1).map(({ field, message }) => ({
    code: 'custom',
    path: ['questions', index, field],
    message,
  }));

const idOf = ({ path, message }: Issue) => `${path.join()} ${message}`;

/** A case's text is shared by its questions, so report its error once; likewise one that two rules find. */
function saidOnce(issues: readonly TestIssue[]): TestIssue[] {
  const said = new Set<string>();
  return issues.filter(({ field, control, language, message }) => {
    const ofPassage = language === 'en-IN' ? control : language;
    const text = field === 'passage' ? ofPassage : `${control} ${message}`;
    const isNew = !said.has(text);
    said.add(text);
    return isNew;
  });
}

const placeOf = ({ path }: Issue) => (path[0] === 'questions' && path.length > 1 ? Number(path[1]) : -1);

/** Validates a form by the contracts' rules: the fields to save, or all errors in the order of the form. */
export function checkTest(form: TestForm): CheckedTest {
  const plain = plainOf(form);
  const checked = testFields.safeParse(plain);
  if (checked.success) return { fields: checked.data, issues: null };
  const known = new Set(checked.error.issues.map(idOf));
  const more = plain.questions.flatMap(faultsOf).filter((issue) => !known.has(idOf(issue)));
  const all = [...checked.error.issues, ...more].toSorted((one, other) => placeOf(one) - placeOf(other));
  return { fields: null, issues: saidOnce(all.map((issue) => issueOf(form, issue))) };
}
