import { expect, type Page } from '@playwright/test';
import { inTab, tabState } from './admin.ts';
import { inOnePage, type ScreenState } from './state.ts';

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click();

/** Opens the dialog of a new item. */
async function openNew(page: Page, button: string): Promise<void> {
  await press(page, button);
  await expect(page.getByRole('dialog', { name: button })).toBeVisible();
}

/** Selects all items of a list. */
export async function selectAll(page: Page): Promise<void> {
  await press(page, 'Select several');
  await page.getByRole('checkbox', { name: 'Select all' }).check();
}

/** Lists of a chapter's items, and their dialogs. */
export const adminTabStates: ScreenState[] = [
  ...inOnePage(
    tabState('flashcards', 'Flashcards'),
    {
      name: 'admin-delete',
      async open(page) {
        await press(page, /^Delete/);
        await expect(page.getByRole('alertdialog')).toBeVisible();
      },
    },
    {
      name: 'admin-import-errors',
      async open(page) {
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: 'Import', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Import flashcards' });
        await dialog
          .getByLabel('Or paste the text here')
          .fill('question,answer\nWhat is current?,Charge per second\nWhat is voltage?,\n,A resistor\n');
        await dialog.getByRole('button', { name: 'Check' }).click();
        await expect(dialog.getByText(/2 are not right yet/)).toBeVisible();
      },
    },
  ),
  ...inOnePage(tabState('summary', 'Summary'), {
    name: 'admin-summary-new',
    open: (page) => openNew(page, 'Add summary'),
  }),
  ...inOnePage(
    tabState('test', 'Test'),
    {
      name: 'admin-statistics',
      async open(page) {
        await press(page, /^Statistics of /);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForLoadState('networkidle');
      },
    },
    {
      name: 'admin-test-editor',
      async open(page) {
        await page.keyboard.press('Escape');
        await press(page, /^Edit /);
        await expect(page.getByRole('dialog', { name: 'Edit test' })).toBeVisible();
      },
    },
    {
      name: 'admin-test-selection',
      async open(page) {
        const dialog = page.getByRole('dialog');
        await dialog.getByRole('button', { name: 'Select several' }).click();
        for (const name of ['Select “Question 1”', 'Select “Question 3”'])
          await dialog.getByRole('checkbox', { name }).check();
        await dialog.getByRole('button', { name: 'Duplicate' }).click();
        await dialog.getByRole('checkbox', { name: 'Select “Question 2”' }).check();
      },
    },
    {
      name: 'admin-test-preview',
      async open(page) {
        await page.getByRole('dialog').getByRole('button', { name: 'Preview as student' }).click();
        const preview = page.getByRole('dialog', { name: 'Preview as student' });
        await preview.getByRole('button', { name: 'Start Quiz' }).click();
        await preview.getByRole('radio').first().check({ force: true });
        await expect(preview.getByText(/^(Right|Wrong)$/).first()).toBeVisible();
      },
    },
  ),
  ...inOnePage(
    tabState('written', 'Written'),
    {
      name: 'admin-print-test',
      async open(page) {
        await page.getByRole('button', { name: 'Print', exact: true }).click();
        const dialog = page.getByRole('dialog', { name: 'Print a test' });
        await dialog.getByRole('radio', { name: 'A to D' }).check({ force: true });
        await dialog.getByLabel('Shuffle number').fill('0');
        await dialog.locator('summary').last().click();
      },
    },
    {
      name: 'admin-written-preview',
      async open(page) {
        await page.keyboard.press('Escape');
        await press(page, /^Edit “/);
        await page.getByRole('dialog').getByRole('button', { name: 'Preview as student' }).click();
        const preview = page.getByRole('dialog', { name: 'Preview as student' });
        await preview.getByRole('button', { name: 'Show answer' }).click();
        await preview.getByRole('checkbox').first().check();
      },
    },
  ),
  inTab('written-editor', 'written', 'Written', async (page) => {
    await page.getByRole('button', { name: 'Add written question' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add written question' });
    await dialog.getByRole('button', { name: 'Add alternative B' }).click();
    await dialog.getByRole('button', { name: 'Create written question' }).click();
    await expect(dialog.getByRole('link', { name: 'Please enter a model answer' })).toHaveCount(2);
  }),
  ...inOnePage(
    tabState('memes', 'Memes'),
    { name: 'admin-meme-new', open: (page) => openNew(page, 'Add meme') },
    {
      name: 'admin-select-memes',
      async open(page) {
        await page.keyboard.press('Escape');
        await selectAll(page);
      },
    },
  ),
];
