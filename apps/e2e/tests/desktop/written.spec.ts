import { expect, test } from '@playwright/test';
import { pressStart, quizHasBegun } from '#src/study.ts';
import { beginWritten, publishWritten, row, sum } from '#src/written.ts';

let made = { chapter: '', address: '', takeAway: async () => {} };
test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  made = await publishWritten(request);
});
test.afterAll(() => made.takeAway());

test('a written answer is found, typed, marked and kept by keyboard alone; Back goes from question to list to quiz, and a running quiz asks', async ({
  page,
  request,
}) => {
  const { results } = await beginWritten(page, request);
  await page.goto(made.address.replace('&part=written', ''));
  const written = page.getByRole('link', { name: 'Written', exact: true });
  await written.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveTitle(new RegExp(`^${made.chapter}: Written questions · `));
  await row(page, /A metal M/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Short answer/ })).toBeFocused();
  await page.keyboard.press('b');
  await expect(page.getByRole('radio', { name: /^B Explain/ })).toBeChecked();
  await page.getByRole('textbox', { name: 'Your answer (optional)' }).focus();
  await page.keyboard.type('a 12');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('heading', { name: 'Model answer' })).toBeFocused();
  await expect(page.getByRole('region', { name: 'Your answer' })).toContainText('a 12');
  await page.keyboard.press('1');
  await sum(page, '1 of 3');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('checkbox').first()).toBeFocused();
  await page.keyboard.press('Space');
  await sum(page, '0 of 3');
  await page.keyboard.press('2');
  await page.keyboard.press('3');
  await sum(page, '2 of 3');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Marks kept')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Next question' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Riya left a copper vessel')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { name: /^Short answer/ })).toBeVisible();
  await page.goBack();
  await expect(row(page, /A metal M/)).toContainText('Last time: 2 of 3');
  await page.goBack();
  await pressStart(page);
  await expect(written).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('alertdialog', { name: 'Leave the quiz?' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay' }).click();
  await quizHasBegun(page);
  expect(await results()).toMatchObject([{ alternative: 1, ticked: '011', halves: 4, outOfHalves: 6 }]);
});
