import { extraTextNames } from '@repo/contracts/items/extra-text-names';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { itemsCopy } from '#src/chapter-items/chapter-items-copy.ts';
import { textOfVariants } from '#src/chapter-items/language-field.tsx';
import { groupsOf } from './cases.ts';
import { correctIndexOf, optionsOf, type QuestionForm, type TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

function askedIn({ kind, question, assertion, reason }: QuestionForm): string {
  return kind === 'assertionReason' ? `Assertion (A): ${assertion}\nReason (R): ${reason}` : question;
}

function textOfQuestion(question: QuestionForm, number: number): string {
  const right = correctIndexOf(question);
  const lines = optionsOf(question).map(
    ({ text }, at) => `${at === right ? '*' : ''}${String.fromCharCode(97 + at)}) ${text}`,
  );
  const rest = extraTexts.flatMap((name) =>
    question[name].trim() === '' ? [] : [`${extraTextNames[name].name}: ${question[name]}`],
  );
  const facts = [
    testsCopy.difficulties[question.difficulty],
    ...(question.isExtra ? [itemsCopy.isExtra] : []),
  ];
  const head = `${number}. ${askedIn(question)} (${facts.join(', ')})`;
  return [head, ...lines, ...rest, ...textOfVariants(question.variants)].join('\n');
}

/** A test as text to read and compare, in a form that can be pasted. */
export function textOfTest(form: TestForm): string {
  const facts = `${testsCopy.timeLimit}: ${form.timeLimit}\n${testsCopy.passingScore}: ${form.passingScore}`;
  const groups = groupsOf(form.questions).flatMap(({ isCase, first, questions }) => {
    const texts = questions.map((question, index) => textOfQuestion(question, first + 1 + index));
    return isCase ? [`Case:\n${questions[0]?.passage ?? ''}`, ...texts, '---'] : texts;
  });
  return [`${form.title}\n${facts}`, ...groups].join('\n\n');
}
