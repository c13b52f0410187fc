import { expect, test } from '@playwright/test';
import { changed, highlight, painted, rows } from '#src/marks.ts';
import { logInWithSuper } from '#src/revision.ts';
import { pressStart } from '#src/study.ts';
import { publishWritten } from '#src/written.ts';

// docs/product/content.md#own-marks
test('a student highlights a written question, its answer, and a case’s passage after a test', async ({
  page,
  request,
}) => {
  const { address, takeAway } = await publishWritten(request);
  await logInWithSuper(page, request);
  await page.goto(address);
  await page.getByRole('link', { name: /copper is used/ }).click();
  await expect(page.getByRole('button', { name: 'Show answer' })).toBeVisible();
  await highlight(page, 'hot water tanks', 'main');
  await page.getByRole('button', { name: 'Show answer' }).click();
  await highlight(page, 'with cold water', 'main');
  await expect.poll(() => painted(page)).toEqual(['hot water tanks', 'with cold water']);

  await page.goto(address.replace('&part=written', ''));
  await pressStart(page);
  for (let n = 1; n <= 6; n++) {
    await expect(page.getByText(`Question ${n} of 6`)).toBeVisible();
    await page.keyboard.press('b');
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('heading', { name: /^You scored/ })).toBeVisible();
  await highlight(page, 'four substances of her kitchen', '.marked-case');

  await page.goto('/marks');
  await expect(rows(page)).toHaveCount(3);
  await expect(page.getByText(changed)).toHaveCount(0);
  await expect(rows(page).filter({ hasText: 'four substances' })).toContainText(
    'Metals of the kitchen, case',
  );
  await rows(page)
    .getByRole('link', { name: /with cold water/ })
    .click();
  await expect.poll(() => painted(page)).toEqual(['hot water tanks', 'with cold water']);
  await takeAway();
});
