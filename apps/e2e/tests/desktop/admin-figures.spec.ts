import { type Browser, expect, type Page, test } from '@playwright/test';
import { figureAddress, figuresIn } from '@repo/contracts/figures';
import sharp from 'sharp';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { publish, said, show } from '#src/build-chapter.ts';
import { openLoggedIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { openPage, pageEditor, storedPages } from '#src/notes.ts';
import { buySuper, createStudent } from '#src/student.ts';
import { isReadyForOffline } from '#src/study.ts';

const ray = {
  caption: 'A ray at a flat mirror',
  description: 'A ray meets a flat mirror and leaves it at the same angle on the other side.',
};
const screenshot = {
  caption: 'The app on a phone',
  description: 'A screen with three cards, each with the name of a subject.',
};
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 360 200" width="360" height="200">
<style>.l{stroke:#141b34;fill:none}@media (prefers-color-scheme: dark){.l{stroke:#eef1fb}}</style>
<switch><foreignObject width="9" height="9"><b>text</b></foreignObject></switch>
<path class="l" d="M20 180H340M40 20L180 180L320 20"/></svg>`;

/** Word's clipboard: a table in its own HTML dialect. */
const wordTable = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15"><style>p.MsoNormal{margin:0cm}</style></head><body lang=EN-IN><!--StartFragment--><table class=MsoTableGrid border=1 style='border-collapse:collapse;mso-yfti-tbllook:1184'>${[
  ['Substance of the class', 'Temperature at which it melts', 'Temperature at which it boils'],
  ['H<sub>2</sub>O', '0', '100'],
]
  .map(
    (cells) =>
      `<tr style='mso-yfti-irow:0'>${cells.map((cell) => `<td width=150 valign=top style='width:112.5pt'><p class=MsoNormal><span lang=EN-US>${cell}<o:p></o:p></span></p></td>`).join('')}</tr>`,
  )
  .join('')}</table><!--EndFragment--></body></html>`;

type Clipboard = { html?: string; file?: { name: string; type: string; bytes: number[] } };

const paste = (page: Page, clipboard: Clipboard) =>
  pageEditor(page).evaluate((editor, { html, file }) => {
    const clipboardData = new DataTransfer();
    if (html) clipboardData.setData('text/html', html);
    if (file) clipboardData.items.add(new File([new Uint8Array(file.bytes)], file.name, { type: file.type }));
    editor.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, clipboard);

/** Describes the pasted figure, and inserts it into the page. */
async function describeFigure(
  page: Page,
  { caption, description }: typeof ray,
  width: 'Full' | 'Narrow' = 'Full',
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Insert figure' });
  await expect(dialog.getByRole('img').first()).toBeVisible();
  await dialog.getByLabel('Caption').fill(caption);
  await dialog.getByLabel('What does it show?').fill(description);
  // The card covers the radio itself.
  await dialog.getByRole('radio', { name: width }).check({ force: true });
  await dialog.getByRole('button', { name: 'Insert figure' }).click();
  await expect(dialog).toBeHidden();
}

/** A student on a small phone that downloaded everything and then lost the network. */
async function openReaderOffline(
  browser: Browser,
  page: Page,
  path: string,
  figures: string[],
): Promise<Page> {
  const account = await createStudent(page.request, 'Anaya Bose');
  await buySuper(page.request, account);
  const viewport = { width: 320, height: 640 };
  const context = await browser.newContext({ viewport, hasTouch: true, serviceWorkers: 'allow' });
  const student = await context.newPage();
  await openLoggedIn(student, account);
  await isReadyForOffline(student);
  for (const address of figures)
    await expect
      .poll(() => student.evaluate(async (url) => Boolean(await caches.match(url)), address), {
        timeout: 30_000,
      })
      .toBe(true);
  await goOffline(context);
  await student.goto(`${path}?tab=explanation`);
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

  test('a figure and a table are pasted into a page of notes, published, and read by a student on a phone without a network', {
    tag: '@journey',
  }, async ({ page, browser }) => {
    test.setTimeout(240_000);
    const chapter = await makeChapter(page.request, { Light: ['First words'] });
    made.subjectId = chapter.subjectId;
    await openAdmin(page, `${chapter.path}/notes`);
    await openPage(page, 'Light', 1);
    await pageEditor(page).click();
    await page.keyboard.press('Control+End');
    await page.keyboard.press('Enter');
    await paste(page, { html: wordTable });
    await expect(
      pageEditor(page).getByRole('columnheader', { name: 'Temperature at which it melts' }),
    ).toBeVisible();
    await said(page, 'A word with a raised or lowered part became a formula.');

    await page.keyboard.press('Control+End');
    await paste(page, {
      file: { name: 'Flat mirror.svg', type: 'image/svg+xml', bytes: [...Buffer.from(drawing)] },
    });
    const dialog = page.getByRole('dialog', { name: 'Insert figure' });
    await expect(dialog.getByRole('img')).toHaveCount(3);
    await said(page, 'text boxes of draw.io: export with “text as shapes”');
    await describeFigure(page, ray, 'Narrow');
    const inEditor = pageEditor(page).getByRole('img', { name: ray.description });
    await expect.poll(() => inEditor.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBe(360);

    // The figure is selected and opened again by keyboard.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    const again = page.getByRole('dialog', { name: 'Edit figure' });
    await expect(again.getByRole('radio', { name: 'Narrow' })).toBeChecked();
    await again.getByLabel('Caption').fill(ray.caption);
    await again.getByRole('button', { name: 'Save figure' }).click();
    await expect(again).toBeHidden();

    // A browser adds the URL of a copied picture to the clipboard.
    const png = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#3355aa' } })
      .png()
      .toBuffer();
    await page.keyboard.press('Control+End');
    await paste(page, {
      html: '<img src="https://example.org/screen.png">',
      file: { name: 'image.png', type: 'image/png', bytes: [...png] },
    });
    await describeFigure(page, screenshot);
    await expect(page.getByText('could not be taken along')).toBeHidden();

    await page.keyboard.press('Control+s');
    await said(page, 'Page updated successfully');
    const [stored = ''] = await storedPages(page, chapter.chapterId);
    expect(stored).toContain(
      '| Substance of the class | Temperature at which it melts | Temperature at which it boils |\n| --- | --- | --- |\n| $\\ce{H2O}$ | 0 | 100 |',
    );
    expect(figuresIn(stored).map(({ isNarrow = false }) => isNarrow)).toEqual([true, false]);
    const names = figuresIn(stored).map(({ name }) => name);
    expect(names).toEqual([
      expect.stringMatching(/^flat-mirror-d360x200-[0-9a-f]{12}$/),
      expect.stringMatching(/-p400x300-[0-9a-f]{12}$/),
    ]);

    await show(page, `Students see the subject ${chapter.subject}`, 'Subject content availability enabled');
    await show(page, `Students see the chapter ${chapter.chapter}`, 'Chapter content availability enabled');
    made.wasPublished = true;
    await publish(page, 'With a figure');
    const addresses = names.map((name) => figureAddress(chapter.chapterId, name));
    const path = `/tabs/${chapter.subjectId}/${chapter.chapterId}`;
    const student = await openReaderOffline(browser, page, path, addresses);
    const box = student.getByRole('region', { name: /^Table: Substance of the class, Temperature at/ });
    await expect(box.getByRole('columnheader', { name: 'Temperature at which it melts' })).toBeVisible();
    for (const [{ caption, description }, width, height] of [
      [ray, 360, 200],
      [screenshot, 400, 300],
    ] as const) {
      const figure = student.getByRole('img', { name: description });
      // A figure's space is reserved before it loads.
      await expect(figure).toHaveAttribute('width', String(width));
      await expect(figure).toHaveAttribute('height', String(height));
      await figure.scrollIntoViewIfNeeded();
      await expect
        .poll(() => figure.evaluate((image) => (image as HTMLImageElement).naturalWidth))
        .toBeGreaterThan(0);
      await said(student, caption);
    }
    await student.context().close();
  });
});
