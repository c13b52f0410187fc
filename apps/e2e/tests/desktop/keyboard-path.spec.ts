import { expect, type Page, test } from '@playwright/test';
import { freshEmail, readCode } from '#src/inbox.ts';
import { press, reach } from '#src/keys.ts';
import { placeInTopic } from '#src/study.ts';

const password = 'exam-2027';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first();

test('a new student gets from the sign-up to the progress by keyboard alone, at 200 % of zoom', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 640, height: 400 });
  const email = freshEmail('ira');
  await page.goto('/');
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ira Das');
  await page.keyboard.press('Enter');
  await reach(page, page.getByLabel('Age'));
  await page.keyboard.type('15');
  await press(page, button(page, 'continue'));
  await reach(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Skip for now'));
  await reach(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await reach(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/verify?email=**');

  const code = await readCode(page, email);
  await page.bringToFront();
  await reach(page, page.getByLabel('Verification code'));
  await page.keyboard.type(code.toLowerCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeFocused();
  await press(page, link(page, 'Ab login karo'));
  await expect(page).toHaveURL(/\/login/);
  await reach(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await reach(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await expect(page.getByRole('heading', { name: 'Welcome Ira!' })).toBeFocused();
  await press(page, link(page, 'Start Economics'));
  await press(page, button(page, 'Choose'));
  await press(page, button(page, 'Unlock for free: chapter 1, Development'));
  await press(page, button(page, 'Open it'));
  const chapter = link(page, /^Chapter 1, Development.*unlocked/);
  await expect(chapter).toBeVisible();
  await press(page, chapter);
  await press(page, button(page, 'Start'));
  const finish = button(page, 'Mark Chapter as Finished');
  const onward = button(page, /^(Next|Finish Topic)$/);
  const place = placeInTopic(page);
  for (;;) {
    await expect(onward.or(finish)).toBeVisible();
    if (await finish.isVisible()) break;
    const before = await place.textContent();
    await page.keyboard.press('ArrowRight');
    await expect(place).not.toHaveText(before ?? '');
  }
  await press(page, finish);
  await expect(page.getByText('Chapter completed successfully!').first()).toBeVisible();

  await reach(page, page.getByRole('tab', { selected: true }));
  for (let tab = 0; tab < 2; tab++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Flip')).toBeVisible();
  await press(page, button(page, 'Flip'));
  await press(page, link(page, /^Back to Economics/));
  await press(page, link(page, 'Back to Home'));
  await press(page, link(page, 'Progress'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeFocused();
});
