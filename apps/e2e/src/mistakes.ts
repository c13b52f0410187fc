import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { emptyPath } from './addresses.ts';
import { publishTest } from './publish-test.ts';
import { logInWithSuper } from './revision.ts';
import { pressStart } from './study.ts';

/** Takes the quiz of `publishTest`: the first question right, the second and the third wrong. */
export async function missTwo(page: Page, path: string): Promise<void> {
  await page.goto(`${path}?tab=quiz`);
  await pressStart(page);
  for (const [at, letter] of ['a', 'b', 'c'].entries()) {
    await expect(page.getByText(`Question ${at + 1} of 3`)).toBeVisible();
    await page.keyboard.press(letter);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: 'You scored 33%' })).toBeVisible();
}

/** A new student of Super misses two questions of a quiz and is asked them once more. */
export async function openRedo(page: Page, request: APIRequestContext): Promise<void> {
  const { path } = await publishTest(request);
  await logInWithSuper(page, request, emptyPath);
  await missTwo(page, path);
  await page.getByRole('link', { name: 'Redo my mistakes' }).click();
}
