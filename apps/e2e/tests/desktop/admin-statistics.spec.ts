import { type APIRequestContext, expect, test } from '@playwright/test';
import { judgedStudentsMin } from '@repo/contracts/limits/admin';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { createStudent } from '#src/student.ts';
import { signIn } from '#src/study.ts';

const questions = [
  {
    question: 'What is $\\frac{1}{2} + \\frac{1}{2}$?',
    options: ['$\\frac{2}{2}$', '$\\frac{1}{4}$', '0', '3'],
  },
  { question: 'Which is a metal?', options: ['Zinc', 'Sulphur', 'Argon'] },
  { question: 'Which is a gas?', options: ['Argon', 'Zinc', 'Sulphur'] },
].map((each) => ({ ...each, correctAnswer: 0, difficulty: 'easy', explanation: 'It is in the book.' }));

/** What the n-th student answers: the first half knows the second and the third question, but not the first. */
const answersOf = (n: number) => (n < judgedStudentsMin / 2 ? [1, 0, 0] : [0, 1, n % 2 ? 1 : 2]);

async function takeTest(request: APIRequestContext, testId: string, chapterId: string, n: number) {
  const student = await signIn(request, await createStudent(request, `Student ${n}`));
  await student.post('/api/v1/chapters/claim-free', { chapterId });
  const submit = (answers: number[]) =>
    student.post('/api/v1/tests/submit', { testId, chapterId, timeTaken: 20, answers });
  // Whoever tries again is counted once, by the second try.
  if (n === 0) await submit([3, 2, 2]);
  await submit(answersOf(n));
  expect(await student.resultCount()).toBe(n === 0 ? 2 : 1);
}

test('a teacher reads from the statistics of a test which question is wrong, and which wrong option misleads', async ({
  page,
  request,
}) => {
  test.slow();
  const { subjectId, chapterId, path } = await makeChapter(request);
  const { send } = await adminCalls(request);
  const publish = () => send('PUT', '/status', { type: 'lastPublishedContentAt' });
  try {
    await send('PUT', `/subjects/${subjectId}`, { isAllContentAvailable: true });
    await send('PUT', `/chapters/${chapterId}`, { isAllContentAvailable: true });
    const made = await send<{ data: { _id: string } }>('POST', '/tests', {
      title: 'Halves',
      timeLimit: 10,
      passingScore: 40,
      chapter: chapterId,
      questions,
    });
    await publish();
    for (let n = 0; n < judgedStudentsMin; n += 1) await takeTest(request, made.data._id, chapterId, n);

    await openAdmin(page, `${path}/test`);
    await page.getByRole('button', { name: 'Statistics of Halves' }).click();
    const dialog = page.getByRole('dialog', { name: 'How “Halves” was answered' });
    await expect(dialog.getByText('20 students', { exact: true })).toBeVisible();
    const item = (n: number) =>
      dialog
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: `Question ${n}`, exact: true }) });
    for (const text of [
      '50 % right of 20 students',
      'Neither difficult nor easy',
      'Tells students apart the wrong way round: look at the right answer',
      'Wrong option chosen most: B by 50 %',
      'Nobody chose C and D',
    ])
      await expect(item(1).getByText(text, { exact: true })).toBeVisible();
    await expect(item(1).locator('math').first()).toBeAttached();
    await expect(dialog).not.toContainText('$');
    await expect(item(2).getByText(/^Tells students apart/)).toBeHidden();

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Statistics of Halves' })).toBeFocused();
  } finally {
    await send('DELETE', `/subjects/${subjectId}`);
    await publish();
  }
});
