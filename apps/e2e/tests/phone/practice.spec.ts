import { expect, type Locator, type Page, test } from '@playwright/test';
import { demo, openLoggedIn } from '#src/demo.ts';

const question = (page: Page, n: number, of: number): Locator =>
  page.getByRole('group', { name: `Question ${n} of ${of}` });

async function openPractice(page: Page): Promise<void> {
  await openLoggedIn(page, demo.super);
  // Opened by its link, so that the way back is within the app.
  await page.getByRole('link', { name: 'Practice', exact: true }).filter({ visible: true }).click();
  await expect(page.getByRole('button', { name: 'Start practice' })).toBeVisible();
}

/** Adds all of Physics to the selection and picks five questions, through native controls. */
async function choose(page: Page, clock: 'With a clock' | 'Without a clock'): Promise<void> {
  await page
    .getByRole('group', { name: 'Physics' })
    .getByRole('checkbox', { name: /^Physics/ })
    .check();
  await page.getByRole('radio', { name: '5', exact: true }).check({ force: true });
  await page.getByRole('radio', { name: clock }).check({ force: true });
}

async function start(page: Page, clock: 'With a clock' | 'Without a clock'): Promise<void> {
  await choose(page, clock);
  await page.getByRole('button', { name: 'Start practice' }).click();
  await expect(question(page, 1, 5)).toBeVisible();
}

/** Answers every question with its first option and Enter. */
async function answerAll(page: Page, from = 1): Promise<void> {
  for (let n = from; n <= 5; n++) {
    await expect(question(page, n, 5)).toBeVisible();
    await page.keyboard.press('1');
    await expect(page.getByRole('radio').first()).toBeChecked();
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /^You scored \d+%$/ })).toBeFocused();
}

test('a Super student practises two subjects by keys alone, sees what to revise, and nothing is sent', async ({
  page,
}) => {
  await openPractice(page);
  await expect(page).toHaveTitle(/^Practice · /);
  await expect(page.getByText('Early access')).toBeVisible();
  const written: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') written.push(request.url());
  });
  await choose(page, 'With a clock');
  await page.getByRole('button', { name: 'Start practice' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('timer')).toHaveText(/^0[78]:\d\d$/);
  // The question, or the case it belongs to.
  await expect(page.locator('legend:focus, section:focus')).toBeVisible();
  await answerAll(page);
  await expect(page.getByRole('heading', { name: 'Detailed analytics' })).toBeVisible();
  await expect(
    page.getByText(
      'Practice does not count in your test results. What you miss comes back in your revision.',
    ),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Answer review' })).toBeVisible();
  await expect(page.getByText('Your answer').first()).toBeVisible();
  expect(written).toEqual([]);

  // The first options are not all right in the library, so there is something to revise.
  await page
    .getByRole('link', { name: /^Flashcards: / })
    .first()
    .click();
  await expect(page.getByRole('tab', { name: 'Flashcards' })).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page.getByRole('heading', { name: /^You scored \d+%$/ })).toBeVisible();
  await page.getByRole('button', { name: 'New practice' }).click();
  await expect(page.getByRole('heading', { name: 'Practice', level: 1 })).toBeFocused();
});

test('the navigation is hidden on a phone while a practice is running', async ({ page }) => {
  await openPractice(page);
  const nav = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await expect(nav).toHaveCount(1);
  await start(page, 'With a clock');
  await expect(nav).toHaveCount(0);
  await answerAll(page);
  await expect(nav).toHaveCount(1);
});
