import { expect, type Page, test } from '@playwright/test';
import { missTwo } from '#src/mistakes.ts';
import { publishTest } from '#src/publish-test.ts';
import { logInWithSuper } from '#src/revision.ts';
import { isReadyForOffline } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const dayMs = 24 * 3_600_000;
const left = (page: Page, count: number) => page.getByText(`${count} left`, { exact: true });

/** Answers the current question and views its solution. */
async function answerTop(page: Page, letter: string, verdict: string): Promise<void> {
  await expect(page.getByText('Missed once', { exact: true })).toBeVisible();
  await page.keyboard.press(letter);
  await page.keyboard.press('Enter');
  await expect(page.getByText(verdict, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Why .* is so:/)).toBeVisible();
}

// docs/product/screens.md#mistakes
test('mistakes of a quiz can be practised immediately, and leave the list after being right on two days', {
  tag: '@journey',
}, async ({ page, request }) => {
  const { chapter, path } = await publishTest(request);
  await page.clock.install();
  await logInWithSuper(page, request);
  await missTwo(page, path);
  await page.getByRole('link', { name: 'Redo my mistakes' }).click();
  await expect(left(page, 2)).toBeVisible();
  await answerTop(page, 'b', 'Incorrect');
  await page.keyboard.press('Enter');
  await answerTop(page, 'a', 'Correct');
  await page.keyboard.press('u');
  await answerTop(page, 'a', 'Correct');
  await page.keyboard.press('Enter');
  await expect(left(page, 1), 'what was missed comes once more').toBeVisible();
  await answerTop(page, 'a', 'Correct');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeFocused();
  await expect(page.getByText('2 questions revised, 1 known at once.')).toBeVisible();

  await page.getByRole('link', { name: 'My mistakes' }).click();
  const ofChapter = page.getByRole('region', { name: chapter });
  await expect(ofChapter.getByText('2 mistakes')).toBeVisible();
  await expect(ofChapter.getByText('Right once, one day to go')).toHaveCount(2);

  await page.clock.fastForward(dayMs);
  await isReadyForOffline(page);
  await page.context().setOffline(true);
  await page.getByRole('link', { name: `Redo these ${chapter}` }).click();
  await answerTop(page, 'a', 'Correct');
  await page.keyboard.press('Enter');
  await answerTop(page, 'a', 'Correct');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'My mistakes' }).click();
  await expect(page.getByRole('heading', { name: 'No mistakes to go over' })).toBeVisible();
  await page.context().setOffline(false);
});
