import { expect, type Page } from '@playwright/test';
import { readCode } from './inbox.ts';
import { pressStart } from './study.ts';

/** The password of new accounts. */
export const password = 'exam-2027';

/** Through all steps of the sign-up, without a picture. */
export async function signUp(page: Page, email: string): Promise<void> {
  const next = () => page.getByRole('button', { name: 'continue', exact: true }).click();
  await page.goto('/');
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByLabel('Name').fill('Meera Nair');
  await next();
  await page.getByLabel('Age').selectOption('15');
  await next();
  await page.getByRole('radio', { name: 'Female' }).check({ force: true });
  await next();
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await next();
  await page.waitForURL('**/verify?email=**');
}

/** Enters the code of the mail. */
export async function verify(page: Page, email: string): Promise<void> {
  await page.getByLabel('Verification code').fill(await readCode(page, email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(page.getByText('Verification Successful')).toBeVisible();
}

/** Makes the first chapter of Economics the free one. */
export async function claimFirstChapter(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Start Economics/ }).click();
  // The dashboard has a button with the same name.
  await expect(page.getByRole('heading', { level: 1, name: 'Economics' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByText('Now select any chapter to unlock it for free!')).toBeVisible();
  await page.getByRole('button', { name: 'Unlock for free: chapter 1, Development' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Free chapter claimed successfully!').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Chapter 1, Development.*unlocked/i })).toBeVisible();
}

/** Opens the Quiz tab of the open chapter. */
export async function openQuiz(page: Page): Promise<void> {
  // On a desktop the notes fill the window shortly after Start.
  await expect(async () => {
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Quiz' }).click({ timeout: 2_000 });
  }).toPass();
}

/** Answers every question with its first option, hands in, and waits until the result is saved. @returns the percentage shown */
export async function takeQuiz(page: Page): Promise<number> {
  await openQuiz(page);
  await pressStart(page);
  for (;;) {
    await page.getByRole('radio').first().check({ force: true });
    const finish = page.getByRole('button', { name: 'Finish', exact: true });
    if (await finish.isVisible()) {
      await finish.click();
      break;
    }
    await page.getByRole('button', { name: 'Next', exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: /You scored \d+%/ })).toBeVisible();
  await expect(page.getByText('Result saved')).toBeVisible();
  const score = await page.getByRole('heading', { name: /You scored \d+%/ }).textContent();
  return Number(/\d+/.exec(score ?? '')?.[0]);
}
