import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';
import { adminCalls, openAdmin } from '#src/admin.ts';
import { openLoggedIn } from '#src/demo.ts';
import { speak } from '#src/languages.ts';
import { goOffline } from '#src/network.ts';
import { openPage, pageEditor } from '#src/notes.ts';
import { publishCards } from '#src/publish-cards.ts';
import { buySuper, createStudent } from '#src/student.ts';
import { isReadyForOffline } from '#src/study.ts';

/** Selects the language in the editor. */
const writeIn = (editor: Page | Locator, name: string) => editor.getByText(name, { exact: true }).click();

/** A Super student with the app in that language. */
async function openStudent(browser: Browser, page: Page, language?: 'hi-IN'): Promise<Page> {
  const account = await createStudent(page.request, 'Anaya Bose');
  await buySuper(page.request, account);
  // Only the Hindi reader goes offline, so the others need no service worker.
  const context = await browser.newContext({ serviceWorkers: language ? 'allow' : 'block' });
  const student = await context.newPage();
  await openLoggedIn(student, account);
  if (language) await speak(student, language);
  return student;
}

const card = (page: Page) => page.locator('.flip-face').first();
const readPage = (page: Page, text: string) =>
  page
    .locator('.ruled-sheet [lang], .ruled-sheet p')
    .filter({ hasText: text })
    .filter({ visible: true })
    .first();

const made = { subjectId: '' };
test.afterEach(async ({ request }) => {
  const { send } = await adminCalls(request);
  if (made.subjectId) await send('DELETE', `/subjects/${made.subjectId}`);
  made.subjectId = '';
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
});

// docs/product/study.md#content-languages
test('a page with a Hindi version is read in Hindi by a student who chose it, also without a network, and in English by others', {
  tag: '@journey',
}, async ({ page, browser }) => {
  test.setTimeout(240_000);
  const { path } = await publishCards(page.request, ['What is a ray?'], { Forces: ['First page text'] });
  const [, , subjectId = ''] = path.split('/');
  made.subjectId = subjectId;
  const admin = path.replace('/tabs/', '/admin/');

  await openAdmin(page, `${admin}/flashcards`);
  await page.getByRole('button', { name: 'Edit “What is a ray?”' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit flashcard' });
  await writeIn(dialog, 'हिन्दी');
  await expect(dialog.getByLabel('Question', { exact: true })).toHaveAttribute(
    'placeholder',
    'What is a ray?',
  );
  await dialog.getByLabel('Question', { exact: true }).fill('किरण क्या है?');
  await dialog.getByRole('button', { name: 'Save flashcard' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('list', { name: 'Flashcards' }).getByText('हिन्दी')).toBeVisible();

  await page.goto(`${admin}/notes`);
  await openPage(page, 'Forces', 1);
  // Uses the keyboard, as in any radio group.
  await page.getByRole('radio', { name: 'English' }).press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'हिन्दी' })).toBeChecked();
  await pageEditor(page).click();
  await page.keyboard.insertText('पहले पृष्ठ का पाठ');
  await page.getByRole('button', { name: 'Save page' }).click();
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
  const { send } = await adminCalls(page.request);
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });

  const student = await openStudent(browser, page, 'hi-IN');
  await student.goto(`${path}?tab=flashcards`);
  await expect(student.locator('html')).toHaveAttribute('lang', 'hi-IN');
  await expect(card(student).locator('[lang="hi-IN"]')).toHaveText('किरण क्या है?');
  await expect(student.locator('.flip-face').last().locator('[lang="en-IN"]')).toHaveText('Seen');
  await isReadyForOffline(student);
  await goOffline(student.context());
  await student.goto(`${path}?tab=explanation`);
  await student.getByRole('button', { name: /^(शुरू करो|जहाँ छोड़ा था, वहीं से\?)$/ }).click();
  await expect(readPage(student, 'पहले पृष्ठ का पाठ')).toBeVisible();
  await student.goto(`${path}?tab=flashcards`);
  await expect(card(student).locator('[lang="hi-IN"]')).toHaveText('किरण क्या है?');
  await student.context().close();

  const other = await openStudent(browser, page);
  await other.goto(`${path}?tab=flashcards`);
  await expect(card(other)).toContainText('What is a ray?');
  await expect(card(other).locator('[lang]')).toHaveCount(0);
  await other.goto(`${path}?tab=explanation`);
  await other.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
  await expect(readPage(other, 'First page text')).toBeVisible();
  await other.context().close();
});
