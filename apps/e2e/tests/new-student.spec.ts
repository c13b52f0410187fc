import { expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { freshEmail, readCode } from '#src/inbox.ts';
import { pressStart } from '#src/study.ts';

const password = 'exam-2027';

async function signUp(page: Page, email: string): Promise<void> {
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

async function verify(page: Page, email: string): Promise<void> {
  await page.getByLabel('Verification code').fill(await readCode(page, email));
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeVisible();
  await expect(page.getByText('Verification Successful')).toBeVisible();
}

async function claimFirstChapter(page: Page): Promise<void> {
  await page.getByRole('link', { name: /Start Economics/ }).click();
  // The dashboard has a button of that name as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Economics' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose' }).click();
  await expect(page.getByText('Now select any chapter to unlock it for free!')).toBeVisible();
  await page.getByRole('button', { name: 'Unlock for free: chapter 1, Development' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByText('Free chapter claimed successfully!').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Chapter 1, Development.*unlocked/i })).toBeVisible();
}

/** «Page 2 of 3», where the reader stands in its topic. */
const pagePlace = (page: Page) =>
  page
    .getByText(/^Page \d+ of \d+$/)
    .filter({ visible: true })
    .first();

/** Turns pages to the very end. @returns how many pages there were */
async function readToTheEnd(page: Page): Promise<number> {
  let pages = 1;
  for (;;) {
    const finish = page.getByRole('button', { name: 'Mark Chapter as Finished' });
    if (await finish.isVisible()) break;
    const forward = page.getByRole('button', { name: /^(Next|Finish Topic)$/ });
    await expect(forward.or(finish)).toBeVisible();
    if (await finish.isVisible()) break;
    const before = await pagePlace(page).textContent();
    await forward.click();
    await expect(pagePlace(page)).not.toHaveText(before ?? '');
    // Nobody turns a page that is not there yet.
    const place = await pagePlace(page).textContent();
    await expect(page.getByRole('region', { name: place ?? '' })).toBeVisible();
    pages += 1;
  }
  return pages;
}

async function openQuiz(page: Page): Promise<void> {
  // On a desktop the notes have the window to themselves.
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'Quiz' }).click();
}

async function takeQuiz(page: Page): Promise<void> {
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
}

test('a new student signs up, verifies, claims a chapter, reads it, takes its quiz and finds it all again', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Mark Chapter as Finished' }).click();
  await expect(page.getByText('Chapter completed successfully!').first()).toBeVisible();
  const saved = page.waitForResponse(
    (response) =>
      /\/progress\/|saveReadingPosition/.test(response.url()) && response.request().method() !== 'GET',
  );
  const lastPlace = await pagePlace(page).textContent();
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
  await expect(pagePlace(page)).toHaveText(lastPlace ?? '');
  await expect(page.getByRole('button', { name: 'Next Chapter' })).toBeVisible();
  await openQuiz(page);
  await expect(page.getByText(/Last time: \d+%/)).toBeVisible();
});
