import {
  type ExtraText,
  extraTextMaxLength,
  extraTexts,
  questionIssue,
} from '@repo/contracts/items/question';
import { optionsMax, optionsMin, textMaxLength, titleMaxLength } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { type TestFields, testFields } from '@repo/contracts/tests';
import { plainOf, type QuestionForm, type TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

/** What is wrong in a form: the sentence, the field that shows it, the control to go to, and of which question. */
export type TestIssue = {
  message: string;
  /** Where the message stands: 'title', 'timeLimit', 'passingScore', 'questions', or a part of a question. */
  field: string;
  /** Key of the question; null for an issue of the test itself. */
  questionKey: string | null;
  /** Id of the control that gets the focus. */
  control: string;
  /** Number of the question from 1; null for an issue of the test itself. */
  questionNumber: number | null;
};
export type CheckedTest = { fields: TestFields; issues: null } | { fields: null; issues: TestIssue[] };

/** Ids of the controls in the page. */
export const controlOf = {
  title: 'test-title',
  timeLimit: 'test-time-limit',
  passingScore: 'test-passing-score',
  questions: 'test-questions',
  question: (key: string) => `question-${key}`,
  /** The line that opens and folds it. */
  line: (key: string) => `line-${key}`,
  option: (key: string) => `option-${key}`,
  correct: (key: string) => `correct-${key}`,
  difficulty: (key: string) => `difficulty-${key}`,
  extra: (name: ExtraText, key: string) => `${name}-${key}`,
};

function controlOfTest(field: string): string {
  if (field === 'title') return controlOf.title;
  if (field === 'timeLimit') return controlOf.timeLimit;
  return field === 'passingScore' ? controlOf.passingScore : controlOf.questions;
}

/** The option that an issue of the options is about: the first that is blank or too long. */
function invalidOption({ options }: QuestionForm): string | undefined {
  const invalid = options.find(({ text }) => text.trim() === '' || text.length > textMaxLength) ?? options[0];
  return invalid && controlOf.option(invalid.key);
}

const isExtra = (part: unknown): part is ExtraText => extraTexts.some((name) => name === part);

function controlIn(question: QuestionForm, part: string): string {
  if (part === 'options') return invalidOption(question) ?? controlOf.question(question.key);
  if (part === 'correctAnswer') return controlOf.correct(question.options[0]?.key ?? question.key);
  if (part === 'difficulty') return controlOf.difficulty(question.key);
  return isExtra(part) ? controlOf.extra(part, question.key) : controlOf.question(question.key);
}

type Issue = { code: string; path: PropertyKey[]; message: string };

/** The catalogue has a sentence for each rule (docs/product.md#test-rules); those about lengths are this form's. */
function sentenceOf({ code, path, message }: Issue): string {
  if (code !== 'too_big') return message;
  if (path[0] === 'title') return testsCopy.tooLong('Test title', titleMaxLength);
  if (path[0] === 'timeLimit') return testsCopy.timeLimitTooLong;
  if (path[0] === 'passingScore') return contentMessages.passingScoreOutOfRange;
  if (path.length === 1) return testsCopy.tooManyQuestions;
  const part = path[2];
  if (isExtra(part))
    return testsCopy.tooLong(`The ${testsCopy.extras[part].name.toLowerCase()}`, extraTextMaxLength[part]);
  return testsCopy.tooLong(part === 'options' ? 'An option' : 'The question', textMaxLength);
}

function issueOf(form: TestForm, issue: Issue): TestIssue {
  const message = sentenceOf(issue);
  const [field, index, part] = issue.path;
  const question = typeof index === 'number' ? form.questions[index] : undefined;
  if (question && typeof index === 'number') {
    const name = String(part);
    return {
      message,
      field: name,
      questionKey: question.key,
      control: controlIn(question, name),
      questionNumber: index + 1,
    };
  }
  const name = String(field);
  return { message, field: name, questionKey: null, control: controlOfTest(name), questionNumber: null };
}

/** A question has four parts that can be wrong. */
const faultsMax = 4;

type PlainQuestion = ReturnType<typeof plainOf>['questions'][number];

/** A question as it would be without what is wrong with this field, so that the next fault shows. */
function mended(question: PlainQuestion, field: string): PlainQuestion {
  if (field === 'question') return { ...question, question: '-' };
  if (field === 'correctAnswer') return { ...question, correctAnswer: 0 };
  const options = question.options.slice(0, optionsMax).map((text) => text.trim() || '-');
  return { ...question, options: [...options, '-', '-'].slice(0, Math.max(options.length, optionsMin)) };
}

/** Everything that the contract says against question `index`, where it names one thing at a time. */
function faultsOf(question: PlainQuestion, index: number): Issue[] {
  const found: Issue[] = [];
  let rest = question;
  for (let round = 0; round < faultsMax; round += 1) {
    const issue = questionIssue(rest, index + 1);
    if (!issue) break;
    found.push({ code: 'custom', path: ['questions', index, issue.field], message: issue.message });
    rest = mended(rest, issue.field);
  }
  return found;
}

const placeOf = ({ path }: Issue) => (path[0] === 'questions' && path.length > 1 ? Number(path[1]) : -1);

/** Checks a form by the contracts' rules: what can be saved, or every issue in the order of the form. */
export function checkTest(form: TestForm): CheckedTest {
  const plain = plainOf(form);
  const checked = testFields.safeParse(plain);
  if (checked.success) return { fields: checked.data, issues: null };
  const known = new Set(checked.error.issues.map(({ path }) => path.join()));
  const more = plain.questions.flatMap(faultsOf).filter(({ path }) => !known.has(path.join()));
  const all = [...checked.error.issues, ...more].toSorted((one, other) => placeOf(one) - placeOf(other));
  return { fields: null, issues: all.map((issue) => issueOf(form, issue)) };
}
