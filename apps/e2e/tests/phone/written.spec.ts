import { expect, test } from '@playwright/test';
import { goOffline } from '#src/network.ts';
import { isReadyForOffline } from '#src/study.ts';
import { beginWritten, publishWritten, row, sum } from '#src/written.ts';

let made = { chapter: '', address: '', takeAway: async () => {} };
test.beforeAll(async ({ playwright }, { project }) => {
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  made = await publishWritten(request);
});
test.afterAll(() => made.takeAway());

test.describe('a written answer', () => {
  test('is marked by touch at 320 px: any two of three points, then A of A or B, each sum as by hand', async ({
    page,
    request,
  }) => {
    const { results } = await beginWritten(page, request);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(made.address);
    await expect(row(page, /copper is used/)).toContainText('CBSE 2024, 31/1/1, Q27');

    await row(page, /copper is used/).tap();
    await page.getByRole('button', { name: 'Show answer' }).tap();
    await expect(page.getByRole('group', { name: 'Tick what your answer has: any two count' })).toBeVisible();
    await page.getByRole('checkbox', { name: /no form of water.* 1 mark/ }).tap();
    await sum(page, '1 of 2');
    await page.getByRole('checkbox', { name: /steel is made/ }).tap();
    await page.getByRole('checkbox', { name: /conductor/ }).tap();
    await sum(page, '2 of 2');
    await expect(page.getByText('2 of the 3 ticked count.')).toBeVisible();
    await page.getByRole('button', { name: 'Keep my marks' }).tap();
    await expect(page.getByText('Marks kept')).toBeVisible();
    await page.getByRole('link', { name: 'Next question' }).tap();

    await expect(page.getByText('Choose A or B first')).toBeVisible();
    await page.getByText('Write how it reacts').tap();
    await expect(page.getByRole('radio', { name: /^A A metal M/ })).toBeChecked();
    await page.getByRole('button', { name: 'Show answer' }).tap();
    await page.getByRole('checkbox', { name: /^Amphoteric.* ½ mark/ }).tap();
    await page.getByRole('checkbox', { name: /balanced/ }).tap();
    await sum(page, '1½ of 3');
    await page.getByRole('button', { name: 'Keep my marks' }).tap();
    await expect(page.getByText('Marks kept')).toBeVisible();
    await page.getByRole('link', { name: 'All written questions' }).tap();
    await expect(row(page, /copper is used/)).toContainText('Last time: 2 of 2');
    await expect(row(page, /A metal M/)).toContainText('Last time: 1½ of 3');
    expect(await results()).toMatchObject([
      { alternative: 0, ticked: '1001', halves: 3, outOfHalves: 6 },
      { alternative: 0, ticked: '111', halves: 4, outOfHalves: 4 },
    ]);
  });

  test('that is kept offline is in the list at once, waits over a reload, and is sent once', {
    tag: '@journey',
  }, async ({ page, context, request }) => {
    const { results } = await beginWritten(page, request);
    await isReadyForOffline(page);
    const sent: string[] = [];
    context.on('request', (one) => {
      if (one.url().includes('progress.submitWritten')) sent.push(one.url());
    });
    await page.goto(made.address);
    await expect(row(page, /copper is used/)).toBeVisible();
    const goOnline = await goOffline(context);
    await row(page, /copper is used/).click();
    await page.getByRole('textbox', { name: 'Your answer (optional)' }).fill('It does not react.');
    await page.reload();
    await expect(page.getByRole('textbox', { name: 'Your answer (optional)' })).toHaveValue(
      'It does not react.',
    );
    await page.getByRole('button', { name: 'Show answer' }).click();
    await page.getByRole('checkbox', { name: /conductor/ }).check();
    await page.getByRole('button', { name: 'Keep my marks' }).click();
    await expect(page.getByText('Your marks are kept on this device')).toBeVisible();
    await page.getByRole('link', { name: 'All written questions' }).click();
    await expect(row(page, /copper is used/)).toContainText('Last time: 1 of 2');
    await page.reload();
    await expect(row(page, /copper is used/)).toContainText('Last time: 1 of 2');
    const other = await context.newPage();
    await other.goto(made.address);
    await expect(row(other, /copper is used/)).toContainText('Last time: 1 of 2');
    expect(sent).toEqual([]);

    await goOnline();
    await expect.poll(results).toMatchObject([{ ticked: '001', halves: 2, outOfHalves: 4 }]);
    for (const one of [page, other])
      await expect(row(one, /copper is used/)).toContainText('Last time: 1 of 2');
    expect(sent).toHaveLength(1);
  });
});
