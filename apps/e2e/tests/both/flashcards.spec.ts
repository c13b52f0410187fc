import { type APIRequestContext, expect, type Locator, type Page, test } from '@playwright/test';
import { openLoggedIn } from '#src/demo.ts';
import { openAs } from '#src/open-as.ts';
import { publishCards } from '#src/publish-cards.ts';
import { createStudent } from '#src/student.ts';
import { placeInTopic, signIn } from '#src/study.ts';

/** A Basic student, who grades with two answers, with this chapter as the free one. */
async function logInWithFree(page: Page, request: APIRequestContext, chapterId: string): Promise<void> {
  const account = await createStudent(request);
  await (await signIn(request, account)).post('/api/v1/chapters/claim-free', { chapterId });
  await openLoggedIn(page, account);
}

const sizeOf = (page: Page) =>
  page.locator('.flip-card').evaluate((card) => {
    const { offsetWidth, offsetHeight } = card as HTMLElement;
    return [offsetWidth, offsetHeight];
  });

// docs/product/screens.md#flashcards
test('a card keeps its size when it is flipped, and when the deck is done', async ({ page, request }) => {
  const { path, chapterId } = await publishCards(request, ['First', 'Second', 'Third']);
  await logInWithFree(page, request, chapterId);
  await page.goto(`${path}?tab=flashcards`);
  const flip = page.getByRole('button', { name: 'Flip' });
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByText('1 of 3', { exact: true })).toBeVisible();
  const size = await sizeOf(page);
  for (const at of [1, 2, 3]) {
    await expect(page.getByText(`${at} of 3`, { exact: true })).toBeVisible();
    expect(await sizeOf(page), `front of card ${at}`).toEqual(size);
    await flip.click();
    await expect(page.locator('.flip-card')).toHaveAttribute('data-flipped');
    expect(await sizeOf(page), `back of card ${at}`).toEqual(size);
    if (at < 3) await next.click();
  }
  await page.getByRole('button', { name: 'Knew it' }).click();
  await expect(page.getByRole('heading', { name: 'Deck done' })).toBeVisible();
  expect(await sizeOf(page), 'at the end').toEqual(size);
});

test.describe('known and not yet', () => {
  const cardOf = (page: Page, n: number, count: number) =>
    page.getByText(`${n} of ${count}`, { exact: true });

  // docs/product/screens.md#flashcards
  test('cards judged known and not yet by touch are counted at the end, and the unknown ones asked once more', {
    tag: '@journey',
  }, async ({ page, request }) => {
    const { path, chapterId } = await publishCards(request, ['First', 'Second', 'Third']);
    await logInWithFree(page, request, chapterId);
    await page.goto(`${path}?tab=flashcards`);
    await expect(cardOf(page, 1, 3)).toBeVisible();
    const [flip, knew, notYet] = ['Flip', 'Knew it', 'Not yet'].map((name) =>
      page.getByRole('button', { name, exact: true }),
    ) as [Locator, Locator, Locator];
    await expect(knew).toBeHidden();
    for (const [at, answer] of [knew, notYet, knew].entries()) {
      await expect(cardOf(page, at + 1, 3)).toBeVisible();
      await flip.click();
      await answer.click();
    }
    await expect(page.getByRole('heading', { name: 'Deck done' })).toBeFocused();
    await expect(page.getByText('2 of 3 known', { exact: true })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Deck done. 2 of 3 known' })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Shuffle and go again' })).toBeInViewport({ ratio: 1 });
    const next = page.getByRole('region', { name: 'What next' });
    await expect(next.getByRole('link', { name: /^Keep reading/ })).toBeVisible();
    await expect(next.getByRole('link', { name: 'Back to Home' })).toBeVisible();
    await expect(next.getByRole('link')).toHaveCount(2);

    await page.getByRole('button', { name: '1 once more' }).click();
    await expect(cardOf(page, 1, 1)).toBeVisible();
    await expect(page.locator('.flip-face:not([inert])')).toContainText('Second');
    await expect(flip).toBeFocused();
    await flip.click();
    await knew.click();
    await expect(page.getByText('1 of 1 known', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Shuffle and go again' }).click();
    await expect(cardOf(page, 1, 3)).toBeVisible();
  });

  // docs/product/screens.md#flashcards
  test('cards are judged known and not yet by keys too', async ({ page, request }) => {
    const { path, chapterId } = await publishCards(request, ['First', 'Second']);
    await logInWithFree(page, request, chapterId);
    await page.goto(`${path}?tab=flashcards`);
    await expect(cardOf(page, 1, 2)).toBeVisible();
    await page.keyboard.press('k');
    await expect(cardOf(page, 1, 2), 'nobody answers before the flip').toBeVisible();
    await page.keyboard.press(' ');
    await page.keyboard.press('n');
    await expect(cardOf(page, 2, 2)).toBeVisible();
    await page.keyboard.press(' ');
    await page.keyboard.press('k');
    await expect(page.getByText('1 of 2 known', { exact: true })).toBeVisible();
  });
});

test('the end of a summary offers one next step and the link Home', async ({ browser }) => {
  const page = await openAs(browser, 'super');
  await page.goto('/tabs/physics/physics-electricity?tab=summary');
  const next = page.getByRole('region', { name: 'What next' });
  await expect(placeInTopic(page, 1)).toBeVisible();
  await expect(next).toBeHidden();
  const onward = page.getByRole('button', { name: 'Next', exact: true });
  while (await onward.isEnabled()) await onward.click();
  await expect(next.getByRole('link', { name: 'Keep reading Electricity' })).toBeVisible();
  await expect(next.getByRole('link')).toHaveCount(2);
  await next.getByRole('link', { name: 'Back to Home' }).click();
  await page.waitForURL('**/dashboard');
  await page.context().close();
});
