import { expect, type Page, test } from '@playwright/test';
import { makeChapter, openAdmin } from '#src/admin.ts';
import { guard, openPage, pageEditor, storedPages, topics, typeAtEnd } from '#src/notes.ts';

// docs/product/screens.md#unsaved-work
test.describe('unsaved work is asked about', () => {
  const openFlashcards = (page: Page) => page.getByRole('tab', { name: 'Flashcards' }).click();
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'another page': (page) => page.getByRole('button', { name: /^Page 2 / }).click(),
    'another topic': (page) => page.getByRole('button', { name: /^Energy / }).click(),
    'another tab': openFlashcards,
    'another chapter': async (page) => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('Electricity');
      await page.keyboard.press('Enter');
    },
    Refresh: (page) => page.getByRole('button', { name: 'Refresh Changes' }).click(),
    Publish: (page) => page.getByRole('button', { name: 'Publish Content' }).click(),
    back: async (page) => void (await page.goBack({ timeout: 2_000 }).catch(() => {})),
  };

  test('unsaved work is asked about on every way out: Stay keeps it, Discard drops it, Save sends it and goes on', async ({
    page,
  }) => {
    const made = await makeChapter(page.request, topics);
    await openAdmin(page, made.path);
    await openPage(page, 'Forces', 1);
    await typeAtEnd(page, ' and more');
    for (const [name, leave] of Object.entries(ways)) {
      await leave(page);
      await expect(guard(page), name).toBeVisible();
      await guard(page).getByRole('button', { name: 'Stay' }).click();
      await expect(guard(page)).toBeHidden();
      await expect(pageEditor(page), name).toContainText('First page text and more');
    }
    await openFlashcards(page);
    await guard(page).getByRole('button', { name: 'Discard' }).click();
    const flashcards = page.getByRole('tab', { name: 'Flashcards' });
    await expect(flashcards).toHaveAttribute('aria-selected', 'true');
    expect((await storedPages(page, made.chapterId))[0]).toBe('First page text');

    await page.goto(made.path);
    await openPage(page, 'Forces', 1);
    await typeAtEnd(page, ' and more');
    await openFlashcards(page);
    await guard(page).getByRole('button', { name: 'Save' }).click();
    await expect(flashcards).toHaveAttribute('aria-selected', 'true');
    expect((await storedPages(page, made.chapterId))[0]).toBe('First page text and more');
  });

  test('a reload with unsaved work makes the browser ask first', async ({ page }) => {
    const made = await makeChapter(page.request, topics);
    await openAdmin(page, made.path);
    await openPage(page, 'Forces', 1);
    await typeAtEnd(page, '!');
    const asked = page.waitForEvent('dialog');
    await page.evaluate(() => setTimeout(() => location.reload()));
    const dialog = await asked;
    expect(dialog.type()).toBe('beforeunload');
    await dialog.dismiss();
    await expect(pageEditor(page)).toContainText('First page text!');
  });
});

// docs/product/screens.md#deletion-undo
test('a deletion asks first, can be undone for six seconds, and is sent when the page is left', async ({
  page,
}) => {
  const made = await makeChapter(page.request, topics);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('topics.deletePage')) sent.push(request.url());
  });
  await page.clock.install();
  await openAdmin(page, made.path);
  await page.getByRole('button', { name: /^Forces / }).click();

  await page.getByRole('button', { name: 'More for page 1' }).click();
  const first = page.getByRole('menuitem', { name: /Delete/ });
  await expect(first).toContainText('Only the last page can be deleted');
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');

  const deleteSecond = async () => {
    await page.getByRole('button', { name: 'More for page 2' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    const question = page.getByRole('alertdialog', { name: /Delete page/ });
    await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
    // Stop the page's clock: on a slow machine the six seconds would pass between two steps.
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    // By keyboard: while the clock is stopped, elements never come to rest for a pointer.
    await question.getByRole('button', { name: 'Delete' }).press('Enter');
    await page.clock.runFor(1_000);
    await expect(page.getByText('Page deleted successfully')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Page 2 / })).toBeHidden();
  };
  await deleteSecond();
  await page.getByText('Undo', { exact: true }).press('Enter');
  await page.clock.resume();
  await expect(page.getByRole('button', { name: /^Page 2 / })).toBeVisible();
  expect(sent).toEqual([]);

  await deleteSecond();
  expect(sent).toEqual([]);
  await page.goto('about:blank');
  await expect.poll(() => storedPages(page, made.chapterId)).toEqual(['First page text']);
});
