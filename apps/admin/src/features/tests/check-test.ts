import { textMaxLength, titleMaxLength } from '@repo/contracts/limits';
import { messages } from '@repo/contracts/messages';
import { type TestFields, testFields } from '@repo/contracts/tests';
import { testsCopy } from './copy.ts';
import { plainOf, type QuestionForm, type TestForm } from './test-form.ts';

/** What is wrong in a form: the sentence, the field that shows it, the control to go to, and of which question. */
export type TestFault = {
  message: string;
  /** Where the message stands: 'title', 'timeLimit', 'passingScore', 'questions', or a part of a question. */
  field: string;
  /** Key of the question; null for a fault of the test itself. */
  questionKey: string | null;
  /** Id of the control that gets the focus. */
  control: string;
  /** Number of the question from 1; null for a fault of the test itself. */
  questionNumber: number | null;
};
export type CheckedTest = { fields: TestFields; faults: null } | { fields: null; faults: TestFault[] };

/** Ids of the controls in the page. */
export const controlOf = {
  title: 'test-title',
  timeLimit: 'test-time-limit',
  passingScore: 'test-passing-score',
  questions: 'test-questions',
  question: (key: string) => `question-${key}`,
  option: (key: string) => `option-${key}`,
  correct: (key: string) => `correct-${key}`,
  difficulty: (key: string) => `difficulty-${key}`,
  explanation: (key: string) => `explanation-${key}`,
};

function controlOfTest(field: string): string {
  if (field === 'title') return controlOf.title;
  if (field === 'timeLimit') return controlOf.timeLimit;
  return field === 'passingScore' ? controlOf.passingScore : controlOf.questions;
}

/** The option that a fault of the options is about: the first that is blank or too long. */
function faultyOption({ options }: QuestionForm): string | undefined {
  const faulty = options.find(({ text }) => text.trim() === '' || text.length > textMaxLength) ?? options[0];
  return faulty && controlOf.option(faulty.key);
}

function controlIn(question: QuestionForm, part: string): string {
  if (part === 'options') return faultyOption(question) ?? controlOf.question(question.key);
  if (part === 'correctAnswer') return controlOf.correct(question.options[0]?.key ?? question.key);
  if (part === 'difficulty') return controlOf.difficulty(question.key);
  return part === 'explanation' ? controlOf.explanation(question.key) : controlOf.question(question.key);
}

type Issue = { code: string; path: PropertyKey[]; message: string };

/** The contracts have sentences for all that the spec names; lengths are ours. */
function sentenceOf({ code, path, message }: Issue): string {
  if (code !== 'too_big') return message;
  if (path[0] === 'title') return testsCopy.tooLong('Test title', titleMaxLength);
  if (path[0] === 'timeLimit') return testsCopy.timeLimitTooLong;
  if (path[0] === 'passingScore') return messages.passingScoreOutOfRange;
  if (path.length === 1) return testsCopy.tooManyQuestions;
  const noun =
    path[2] === 'explanation' ? 'The explanation' : path[2] === 'options' ? 'An option' : 'The question';
  return testsCopy.tooLong(noun, textMaxLength);
}

function faultOf(form: TestForm, issue: Issue): TestFault {
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

/** Checks a form by the contracts' rules: what can be saved, or every fault in the order of the form. */
export function checkTest(form: TestForm): CheckedTest {
  const plain = plainOf(form);
  const checked = testFields.safeParse({
    ...plain,
    questions: plain.questions.map(({ explanation, ...question }) => ({
      ...question,
      // An empty explanation is none.
      ...(explanation.trim() === '' ? {} : { explanation }),
    })),
  });
  if (checked.success) return { fields: checked.data, faults: null };
  return { fields: null, faults: checked.error.issues.map((issue) => faultOf(form, issue)) };
}
