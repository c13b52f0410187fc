import { expect, test } from '@playwright/test';
import { goOffline } from '#src/network.ts';
import { logInAfterQuizzes, openProgress, standing } from '#src/standing.ts';
import { isReadyForOffline } from '#src/study.ts';

const figure = /^About \d+ of 80 if the paper were today; nine papers in ten between \d+ and \d+\.$/;

// docs/product/screens.md#where-i-stand
test('after quizzes a student of Super sees the marks that a paper would give, by keyboard and without a network too', async ({
  page,
  request,
  context,
}) => {
  await logInAfterQuizzes(page, request, 3);
  await openProgress(page);
  const card = standing(page);
  await expect(card.getByText(figure)).toBeVisible();
  await expect(card.getByRole('heading', { name: 'What moves it most' })).toBeVisible();
  await expect(card.getByText(/^about \d+ of \d+ marks to win$/)).toHaveCount(3);
  const said = await card.getByText(figure).textContent();

  const physics = card.getByRole('group').filter({ hasText: 'Physics' });
  await physics.locator('summary').focus();
  await page.keyboard.press('Enter');
  const light = card.getByRole('listitem').filter({ hasText: /^Light/ });
  await expect(light).toHaveText(/(Learning|Steady|Exam-ready)$/);
  await expect(card.getByRole('listitem').filter({ hasText: /^Magnetic/ })).toHaveText(/New$/);

  await card.getByRole('tab', { name: 'Science' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(card.getByRole('tab', { name: 'Mathematics' })).toHaveAttribute('aria-selected', 'true');
  await expect(card.getByText('Answer about 40 more questions, best in Algebra.')).toBeVisible();

  await isReadyForOffline(page);
  const goOnline = await goOffline(context);
  await page.reload();
  await expect(card.getByText(figure)).toHaveText(said ?? '');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
  await goOnline();
});
