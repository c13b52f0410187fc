import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { judgedStudentsMin } from '@repo/contracts/limits/admin';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { withReplies } from '#src/states/calls.ts';
import { createStudent } from '#src/student.ts';
import { signIn } from '#src/study.ts';

type Made = { data: { _id: string } };

const questions = ['Which force pulls?', 'Which force pushes?', 'Which force turns?'].map((question) => ({
  ...{ question, options: ['Tension', 'Pressure', 'Torque'], correctAnswer: 0 },
  ...{ difficulty: 'easy', explanation: 'It is in the book.' },
}));

/** A chapter with two pages, a card and a test, open to students from the next publishing on. */
async function fillChapter(request: APIRequestContext) {
  const made = await makeChapter(request);
  const { send } = await adminCalls(request);
  const ofChapter = { chapter: made.chapterId, difficulty: 'easy' };
  const card = await send<Made>('POST', '/flashcards', {
    ...{ question: 'What is a **newton**?', answer: 'A unit of force', ...ofChapter },
  });
  const quiz = await send<Made>('POST', '/tests', {
    ...{ title: 'Forces', timeLimit: 10, passingScore: 40, chapter: made.chapterId, questions },
  });
  await send('PUT', `/subjects/${made.subjectId}`, { isAllContentAvailable: true });
  await send('PUT', `/chapters/${made.chapterId}`, { isAllContentAvailable: true });
  const publish = () => send('PUT', '/status', { type: 'lastPublishedContentAt' });
  const remove = async () => {
    await send('DELETE', `/subjects/${made.subjectId}`);
    await publish();
  };
  return { ...made, cardId: card.data._id, testId: quiz.data._id, publish, remove };
}

const dialogOf = (page: Page, chapter: string) =>
  page.getByRole('dialog', { name: `What students forget in “${chapter}”` });

async function openByKeys(page: Page, chapter: string) {
  await page.getByRole('button', { name: 'What is forgotten' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialogOf(page, chapter)).toBeVisible();
  return dialogOf(page, chapter);
}

// docs/product/content.md#what-is-forgotten
test('a teacher sees after which page the quizzes go wrong, once enough students have read it, and opens that page', async ({
  page,
  request,
}) => {
  test.slow();
  const { subjectId, chapterId, chapter, path, testId, publish, remove } = await fillChapter(request);
  const studyTo = async (currentPageIndex: number, name: string) => {
    const account = await createStudent(request, name);
    const student = await signIn(request, account);
    await student.post('/api/v1/chapters/claim-free', { chapterId });
    const notesProgress = { currentTopicIndex: 0, currentPageIndex };
    await student.put(`/api/v1/progress/${subjectId}/${chapterId}`, { notesProgress });
    const answers = [0, 1, 1];
    await student.post('/api/v1/tests/submit', { testId, chapterId, timeTaken: 20, answers });
    expect(await student.resultCount()).toBe(1);
    return account;
  };
  try {
    await publish();
    // The last student stopped at the second page, of which nothing is said: it would be about one.
    const alone = await studyTo(1, 'Alone Sharma');
    for (let n = 1; n < judgedStudentsMin; n += 1) await studyTo(0, `Student ${n}`);

    await openAdmin(page, `${path}/flashcards`);
    let dialog = await openByKeys(page, chapter);
    await expect(dialog.getByText('Nothing came back to enough students yet.')).toBeVisible();
    await expect(dialog.getByText('Not enough students have taken a quiz after reading.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'What is forgotten' })).toBeFocused();

    await studyTo(0, 'Last Student');
    dialog = await openByKeys(page, chapter);
    await expect(
      dialog.getByText(`33 % right in the quizzes after it, ${judgedStudentsMin} students`),
    ).toBeVisible();
    await expect(dialog.getByRole('link')).toHaveCount(1);
    for (const word of ['Sharma', alone.email]) await expect(dialog).not.toContainText(word);
    await dialog.getByRole('link', { name: 'Forces, page 1' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Text of page 1' })).toContainText('First page text');
  } finally {
    await remove();
  }
});

// docs/product/content.md#what-is-forgotten
test('a teacher goes from what is forgotten most to the card and to the question, by keys', async ({
  page,
  request,
}) => {
  const { chapter, path, cardId, testId, remove } = await fillChapter(request);
  // Reviews of several days can't be made in one.
  const counted = { students: 20, looks: 41 };
  const items = [
    { list: 'flashcards', itemId: cardId, place: null, text: 'What is a **newton**?', forgottenPercent: 63 },
    { list: 'tests', itemId: testId, place: 2, text: 'Which force pushes?', forgottenPercent: 12 },
  ].map((item) => ({ ...item, ...counted }));
  await withReplies(page, { 'admin.chapterMemory': { items, pages: [] } });
  try {
    await openAdmin(page, `${path}/flashcards`);
    const dialog = await openByKeys(page, chapter);
    await expect(dialog.getByText('Flashcard · not known 63 % of 41 times, 20 students')).toBeVisible();
    await expect(dialog).not.toContainText('*');

    await dialog.getByRole('link', { name: 'What is a newton?' }).focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: 'Edit flashcard' });
    await expect(card.getByLabel('Answer', { exact: true })).toHaveValue('A unit of force');
    await expect(dialog).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(card).toBeHidden();

    await openByKeys(page, chapter);
    await expect(dialog.getByRole('link')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('link', { name: 'What is a newton?' })).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    const quiz = page.getByRole('dialog', { name: 'Edit test' });
    await expect(quiz).toBeVisible();
    const question = quiz.getByRole('region', { name: 'Question 2' });
    await expect(question.getByLabel('Question', { exact: true })).toHaveValue('Which force pushes?');
  } finally {
    await remove();
  }
});
