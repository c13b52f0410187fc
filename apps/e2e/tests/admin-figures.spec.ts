import { type Browser, expect, type Page, test } from '@playwright/test';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { publish, said, show } from '#src/build-chapter.ts';
import { logIn } from '#src/demo.ts';
import { expectAccessible } from '#src/expect-accessible.ts';
import { openPage, pageEditor, storedPages } from '#src/notes.ts';
import { buySuper, createStudent } from '#src/student.ts';

const caption = 'A ray at a flat mirror';
const description = 'A ray meets a flat mirror and leaves it at the same angle on the other side.';
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" width="360" height="200">
<style>.l{stroke:#141b34;fill:none}@media (prefers-color-scheme: dark){.l{stroke:#eef1fb}}</style>
<switch><foreignObject width="9" height="9"><b>text</b></foreignObject></switch>
<path class="l" d="M20 180H340M40 20L180 180L320 20"/></svg>`;

/** What a word processor puts on the clipboard. */
const table =
  '<meta charset="utf-8"><table><tr><td><p>Substance</p></td><td><p>Melts at</p></td></tr><tr><td><p>H<sub>2</sub>O</p></td><td><p>0</p></td></tr></table>';

const paste = (page: Page, html: string) =>
  pageEditor(page).evaluate((editor, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', text);
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, html);

async function openReader(browser: Browser, page: Page, path: string): Promise<Page> {
  const account = await createStudent(page.request, 'Anaya Bose');
  await buySuper(page.request, account);
  const context = await browser.newContext({ serviceWorkers: 'block', viewport: page.viewportSize() });
  const student = await context.newPage();
  await logIn(student, account);
  await student.goto(`${path}?tab=explanation`);
  await student.waitForLoadState('networkidle');
  await student.getByRole('button', { name: /^(Start|Continue where left off\?)$/ }).click();
  return student;
}

test.describe('a figure and a table', () => {
  const made = { subjectId: '', wasPublished: false };
  test.afterEach(async ({ request }) => {
    const { send } = await adminCalls(request);
    if (made.subjectId) await send('DELETE', `/subjects/${made.subjectId}`);
    if (made.wasPublished) await send('PUT', '/status', { type: 'lastPublishedContentAt' });
  });

  test('are put into a page of notes, published, and seen by a student', async ({ page, browser }) => {
    test.setTimeout(240_000);
    const chapter = await makeChapter(page.request, { Light: ['First words'] });
    made.subjectId = chapter.subjectId;
    await openAdmin(page, `${chapter.path}/notes`);
    await openPage(page, 'Light', 1);
    await pageEditor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await paste(page, table);
    await expect(pageEditor(page).getByRole('columnheader', { name: 'Melts at' })).toBeVisible();
    await said(page, 'A word with a raised or lowered part became a formula.');

    await page.keyboard.press('Control+End');
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Figure', exact: true }).click();
    await (await chooser).setFiles({
      name: 'Flat mirror.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(drawing),
    });
    const dialog = page.getByRole('dialog', { name: 'Insert figure' });
    await expect(dialog.getByRole('img')).toHaveCount(3);
    await said(page, 'text boxes of draw.io: export with “text as shapes”');
    await dialog.getByLabel('Caption').fill(caption);
    await dialog.getByLabel('What does it show?').fill(description);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Insert figure' }).click();
    await expect(dialog).toBeHidden();
    const inEditor = pageEditor(page).getByRole('img', { name: description });
    await expect.poll(() => inEditor.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(360);
    await expectAccessible(page);

    // By keyboard the figure is chosen and opened again.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const again = page.getByRole('dialog', { name: 'Edit figure' });
    await expect(again.getByLabel('Caption')).toHaveValue(caption);
    await page.keyboard.press('Escape');
    await expect(again).toBeHidden();

    await page.keyboard.press('Control+s');
    await said(page, 'Page updated successfully');
    const [stored = ''] = await storedPages(page, chapter.chapterId);
    expect(stored).toContain('| Substance | Melts at |\n| --- | --- |\n| $\\ce{H2O}$ | 0 |');
    expect(stored).toMatch(
      new RegExp(`^!\\[${caption}\\]\\(flat-mirror-d360x200-[0-9a-f]{12} "${description}"\\)$`, 'm'),
    );

    await show(page, `Students see the subject ${chapter.subject}`, 'Subject content availability enabled');
    await show(page, `Students see the chapter ${chapter.chapter}`, 'Chapter content availability enabled');
    made.wasPublished = true;
    await publish(page, 'With a figure');
    const student = await openReader(browser, page, `/tabs/${chapter.subjectId}/${chapter.chapterId}`);
    await expect(student.getByRole('columnheader', { name: 'Melts at' })).toBeVisible();
    const figure = student.getByRole('img', { name: description }).first();
    await expect(figure).toBeVisible();
    await expect.poll(() => figure.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(360);
    await said(student, caption);
    await student.context().close();
  });
});
