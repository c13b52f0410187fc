import { expect, type Page, test } from '@playwright/test';
import { goOffline } from '#src/network.ts';
import { logInWithSuper, planExamIn } from '#src/revision.ts';
import { isReadyForOffline, signIn } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const whatNext = (page: Page) => page.getByRole('region', { name: 'What next' });
const otherOptions = (page: Page) => whatNext(page).getByRole('button', { name: 'Other options' });

// docs/product/screens.md#what-next
test('in the last days before the exam Home offers a whole paper, and the rest behind one button', async ({
  page,
  context,
  request,
}) => {
  const student = await signIn(request, await logInWithSuper(page, request));
  await planExamIn(student, 10);
  await page.goto('/dashboard');
  await expect(whatNext(page).getByText(/^your exam is in 10 days .*3 h/)).toBeVisible();
  await expect(whatNext(page).getByRole('link')).toHaveCount(1);
  await otherOptions(page).press('Enter');
  await expect(whatNext(page).getByText('Next chapter')).toBeVisible();
  await isReadyForOffline(page);
  await goOffline(context);
  await page.reload();
  await expect(whatNext(page).getByText('Try a full board paper')).toBeVisible();
  await page.keyboard.press('Tab');
  await whatNext(page).getByRole('link', { name: 'Open the paper' }).press('Enter');
  await expect(page.getByRole('radio', { name: 'Board paper' })).toBeChecked();
});
