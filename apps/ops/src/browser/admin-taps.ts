import { demoAccounts } from '@repo/db/seed';
import type { Browser, Page } from 'playwright-core';
import { slowPhone } from './slow-phone.ts';
import { type Tapped, touch, visitScreen } from './student-taps.ts';
import { phone } from './visits.ts';

/** Opens the content tool and gets through its gate. */
export async function openContentTool(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/`);
  await page.getByLabel('Admin password').fill(demoAccounts.adminPassword);
  await page.getByRole('button', { name: 'Verify Admin Access' }).click();
  await page.getByRole('button', { name: 'Publish Content' }).waitFor();
}

/**
 * Opens the tabs of a chapter in the content tool on a slow phone, and the most used control of each.
 * @param chapterPath its address in the content tool
 */
export async function tapThroughAdmin(browser: Browser, url: string, chapterPath: string): Promise<Tapped[]> {
  const context = await browser.newContext(phone);
  const found: Tapped[] = [];
  try {
    const { page } = await slowPhone(context);
    await openContentTool(page, url);
    const button = (name: RegExp) => page.getByRole('button', { name }).first();
    const dialog = page.getByRole('dialog');
    const visit = async (screen: string, path: string, taps: () => Promise<void>) => {
      found.push(await visitScreen(page, `admin ${screen}`, url + path, taps));
    };
    await visit('publish', '/admin/', async () => {
      await touch(button(/^Publish Content/));
      await dialog.waitFor();
    });
    await visit('versions', '/admin/versions', async () => {});
    await visit('papers', '/admin/papers', async () => {
      await touch(button(/^Edit “/));
      await dialog.waitFor();
    });
    await visit('notes', `${chapterPath}/notes`, async () => {
      await touch(
        page
          .getByRole('list', { name: 'Topics' })
          .getByRole('button', { name: /\d pages?$/ })
          .first(),
      );
      await touch(button(/^Page 1 /));
      await touch(page.getByRole('textbox', { name: 'Text of page 1' }));
      await page.keyboard.type('a');
    });
    await visit('summary', `${chapterPath}/summary`, async () => {
      await touch(page.getByRole('tab', { name: 'Flashcards' }));
      await button(/^Edit /).waitFor();
    });
    await visit('flashcards', `${chapterPath}/flashcards`, async () => {
      await touch(button(/^Edit /));
      await dialog.waitFor();
    });
    await visit('test', `${chapterPath}/test`, async () => {
      await touch(button(/^Edit /));
      await dialog.waitFor();
    });
    await visit('written', `${chapterPath}/written`, async () => {
      await touch(button(/^Edit /));
      await dialog.waitFor();
    });
    await visit('memes', `${chapterPath}/memes`, async () => {
      await touch(button(/^Edit /));
      await dialog.waitFor();
    });
    await visit('mindmap', `${chapterPath}/mindmap`, async () => {
      await touch(button(/^Edit /));
      await touch(page.getByRole('button', { name: 'Outline' }));
      await page.getByRole('tree').waitFor();
    });
    return found;
  } finally {
    await context.close();
  }
}
