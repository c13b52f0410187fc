import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { adminCalls } from './admin.ts';
import { openLoggedIn } from './demo.ts';
import { buySuper, createStudent } from './student.ts';
import { placeInTopic, startReading } from './study.ts';

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600;
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
export const said = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

export async function publish(page: Page, note: string): Promise<void> {
  await page.getByRole('button', { name: 'Publish Content' }).click();
  const panel = page.getByRole('dialog', { name: 'Publish all content?' });
  await panel.getByLabel('Note for the list of versions (optional)').fill(note);
  await panel.getByRole('button', { name: 'Publish Content' }).click();
  await said(page, 'Content published successfully!');
  await expect(panel).toBeHidden();
}

/** Switches on what students see. */
export async function show(page: Page, name: string, done: string): Promise<void> {
  const toggle = page.getByRole('switch', { name, exact: true });
  if (await toggle.isChecked()) return;
  await toggle.click({ force: true });
  await said(page, done);
  await expect(toggle).toBeChecked();
}

/** The first words of the page, which the second edition changes. */
export const firstText = 'A ray of first edition is';

export async function writeNotes(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add the first topic' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add topic' });
  await dialog.getByLabel('Name').fill('Rays');
  await page.keyboard.press('Enter');
  await said(page, 'Topic created successfully');
  const newPage = page.getByRole('button', { name: 'New page' });
  if (isPhone(page)) await newPage.click();
  const text = page.getByRole('textbox', { name: 'Text of the new page' });
  await text.click();
  await page.keyboard.type(`${firstText} `);
  await page.keyboard.press('Control+b');
  await page.keyboard.type('fast');
  await page.keyboard.press('Control+b');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Bullet list' }).click();
  await page.keyboard.type('It goes straight');
  await page.keyboard.press('Enter');
  await page.keyboard.type('It turns back at a mirror');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Its speed is ');
  await page.getByRole('button', { name: 'Formula' }).click();
  await page.getByLabel('Formula in LaTeX').fill('v = \\frac{s}{t}');
  await page.getByRole('button', { name: 'Insert', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Control+s');
  await said(page, 'Page created successfully');
}

export async function drawMap(page: Page): Promise<void> {
  await tab(page, 'Mindmap');
  const create = page.getByRole('button', { name: 'New mindmap' });
  await create.focus();
  await page.keyboard.press('Enter');
  const root = page.locator('[data-pane=canvas][data-idea=root]');
  await expect(root).toBeFocused();
  await page.keyboard.press('F2');
  await page.keyboard.type('Optics');
  await page.keyboard.press('Enter');
  await expect(root).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('textbox', { name: 'Text of “New Node”' })).toBeFocused();
  await page.keyboard.type('Mirrors');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+s');
  await said(page, 'Mindmap created successfully');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function importCards(page: Page): Promise<void> {
  await tab(page, 'Flashcards');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Import flashcards' });
  const file =
    'question,answer,difficulty\nWhat is a ray?,A straight path of light,easy\nWho bends it?,A lens,hard\n"Ohm" said it,Nobody,easy\n';
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'cards.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await said(page, '3 flashcards found. 1 is not right yet.');
  await expect(dialog.getByText('double the marks inside: """Ohm"" said it",Nobody,easy')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 2 flashcards, leave 1 out' }).click();
  await said(page, '2 flashcards imported');
  await expect(page.getByText('What is a ray?').first()).toBeVisible();
}

export async function writeSummary(page: Page): Promise<void> {
  await tab(page, 'Summary');
  await page.getByRole('button', { name: 'Add summary' }).click();
  await page.getByLabel('Title', { exact: true }).fill('In short');
  await page.keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'In short, page 1' });
  await text.click();
  await page.keyboard.type('Mirrors send light back.');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Saved \d/)).toBeVisible();
}

export async function writeTest(page: Page): Promise<void> {
  await tab(page, 'Test');
  await page.getByRole('button', { name: 'Add test' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add test' });
  await dialog.getByLabel('Title').fill('Check yourself');
  await dialog.getByLabel('Time limit in minutes').fill('12');
  await dialog.getByLabel('Question', { exact: true }).fill('What does a mirror do?');
  await dialog.getByRole('textbox', { name: 'Option A' }).fill('It sends light back');
  await dialog.getByRole('textbox', { name: 'Option B' }).fill('It eats light');
  await dialog.getByRole('radio', { name: 'Option A is the right answer' }).check({ force: true });
  await dialog.getByRole('button', { name: 'Create test' }).click();
  await said(page, 'Test created successfully');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
}

export async function uploadMeme(page: Page): Promise<void> {
  await tab(page, 'Memes');
  await page.getByRole('button', { name: 'Add meme' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add meme' });
  const picture = sharp({ create: { width: 320, height: 200, channels: 3, background: '#d94f30' } });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'meme.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  await dialog.getByLabel('What it shows (optional)').fill('A red wall');
  await dialog.getByRole('button', { name: 'Create meme' }).click();
  await said(page, 'Meme created successfully');
  await expect(dialog).toBeHidden();
}

/** A Super student's own browser, on the dashboard. */
export async function openStudent(browser: Browser, page: Page): Promise<Page> {
  const account = await createStudent(page.request, 'Anaya Bose');
  await buySuper(page.request, account);
  const context = await browser.newContext({ viewport: page.viewportSize() });
  const student = await context.newPage();
  await openLoggedIn(student, account);
  return student;
}

/** Reloads a tab of the chapter with the server's data. */
export async function openAnew(student: Page, path: string, name: string): Promise<void> {
  await student.goto(`${path}?tab=${name}`);
  await student.waitForLoadState('networkidle');
}

export async function openReader(student: Page, path: string): Promise<void> {
  await openAnew(student, path, 'explanation');
  await startReading(student);
  await expect(placeInTopic(student)).toHaveText('Page 1 of 1');
}

/** Deletes the subject that a test built, also for students. */
export async function takeAway(
  request: APIRequestContext,
  { subject, wasPublished }: { subject: string; wasPublished: boolean },
): Promise<void> {
  const { send } = await adminCalls(request);
  const { data } = await send<{ data: { _id: string; name: string }[] }>('GET', '/subjects/details');
  for (const { _id, name } of data) if (name === subject) await send('DELETE', `/subjects/${_id}`);
  if (wasPublished) await send('PUT', '/status', { type: 'lastPublishedContentAt' });
}
