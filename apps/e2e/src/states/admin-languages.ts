import { expect, type Locator, type Page } from '@playwright/test';
import { inTab, openFirstPage } from './admin.ts';
import type { ScreenState } from './state.ts';

async function writeInHindi(editor: Page | Locator): Promise<void> {
  await editor.getByText('हिन्दी', { exact: true }).click();
  await expect(editor.getByText('What you leave empty they read in English.')).toBeVisible();
}

const openFirst = (page: Page, name: RegExp) => page.getByRole('button', { name }).first().click();

/** Items as they are written in another language. */
export const adminLanguageStates: ScreenState[] = [
  inTab('notes-page-hindi', 'notes', 'Notes', async (page) => {
    await openFirstPage(page);
    await writeInHindi(page);
  }),
  inTab('card-hindi', 'flashcards', 'Flashcards', async (page) => {
    await openFirst(page, /^Edit “/);
    await writeInHindi(page.getByRole('dialog', { name: 'Edit flashcard' }));
  }),
  inTab('test-hindi', 'test', 'Test', async (page) => {
    await openFirst(page, /^Edit /);
    await writeInHindi(page.getByRole('dialog', { name: 'Edit test' }));
  }),
];
