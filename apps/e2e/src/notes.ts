import { expect, type Page } from '@playwright/test';
import { adminCalls } from './admin.ts';

export const pageEditor = (page: Page) => page.getByRole('textbox', { name: /^Text of/ });
export const guard = (page: Page) => page.getByRole('alertdialog', { name: 'You have unsaved changes' });

/** Opens a page of a topic; on a phone the columns come one after the other. */
export async function openPage(page: Page, topic: string, number: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${topic} \\d+ pages?$`) }).click();
  await page.getByRole('button', { name: new RegExp(`^Page ${number} `) }).click();
  await expect(page.getByRole('heading', { name: 'Edit Page' })).toBeVisible();
}

export async function typeAtEnd(page: Page, text: string): Promise<void> {
  await pageEditor(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(text);
  await expect(page.getByText('Unsaved', { exact: true })).toBeVisible();
}

/** The server's text of a page. */
export async function storedPages(page: Page, chapterId: string, topicAt = 0): Promise<string[]> {
  const { send } = await adminCalls(page.request);
  const subjects = await send<{ data: { _id: string; chapters: { _id: string }[] }[] }>(
    'GET',
    '/subjects/details',
  );
  const subject = subjects.data.find(({ chapters }) => chapters.some(({ _id }) => _id === chapterId));
  const chapters = await send<{ data: { _id: string; topics: { pages: { content: string }[] }[] }[] }>(
    'GET',
    `/subjects/${subject?._id}/chapters`,
  );
  const chapter = chapters.data.find(({ _id }) => _id === chapterId);
  return chapter?.topics[topicAt]?.pages.map(({ content }) => content) ?? [];
}

export const topics = { Forces: ['First page text', 'Second page text'], Energy: ['Energy text'] };
