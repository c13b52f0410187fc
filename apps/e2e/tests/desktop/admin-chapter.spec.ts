import { expect, type Page, test } from '@playwright/test';
import { freshName, openAdmin } from '#src/admin.ts';
import {
  drawMap,
  firstText,
  importCards,
  openAnew,
  openReader,
  openStudent,
  publish,
  said,
  show,
  tab,
  takeAway,
  uploadMeme,
  writeNotes,
  writeSummary,
  writeTest,
} from '#src/build-chapter.ts';
import { tokenOf } from '#src/states/calls.ts';

async function expectChapter(student: Page, path: string): Promise<void> {
  await openAnew(student, path, 'summary');
  await said(student, 'Mirrors send light back.');
  await tab(student, 'Flashcards');
  await said(student, 'What is a ray?');
  await expect(student.getByText('1 of 2', { exact: true })).toBeVisible();
  await tab(student, 'Mindmap');
  await said(student, 'Optics');
  await said(student, 'Mirrors');
  await tab(student, 'Memes');
  const meme = student.getByRole('img', { name: 'A red wall' }).first();
  await expect(meme).toBeVisible();
  await expect.poll(() => meme.evaluate((img) => (img as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  await tab(student, 'Quiz');
  await student.getByRole('button', { name: 'Start Quiz' }).click();
  await expect(student.getByRole('group', { name: /What does a mirror do\?/ })).toBeVisible();
  await expect(student.getByRole('radio')).toHaveCount(2);

  // Last, because on a desktop the notes fill the window.
  await openReader(student, path);
  await expect(
    student
      .locator('strong', { hasText: /^fast$/ })
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  const points = student.getByRole('listitem');
  await expect(points.filter({ hasText: /^It goes straight$/ }).first()).toBeVisible();
  await expect(points.filter({ hasText: /^It turns back at a mirror$/ }).first()).toBeVisible();
  await expect(student.locator('.katex .mfrac').filter({ visible: true }).first()).toBeVisible();
}

/** The reader's page has this text and not that, on the device and on the server. */
async function expectPage(student: Page, path: string, shown: string, hidden: string): Promise<void> {
  await openReader(student, path);
  await said(student, shown);
  await expect(student.getByText(hidden)).toHaveCount(0);
  const headers = { authorization: `Bearer ${await tokenOf(student)}` };
  const library = await (await student.request.get('/api/v1/bulk-data', { headers })).text();
  expect([shown, hidden].map((text) => library.includes(text))).toEqual([true, false]);
}

const update = (student: Page) => student.getByRole('button', { name: 'Update & Fetch Latest Content' });

/** The dashboard offers the latest publication, and loads it. */
async function takeUpdate(student: Page): Promise<void> {
  await student.goto('/dashboard');
  await update(student).click();
  await said(student, 'Content updated successfully.');
}

test.describe('a chapter from nothing', () => {
  const made = { subject: '', wasPublished: false };
  test.afterEach(({ request }) => takeAway(request, made));

  test('a chapter from nothing is built through the screens, published, seen by a student, changed, and rolled back', {
    tag: '@journey',
  }, async ({ page, browser }) => {
    test.setTimeout(300_000);
    made.subject = freshName('Optics');
    await openAdmin(page);
    await page.getByRole('button', { name: 'Add subject' }).click();
    await page.getByLabel('New subject').fill(made.subject);
    await page.keyboard.press('Enter');
    await said(page, 'Subject created successfully');
    await page.getByRole('button', { name: 'Add chapter' }).click();
    await page.getByLabel(`New chapter in ${made.subject}`).fill('Light');
    await page.keyboard.press('Enter');
    await said(page, 'Chapter created successfully');
    await expect(page).toHaveTitle(/^Admin: Light, Notes/);
    await writeNotes(page);
    await drawMap(page);
    await importCards(page);
    await writeSummary(page);
    await writeTest(page);
    await uploadMeme(page);
    await show(page, `Students see the subject ${made.subject}`, 'Subject content availability enabled');
    await show(page, 'Students see the chapter Light', 'Chapter content availability enabled');
    made.wasPublished = true;
    await publish(page, 'First edition');

    const [, , subjectId, chapterId] = new URL(page.url()).pathname.split('/');
    const path = `/tabs/${subjectId}/${chapterId}`;
    const student = await openStudent(browser, page);
    await expectChapter(student, path);

    await tab(page, 'Notes');
    await page.getByRole('button', { name: /^Rays 1 page$/ }).click();
    await page.getByRole('button', { name: /^Page 1 / }).click();
    // Click before the first letter, because the editor puts its caret back to where the click was a moment
    // later.
    const firstLine = page.getByRole('textbox', { name: 'Text of page 1' }).getByRole('paragraph').first();
    await firstLine.click({ position: { x: 1, y: 8 } });
    for (const _ of firstText) await page.keyboard.press('Delete');
    await page.keyboard.type('Second edition. It is');
    await page.keyboard.press('Control+s');
    await said(page, 'Page updated successfully');
    await said(page, '1 unpublished change');
    await student.goto('/dashboard');
    await student.waitForLoadState('networkidle');
    await expect(update(student)).toBeHidden();
    await expectPage(student, path, firstText, 'Second edition.');
    await publish(page, 'Second edition');
    await takeUpdate(student);
    await expectPage(student, path, 'Second edition.', firstText);

    await page.getByRole('link', { name: 'Versions' }).click();
    const first = page.getByRole('main').getByRole('listitem').filter({ hasText: 'First edition' });
    await first.getByRole('button', { name: /^Publish the version of/ }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Publish again' }).click();
    await expect(question).toBeHidden();
    await takeUpdate(student);
    await expectPage(student, path, firstText, 'Second edition.');
    await student.context().close();
  });
});
