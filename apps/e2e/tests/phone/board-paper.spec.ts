import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { openLoggedIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { publishPaper } from '#src/papers.ts';
import { sendsEvent } from '#src/sent-events.ts';
import { buySuper, createStudent } from '#src/student.ts';
import { isReadyForOffline, signIn } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

type Result = {
  name: string;
  halves: number;
  outOfHalves: number;
  units: { halves: number; outOfHalves: number }[];
};

let paper: Awaited<ReturnType<typeof publishPaper>> | undefined;
test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  paper = await publishPaper(request);
});
test.afterAll(() => paper?.takeAway());

/** A Super student of this test's own at the list of papers, and the server's list of their papers. */
async function begin(page: Page, request: APIRequestContext) {
  const account = await createStudent(request);
  await buySuper(request, account);
  const { get } = await signIn(request, account);
  await openLoggedIn(page, account);
  await isReadyForOffline(page);
  // Open the page by its link, so that going back stays within the app.
  await page.getByRole('link', { name: 'Practice', exact: true }).filter({ visible: true }).click();
  await page.getByRole('radio', { name: 'Board paper' }).check({ force: true });
  return { results: async () => ((await get('/api/v1/papers/results')) as { data: Result[] }).data };
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const isAt = (page: Page, n: number) =>
  expect(page.getByRole('heading', { name: new RegExp(`^Question ${n} `) })).toBeFocused();

/** Expects the server to have the submitted paper once, with the marks shown on the page. */
async function expectSentOnce(results: () => Promise<Result[]>, sent: readonly string[], halves: number) {
  await expect.poll(results).toMatchObject([{ name: paper?.name, halves, outOfHalves: 40 }]);
  const [result] = await results();
  expect(result?.units.map((unit) => [unit.halves, unit.outOfHalves])).toEqual([
    [halves, 40],
    [0, 0],
  ]);
  expect(sent).toHaveLength(1);
}

test.describe('a board paper', () => {
  // docs/product/screens.md#board-paper
  test('a board paper is sat by touch at 320 px, without a network over a reload, marked, and sent once', {
    tag: '@journey',
  }, async ({ page, context, request }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    const { results } = await begin(page, request);
    const sent: string[] = [];
    context.on('request', (one) => {
      if (sendsEvent(one, 'paper')) sent.push(one.url());
    });
    await button(page, new RegExp(`^${paper?.name}`)).tap();
    await expect(page.getByText('Section C: 1 written question of 3 marks')).toBeVisible();
    await expect(page.getByText('This paper has 20 of 23 marks.')).toBeVisible();
    await expect(page.getByText('1 hour 15 minutes with the reading time')).toBeVisible();
    const goOnline = await goOffline(context);
    await button(page, 'Start the paper').tap();
    await expect(page.getByRole('timer')).toHaveText('75 min');
    await expect(page.getByText('Which of these is an acid?')).toBeVisible();
    await page.getByText('Vinegar').tap();
    await button(page, 'Next').tap();
    await expect(page.getByText('Zinc is more reactive')).toBeVisible();
    await button(page, 'Check later').tap();
    await button(page, /^All questions, 2 of 7/).tap();
    await expect(button(page, 'Question 1, answered')).toBeVisible();
    await expect(button(page, 'Question 2, open, to be checked')).toBeFocused();
    for (let n = 0; n < 3; n++) await page.keyboard.press('ArrowRight');
    await expect(button(page, 'Question 5, open')).toBeFocused();
    await button(page, 'Question 5, open').tap();
    await isAt(page, 5);
    await page.getByText('Explain how sodium chloride').tap();
    await page.getByRole('textbox', { name: 'Your answer (optional)' }).fill('Sodium loses an electron.');
    await expect(page.getByText('Opposite charges attract'), 'no answer is shown').toHaveCount(0);

    await page.goBack();
    const leaving = page.getByRole('alertdialog', { name: 'Leave the paper?' });
    await leaving.getByRole('button', { name: 'Stay' }).tap();
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(page.getByText('Your paper is still open')).toBeVisible();
    await expect(page.getByText('2 of 7 answered')).toBeVisible();
    await button(page, 'Go on').tap();
    await expect(page.getByRole('radio', { name: /^B Explain/ })).toBeChecked();
    await button(page, 'Next').tap();
    await expect(page.getByText('Riya left a copper vessel')).toBeVisible();
    await page.getByRole('checkbox', { name: 'My answer is on paper' }).check();
    await button(page, 'Next').tap();
    await expect(page.getByText('Riya tests four substances')).toBeVisible();
    await page.getByRole('group').getByText('Lemon juice').nth(1).scrollIntoViewIfNeeded();
    await page.getByRole('radio', { name: 'B Lemon juice' }).check({ force: true });
    await button(page, 'Hand in').tap();
    const asked = page.getByRole('alertdialog', { name: 'Hand in the paper?' });
    await expect(asked).toContainText('4 questions are not answered: 2, 3, 4, 7.');
    await expect(asked).toContainText('To be checked: 2.');
    await asked.getByRole('button', { name: 'Hand in' }).tap();

    await expect(page.getByRole('heading', { name: 'Your paper is handed in' })).toBeFocused();
    await button(page, 'Mark my answers').tap();
    await expect(page.getByText('Answer 1 of 4')).toBeVisible();
    await page.getByRole('checkbox', { name: /no form of water/ }).tap();
    await page.getByRole('checkbox', { name: /steel is made/ }).tap();
    await expect(page.getByRole('status').filter({ hasText: '2 of 2' })).toBeVisible();
    await button(page, 'Next').tap();
    await expect(page.getByText('Answer 2 of 4')).toBeVisible();
    await button(page, 'Next').tap();
    await expect(page.getByText('Sodium loses an electron.')).toBeVisible();
    await page.getByRole('checkbox', { name: /^Sodium loses/ }).tap();
    await button(page, 'Next').tap();
    await page.getByRole('checkbox', { name: /Basic copper carbonate/ }).tap();
    await button(page, 'See my marks').tap();
    await expect(page.getByRole('alertdialog')).toContainText('Without a tick: 4.');
    await button(page, 'Count the marks').tap();
    await expect(page.getByRole('heading', { name: '6 of 20 marks' })).toBeFocused();
    await expect(page.getByText('Your marks are kept on this device')).toBeVisible();
    await button(page, 'Go through my mistakes').tap();
    await expect(page.getByRole('heading', { name: 'Question 7 (ii)', exact: true })).toBeVisible();
    await expect(page.getByText('Opposite charges attract')).toBeVisible();
    await page.reload();
    await page.getByRole('radio', { name: 'Board paper' }).check({ force: true });
    await expect(page.getByText('Waits to be sent')).toBeVisible();
    expect(sent).toEqual([]);
    await goOnline();
    await expectSentOnce(results, sent, 12);
    await expect(page.getByText('Waits to be sent')).toBeHidden();
    await expect(page.getByRole('group').filter({ hasText: paper?.name })).toContainText('6 of 20');
  });
});
