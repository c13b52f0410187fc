import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { emptyPath } from './addresses.ts';
import { openLoggedIn } from './demo.ts';
import { type Account, buySuper, createStudent } from './student.ts';
import type { ApiClient } from './study.ts';

const dayMs = 24 * 3_600_000;
const cards = '/tabs/biology/biology-life-processes?tab=flashcards';

/** The four judgements under an answer. */
export const grades = (page: Page) => page.getByRole('group', { name: 'How well did you know it?' });

/** Flips the first cards of a chapter and grades each by a key, as well known by default. */
export async function goThroughCards(page: Page, count: number, path = cards, key = '3'): Promise<void> {
  await page.goto(path);
  for (let n = 1; n <= count; n++) {
    await expect(page.getByText(new RegExp(`^${n} of \\d+$`))).toBeVisible();
    await page.keyboard.press(' ');
    await expect(grades(page)).toBeVisible();
    await page.keyboard.press(key);
  }
  await expect(page.getByText(new RegExp(`^${count + 1} of \\d+$`))).toBeVisible();
}

/** Logs in a new Super student and opens a page. */
export async function logInWithSuper(
  page: Page,
  request: APIRequestContext,
  path?: string,
): Promise<Account> {
  const account = await createStudent(request);
  await buySuper(request, account);
  await openLoggedIn(page, account, path);
  return account;
}

/**
 * Logs in a new Super student with this many cards due today, graded four days ago by this device's clock.
 */
export async function comeBackLater(page: Page, request: APIRequestContext, count: number): Promise<Account> {
  await page.clock.install();
  const account = await logInWithSuper(page, request, emptyPath);
  await goThroughCards(page, count);
  await page.clock.fastForward(4 * dayMs);
  return account;
}

/**
 * Sets the student's exam to this many days from now in India.
 * @returns the day, such as 2027-02-15
 */
export async function planExamIn(student: ApiClient, days: number): Promise<string> {
  const examOn = new Date(Date.now() + days * dayMs + 5.5 * 3_600_000).toISOString().slice(0, 10);
  await student.post('/api/trpc/progress.setRevisionPlan', { examOn, dailyAmount: 10, ramp: 'unasked' });
  return examOn;
}
