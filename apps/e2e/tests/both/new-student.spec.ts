import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { claimFirstChapter, openQuiz, password, signUp, takeQuiz, verify } from '#src/first-day.ts';
import { freshEmail } from '#src/inbox.ts';
import { sendsEvent } from '#src/sent-events.ts';
import { placeInTopic } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

/** Turns pages to the end. @returns how many pages there were */
async function readToTheEnd(page: Page): Promise<number> {
  let pages = 1;
  for (;;) {
    const finish = page.getByRole('button', { name: 'Mark Chapter as Finished' });
    if (await finish.isVisible()) break;
    const forward = page.getByRole('button', { name: /^(Next|Finish Topic)$/ });
    await expect(forward.or(finish)).toBeVisible();
    if (await finish.isVisible()) break;
    const before = await placeInTopic(page).textContent();
    await forward.click();
    await expect(placeInTopic(page)).not.toHaveText(before ?? '');
    // Wait until the page is shown before turning it.
    const place = await placeInTopic(page).textContent();
    await expect(page.getByRole('region', { name: place ?? '' })).toBeVisible();
    pages += 1;
  }
  return pages;
}

test('a new student signs up, verifies, claims a chapter, reads it, takes its quiz and finds it all again after the next login', {
  tag: '@journey',
}, async ({ page }) => {
  const email = freshEmail('meera');
  await signUp(page, email);
  await verify(page, email);

  await logIn(page, { email, password });
  await expect(page.getByRole('heading', { name: 'Welcome Meera!' })).toBeVisible();
  await expect(page.getByText('Claim your reward')).toBeVisible();

  await claimFirstChapter(page);
  await page.getByRole('link', { name: /Chapter 1, Development/ }).click();
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  expect(await readToTheEnd(page)).toBeGreaterThanOrEqual(6);
  // Either the last page was saved before, or this request sends it.
  const saved = page.waitForResponse((response) => sendsEvent(response.request(), 'completion'));
  await page.getByRole('button', { name: 'Mark Chapter as Finished' }).click();
  await expect(page.getByText('Chapter completed successfully!').first()).toBeVisible();
  const lastPlace = await placeInTopic(page).textContent();
  await saved;
  await takeQuiz(page);

  await page.goto('/dashboard');
  await expect(page.getByText('1/4 chapters')).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('button', { name: 'Yes, Logout!' }).click();
  await page.waitForURL('**/login');
  expect(
    await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('topics'))),
  ).toEqual([]);

  await logIn(page, { email, password });
  await expect(page.getByText('1/4 chapters')).toBeVisible();
  await expect(page.getByText('Claim your reward')).toBeHidden();
  await page.goto('/tabs/economics/economics-development');
  await page.getByRole('button', { name: 'Continue where left off?' }).click();
  await expect(placeInTopic(page)).toHaveText(lastPlace ?? '');
  await expect(page.getByRole('button', { name: 'Next Chapter' })).toBeVisible();
  await openQuiz(page);
  await expect(page.getByText(/Last time: \d+%/)).toBeVisible();
});
