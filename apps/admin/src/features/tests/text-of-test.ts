import { extraTexts } from '@repo/contracts/items/question';
import type { QuestionForm, TestForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';

function textOfQuestion(
  { question, options, correctKey, difficulty, ...extras }: QuestionForm,
  index: number,
): string {
  const lines = options.map(
    ({ key, text }, at) => `${key === correctKey ? '*' : ''}${String.fromCharCode(97 + at)}) ${text}`,
  );
  const rest = extraTexts.flatMap((name) =>
    extras[name].trim() === '' ? [] : [`${testsCopy.extras[name].name}: ${extras[name]}`],
  );
  return [`${index + 1}. ${question} (${testsCopy.difficulties[difficulty]})`, ...lines, ...rest].join('\n');
}

/** A test as text to read and compare, in the form that can be pasted. */
export function textOfTest(form: TestForm): string {
  const facts = `${testsCopy.timeLimit}: ${form.timeLimit}\n${testsCopy.passingScore}: ${form.passingScore}`;
  return [`${form.title}\n${facts}`, ...form.questions.map(textOfQuestion)].join('\n\n');
}
