import { expect, type Page, test } from '@playwright/test';
import { publishCards } from '#src/publish-cards.ts';
import { comeBackLater, grades, logInWithSuper } from '#src/revision.ts';
import { type ApiClient, isReadyForOffline, signIn } from '#src/study.ts';

const left = (page: Page, count: number) => page.getByText(`${count} left`, { exact: true });
const whatNext = (page: Page) => page.getByRole('region', { name: 'What next' });

/** Number of reviews on the server, including this device's. */
async function reviewCount(student: ApiClient): Promise<number> {
  const { result } = (await student.get(
    `/api/trpc/progress.reviews?input=${encodeURIComponent('{"after":0}')}`,
  )) as { result: { data: { batches: { body: string }[] } } };
  return result.data.batches.reduce(
    (sum, { body }) => sum + Math.floor(Buffer.from(body, 'base64').length / 16),
    0,
  );
}

// docs/product/screens.md#revision
test('cards return before they are forgotten, and can be judged, undone and suspended by keys', {
  tag: '@journey',
}, async ({ page, request }) => {
  const student = await signIn(request, await comeBackLater(page, request, 4));
  await page.goto('/revise');
  await expect(left(page, 4)).toBeVisible();
  await page.keyboard.press('3');
  await expect(left(page, 4), 'nobody judges before the answer').toBeVisible();
  await page.keyboard.press(' ');
  await expect(grades(page)).toBeVisible();
  await page.keyboard.press('3');
  await expect(left(page, 3)).toBeVisible();
  await page.keyboard.press('u');
  await expect(left(page, 4)).toBeVisible();
  await expect(grades(page)).toBeVisible();
  await page.keyboard.press('1');
  await expect(left(page, 4), 'what was not known comes once more').toBeVisible();
  await page.getByRole('button', { name: 'Put this card away' }).click();
  await expect(left(page, 3)).toBeVisible();
  for (const count of [3, 2, 1]) {
    await expect(left(page, count)).toBeVisible();
    await page.keyboard.press(' ');
    await page.keyboard.press('4');
  }
  await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeFocused();
  await expect(page.getByText('3 cards revised, 2 known at once.')).toBeVisible();
  // Four earlier reviews; then graded, undone, graded, suspended, and three more. An undo counts as a
  // review too.
  await expect.poll(() => reviewCount(student)).toBeGreaterThanOrEqual(4 + 7);
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('due cards are shown on Home, and can be revised without a network too', async ({
    page,
    context,
    request,
  }) => {
    await comeBackLater(page, request, 3);
    await page.goto('/revise');
    await expect(left(page, 3)).toBeVisible();
    await page.getByRole('link', { name: 'End the revision' }).click();
    await expect(whatNext(page)).toContainText('3 cards');
    await isReadyForOffline(page);
    await context.setOffline(true);
    await whatNext(page).getByRole('link', { name: 'Revise' }).click();
    for (const count of [3, 2, 1]) {
      await expect(left(page, count)).toBeVisible();
      await page.getByRole('button', { name: 'Show answer' }).click();
      await grades(page).getByRole('button', { name: /^Good/ }).click();
    }
    await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Nothing to revise today' })).toBeVisible();
    await context.setOffline(false);
  });
});

// docs/product/screens.md#revision
test('a Super student gets four grades for the cards of a chapter, each with the date of the next review', async ({
  page,
  request,
}) => {
  const { path } = await publishCards(request, ['First', 'Second']);
  const account = await logInWithSuper(page, request);
  await page.goto(`${path}?tab=flashcards`);
  await expect(page.getByText('1 of 2', { exact: true })).toBeVisible();
  await page.keyboard.press('3');
  await expect(page.getByText('1 of 2', { exact: true }), 'nobody judges before the flip').toBeVisible();
  await page.keyboard.press(' ');
  await expect(grades(page).getByRole('button', { name: /^Again\s*once more$/ })).toBeVisible();
  await expect(
    grades(page).getByRole('button', { name: /^Good\s*(tomorrow|\d+ [A-Z][a-z]+)$/ }),
  ).toBeVisible();
  await grades(page).getByRole('button', { name: /^Good/ }).click();
  await expect(page.getByText('2 of 2', { exact: true })).toBeVisible();
  await page.keyboard.press(' ');
  await page.keyboard.press('1');
  await expect(page.getByText('1 of 2 known', { exact: true })).toBeVisible();

  await page.goto('/revise');
  await expect(page.getByRole('heading', { name: 'Nothing to revise today' })).toBeVisible();
  const student = await signIn(request, account);
  await expect.poll(() => reviewCount(student)).toBe(2);
});
