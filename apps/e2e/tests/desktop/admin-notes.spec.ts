import { expect, test } from '@playwright/test';
import { adminCalls, makeChapter, openAdmin } from '#src/admin.ts';
import { openPage, pageEditor, storedPages, topics } from '#src/notes.ts';

// docs/product/screens.md#reorder
test('pages and topics are ordered by keyboard and by buttons', async ({ page }) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  await page.getByRole('button', { name: /^Forces / }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByText('Forces is now 2 of 2.')).toBeAttached();
  await expect.poll(async () => (await storedPages(page, made.chapterId, 0))[0]).toBe('Energy text');

  await page.getByRole('button', { name: /^Forces / }).click();
  await page.getByRole('button', { name: 'More for page 2' }).click();
  const reloaded = page.waitForResponse((response) => response.url().includes('content.topics.list'));
  await page.getByRole('menuitem', { name: 'Move up' }).click();
  // Wait: no hand is fast enough to reach this moment. The list is loaded again, and the focus comes back to
  // the row that moved.
  await reloaded;
  await expect(page.getByRole('button', { name: 'More for page 1' })).toBeFocused();
  await expect
    .poll(() => storedPages(page, made.chapterId, 1))
    .toEqual(['Second page text', 'First page text']);

  await page.getByRole('button', { name: 'Drag Page 1 to another place' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Page 1 is at place 1 of 2.')).toBeAttached();
  // dnd-kit starts listening for arrow keys in a zero timeout: a key pressed milliseconds after the
  // announcement would be lost.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('Page 1 is at place 2 of 2.')).toBeAttached();
  await page.keyboard.press('Space');
  await expect
    .poll(() => storedPages(page, made.chapterId, 1))
    .toEqual(['First page text', 'Second page text']);
});

// docs/product/screens.md#colour-dialog
test('the colour dialog shows both themes and does not change them for an invalid colour', async ({
  page,
}) => {
  const made = await makeChapter(page.request);
  await openAdmin(page, made.path);
  await page.getByRole('button', { name: `More for ${made.subject}` }).click();
  await page.getByRole('menuitem', { name: 'Colour' }).click();
  const dialog = page.getByRole('dialog', { name: `Colour of ${made.subject}` });
  const cards = dialog.locator('[data-color]');
  await expect(cards).toHaveCount(2);
  await expect(
    dialog.getByText('Not set: students see the colour of its place among the subjects'),
  ).toBeVisible();
  const field = dialog.getByLabel('Hex colour');
  await expect(field).toHaveValue('#6366f1');
  await field.fill('#12345');
  await expect(dialog.getByText('Color must be a hex value such as #E79D0A')).toBeVisible();
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(cards.first()).toHaveAttribute('data-color', '#6366f1');
  await field.fill('#0F8B8D');
  await expect(cards.first()).toHaveAttribute('data-color', '#0F8B8D');
  await expect(cards.last()).toHaveAttribute('data-color', '#0F8B8D');
  await field.press('Enter');
  await expect(dialog).toBeHidden();
  const { send } = await adminCalls(page.request);
  const { data } = await send<{ data: { _id: string; color: string }[] }>('GET', '/subjects/details');
  expect(data.find(({ _id }) => _id === made.subjectId)?.color).toBe('#0F8B8D');
});

test('a closing dialog returns the cursor to the text, however late the browser reports it', async ({
  page,
}) => {
  const made = await makeChapter(page.request, topics);
  await openAdmin(page, made.path);
  await openPage(page, 'Forces', 1);
  const text = pageEditor(page);
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and');
  await page.getByRole('button', { name: 'Formula', exact: true }).focus();
  // Simulates a dialog on a machine so slow that the browser reports its cursor before the editor can restore
  // it.
  await text.evaluate((element: HTMLElement) => {
    window.getSelection()?.setPosition(document.body, 0);
    element.focus({ preventScroll: true });
    document.dispatchEvent(new Event('selectionchange'));
  });
  await page.keyboard.type(' more');
  await expect(text).toHaveText('First page text and more');
});
