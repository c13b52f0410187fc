import { expect, type Page, test } from '@playwright/test';
import { sidewaysExcess } from '#src/checks/clipped-text.ts';
import { freshEmail, readCode } from '#src/inbox.ts';
import { press, reach } from '#src/keys.ts';
import { placeInTopic, quizHasBegun } from '#src/study.ts';

const password = 'exam-2027';

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const link = (page: Page, name: string | RegExp) =>
  page.getByRole('link', { name }).filter({ visible: true }).first();

/** From the first page to the figures, by keyboard alone; `look` is called on every screen on the way. */
async function walk(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const email = freshEmail('ira');
  await page.goto('/');
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Ira Das');
  await look('signup 1');
  await page.keyboard.press('Enter');
  await reach(page, page.getByLabel('Age'));
  await page.keyboard.type('15');
  await look('signup 2');
  await press(page, button(page, 'continue'));
  await reach(page, page.getByRole('radio').first());
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Female' })).toBeChecked();
  await look('signup 3');
  await page.keyboard.press('Enter');
  await look('signup 4');
  await press(page, button(page, 'Skip for now'));
  await reach(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await reach(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await look('signup 5');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/verify?email=**');

  const code = await readCode(page, email);
  await page.bringToFront();
  await reach(page, page.getByLabel('Verification code'));
  await page.keyboard.type(code.toLowerCase());
  await look('verify');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Email Verified!' })).toBeFocused();
  await look('verified');
  await press(page, link(page, 'Ab login karo'));
  await expect(page).toHaveURL(/\/login/);
  await reach(page, page.getByLabel('Email'));
  await page.keyboard.type(email);
  await reach(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  await look('login');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');

  await expect(page.getByRole('heading', { name: 'Welcome Ira!' })).toBeVisible();
  await look('dashboard');
  await press(page, link(page, 'Start Economics'));
  await press(page, button(page, 'Choose'));
  await look('claim');
  await press(page, button(page, 'Unlock for free: chapter 1, Development'));
  await look('claim-question');
  await press(page, button(page, 'Open it'));
  const chapter = link(page, /^Chapter 1, Development.*unlocked/);
  await expect(chapter).toBeVisible();
  await look('road');
  await press(page, chapter);
  await press(page, button(page, 'Start'));
  await look('notes');
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
  await look('end of the chapter');

  await reach(page, page.getByRole('tab', { selected: true }));
  for (let tab = 0; tab < 2; tab++) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(button(page, 'Flip')).toBeVisible();
  await press(page, button(page, 'Flip'));
  await look('flashcards');
  await page.keyboard.press('Control+Home');
  await reach(page, page.getByRole('tab', { selected: true }));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await press(page, button(page, 'Start Quiz'));
  await quizHasBegun(page);
  await look('quiz');
  for (;;) {
    const question = await page.getByText(/^Question \d+ of \d+$/).textContent();
    const [, at, of] = /(\d+) of (\d+)/.exec(question ?? '') ?? [];
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    if (at === of) break;
    await expect(page.getByText(question ?? '', { exact: true })).toBeHidden();
  }
  await expect(page.getByRole('heading', { name: /You scored \d+%/ })).toBeFocused();
  await look('results');
  await press(page, link(page, /^Back to Economics/));
  await press(page, link(page, 'Back to Home'));
  await press(page, link(page, 'Progress'));
  await expect(page.getByRole('heading', { level: 1, name: 'Your Progress' })).toBeFocused();
  await look('progress');
}

test.describe('a new student from the sign-up to the progress by keyboard alone', () => {
  for (const { what, width, height, isPhone } of [
    { what: '320 px wide', width: 320, height: 640, isPhone: true },
    { what: 'at 200 % of zoom', width: 640, height: 400, isPhone: false },
  ])
    test(`${what}, and no screen scrolls sideways`, async ({ page, isMobile }) => {
      test.skip(isMobile !== isPhone, 'the other kind of device has its own width');
      test.slow();
      await page.setViewportSize({ width, height });
      await walk(page, async (screen) => {
        await expect.poll(() => sidewaysExcess(page), screen).toBeLessThan(1);
      });
    });
});
