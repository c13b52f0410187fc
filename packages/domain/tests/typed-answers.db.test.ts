import { accountExport } from '@repo/contracts/account-export';
import { typedMaxLength } from '@repo/contracts/limits/content';
import { submitTestInput } from '@repo/contracts/progress';
import type { TypedAnswer } from '@repo/contracts/typed/typed-answer';
import { beforeEach, expect, it } from 'vitest';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent, importSampleContent } from '#src/testing/index.ts';
import { ctx, useFreshDatabase } from './fresh-database.ts';
import { publish } from './paper-fixtures.ts';

useFreshDatabase();

const length: TypedAnswer = { kind: 'number', value: '12', unit: 'cm' };
let student: UserContext;
beforeEach(async () => {
  await importSampleContent(ctx);
  const [test] = await domain.drafts.listTests(ctx, { chapterId: 'econ-1' });
  if (!test) throw new Error('no test');
  const { _id: id, title, timeLimit, passingScore, questions } = test;
  const options = ['12 cm', '13 cm', '14 cm', '15 cm'];
  await domain.drafts.updateTest(ctx, {
    ...{ id, title, timeLimit, passingScore },
    questions: questions.map((each, at) => ({
      ...each,
      ...(at < 2 && { options, correctAnswer: 0, typedAnswer: length }),
    })),
  });
  await publish();
  student = await createStudent(ctx, { expiryDate: new Date('2030-12-31T00:00:00Z') });
});

const submit = (answers: (number | null)[], typed?: (string | null)[]) =>
  domain.submitTest(student, {
    ...{ testId: 'econ-1-test', chapterId: 'econ-1', timeTaken: 60, answers },
    ...(typed && { typed }),
  });

it('a quiz with typed answers is marked by what was typed, whatever option the device sends', async () => {
  const result = await submit([1, 0, 2], ['120 mm', '0.13 m', null]);
  expect(result).toMatchObject({
    ...{ answers: [0, 1, 2], typed: ['120 mm', '0.13 m', null], correctAnswers: 2, incorrectAnswers: 1 },
  });
  const { results } = await domain.listResults(student);
  expect(results[0]).toMatchObject({ answers: [0, 1, 2], typed: ['120 mm', '0.13 m', null] });
});

it('a quiz with typed answers counts a wrong text that equals no option as answered wrong', async () => {
  expect(await submit([-1, -1, 2], ['99 cm', null])).toMatchObject({ answers: [-1, -1, 2] });
  const { chapters } = await domain.listFirstAnswers(student);
  expect(chapters[0]?.answers.map(({ isRight }) => isRight)).toEqual([false, null, true]);
});

it('a quiz with typed answers is in the export of the account with what was typed', async () => {
  await submit([-1, 1, 2], ['99 cm']);
  const { quizzes } = accountExport.parse(await (await domain.exportAccount(student)).read());
  expect(quizzes[0]?.answers[0]).toMatchObject({ chosen: null, typed: '99 cm', isRight: false });
  expect(quizzes[0]?.answers[1]).not.toHaveProperty('typed');
});

it('a quiz with typed answers uses the option where nothing was typed, nothing can be read, or no typed answer is asked for', async () => {
  const result = await submit([0, 1, 2], [null, 'twelve', 'Q3']);
  expect(result.answers).toEqual([0, 1, 2]);
  expect(result).not.toHaveProperty('typed');
});

it('a quiz with typed answers is the same as before without typed answers', async () => {
  expect(await submit([0, 1, 2])).not.toHaveProperty('typed');
});

it('a quiz with typed answers refuses a text that is too long', () => {
  const quiz = { testId: 't', chapterId: 'c', answers: [], timeTaken: 1 };
  const accepts = (text: string) => submitTestInput.safeParse({ ...quiz, typed: [text] }).success;
  expect([accepts('9'.repeat(typedMaxLength)), accepts('9'.repeat(typedMaxLength + 1))]).toEqual([
    true,
    false,
  ]);
});
