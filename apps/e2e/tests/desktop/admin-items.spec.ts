import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { brand } from '@repo/contracts/brand';
import { demo } from '#src/demo.ts';

/** A chapter of its own for each test, made and taken away through the documented calls. */
type Chapter = { token: string; subjectId: string; chapterId: string };

async function call(
  request: APIRequestContext,
  token: string | null,
  method: 'get' | 'post' | 'delete',
  path: string,
  data?: object,
) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const reply = await request[method](`/api/v1${path}`, { headers, data });
  expect(reply.ok(), `${method} ${path}: ${reply.status()}`).toBe(true);
  return reply.json();
}

async function makeChapter(request: APIRequestContext): Promise<Chapter> {
  const { token } = await call(request, null, 'post', '/admin/verify', { password: demo.adminPassword });
  const subject = await call(request, token, 'post', '/subjects', {
    name: `Items ${Date.now().toString(36)}`,
  });
  const subjectId = subject.data._id;
  const chapter = await call(request, token, 'post', '/chapters', { name: 'Items', subject: subjectId });
  return { token, subjectId, chapterId: chapter.data._id };
}

/** Opens a tab of the chapter with the gate already open. */
async function openTab(page: Page, { token, subjectId, chapterId }: Chapter, tab: string): Promise<void> {
  const access = { token, expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
  await page.addInitScript(
    ([key, value]) => localStorage.setItem(key ?? '', value ?? ''),
    [`${brand.storagePrefix}-admin-access`, JSON.stringify(access)],
  );
  await page.goto(`/admin/${subjectId}/${chapterId}/${tab}`);
}

async function expectFault(page: Page, label: string, message: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(message.replaceAll('.', '\\.')));
}

const stored = {
  title: 'Quick check',
  timeLimit: 10,
  passingScore: 40,
  questions: [
    { question: 'One?', options: ['a', 'b', 'c'], correctAnswer: 1, difficulty: 'medium' },
    { question: 'Two?', options: ['d', 'e'], correctAnswer: 0, difficulty: 'easy' },
  ],
};

async function openStoredTest(page: Page, request: APIRequestContext, chapter: Chapter) {
  await call(request, chapter.token, 'post', '/tests', { ...stored, chapter: chapter.chapterId });
  await openTab(page, chapter, 'test');
  await page.getByRole('button', { name: 'Edit Quick check' }).click();
  return page.getByRole('dialog', { name: 'Edit test' });
}

test.describe('the items of a chapter', () => {
  let chapter: Chapter;
  test.beforeEach(async ({ request }) => {
    chapter = await makeChapter(request);
  });
  test.afterEach(async ({ request }) => {
    await call(request, chapter.token, 'delete', `/subjects/${chapter.subjectId}`);
  });

  // docs/product.md#form-errors
  test('what is missing is said at the field that has the focus', async ({ page }) => {
    await openTab(page, chapter, 'flashcards');
    await page.getByRole('button', { name: 'Create flashcard' }).click();
    await expectFault(page, 'Question', 'Please enter a question');
    await page.getByLabel('Question', { exact: true }).fill('Why?');
    await page.getByRole('button', { name: 'Create flashcard' }).click();
    await expectFault(page, 'Answer', 'Please enter an answer');
    await page.getByLabel('Answer', { exact: true }).fill('Because');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Flashcard created successfully')).toBeVisible();
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused();

    await openTab(page, chapter, 'memes');
    await page.getByRole('button', { name: 'Add meme' }).click();
    await page.getByRole('button', { name: 'Create meme' }).click();
    await expectFault(page, 'Image URL', 'Image URL is required.');
    const upload = page.getByRole('dialog').locator('input[type=file]');
    await upload.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('text') });
    await expect(page.getByText('Please select an image file')).toBeVisible();
    const large = Buffer.alloc(6 * 1024 * 1024);
    await upload.setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: large });
    await expect(page.getByText('Image size should be less than 5MB')).toBeVisible();
    await page.getByLabel('Image URL', { exact: true }).fill('https://memes.example/none.png');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Meme created successfully')).toBeVisible();

    await openTab(page, chapter, 'summary');
    await page.getByRole('button', { name: 'Add summary' }).click();
    await page.getByRole('button', { name: 'Create summary' }).click();
    await expectFault(page, 'Title', 'Please enter a title');
    await page.getByLabel('Title', { exact: true }).fill('In short');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Summary created successfully')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'In short, page 1' })).toBeVisible();
  });

  // docs/product.md#reorder
  test('questions and options move by keys and buttons, the right answer with its option', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const dialog = await openStoredTest(page, request, chapter);
    const first = dialog.getByRole('region', { name: 'Question 1' });
    await first.getByRole('textbox', { name: 'Option B' }).focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect(first.getByRole('radio', { name: 'Option A is the right answer' })).toBeChecked();
    await first.getByRole('button', { name: 'Move Question 1 down' }).click();
    const second = dialog.getByRole('region', { name: 'Question 2' });
    await expect(second.getByRole('textbox', { name: 'Option A' })).toHaveValue('b');
    await page.keyboard.press('Control+S');
    await expect(page.getByText('Test updated successfully')).toBeVisible();
    const reply = await call(request, chapter.token, 'get', `/chapters/${chapter.chapterId}/tests`);
    expect(reply.data[0].questions).toMatchObject([
      { question: 'Two?', correctAnswer: 0 },
      { question: 'One?', options: ['b', 'a', 'c'], correctAnswer: 0 },
    ]);
  });

  // docs/product.md#test-editor
  test('the test editor links its faults, keeps 2 to 6 options and the last question', async ({ page }) => {
    await openTab(page, chapter, 'test');
    await page.getByRole('button', { name: 'Add test' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add test' });
    await dialog.getByLabel('Time limit in minutes').fill('0');
    await dialog.getByLabel('Passing score in %').fill('101');
    await dialog.getByRole('button', { name: 'Create test' }).click();
    await expectFault(page, 'Title', 'Test title is required.');
    await expect(dialog.getByRole('link')).toHaveText([
      'Test title is required.',
      'Time limit must be at least 1 minute.',
      'Passing score must be between 1 and 100.',
      'Question 1 is required.',
      'Each question must have 2-6 non-empty options.',
      'Select the correct answer for question 1.',
    ]);
    await expect(dialog.getByRole('button', { name: 'Remove question 1' })).toBeDisabled();
    await dialog.getByRole('link', { name: 'Question 1 is required.' }).click();
    await expect(dialog.getByLabel('Question', { exact: true })).toBeFocused();
    await page.keyboard.type('Which?');
    await dialog.getByRole('link', { name: 'Each question must have 2-6 non-empty options.' }).click();
    await page.keyboard.type('yes');
    await page.keyboard.press('Enter');
    await page.keyboard.type('no');
    for (const letter of ['C', 'D', 'E', 'F']) {
      await page.keyboard.press('Control+Enter');
      await expect(dialog.getByRole('textbox', { name: `Option ${letter}` })).toBeFocused();
      await page.keyboard.type(letter);
    }
    await expect(dialog.getByRole('button', { name: 'Add option' })).toBeDisabled();
    await expect(dialog.getByRole('link', { name: /^Select the correct answer/ })).toBeVisible();
    await dialog.getByRole('radio', { name: 'Option A is the right answer' }).check({ force: true });
    await dialog.getByLabel('Title').fill('Six ways');
    await dialog.getByLabel('Time limit in minutes').fill('10');
    await dialog.getByLabel('Passing score in %').fill('40');
    await expect(dialog.getByRole('link')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Create test' }).click();
    await expect(page.getByText('Test created successfully')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Six ways' })).toBeVisible();
  });
});
