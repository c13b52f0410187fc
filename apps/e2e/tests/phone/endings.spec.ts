import { expect, type Page, test } from '@playwright/test';
import { openLoggedIn } from '#src/demo.ts';
import { desktop } from '#src/devices.ts';
import { goOffline } from '#src/network.ts';
import { buySuper, createStudent } from '#src/student.ts';
import { isReadyForOffline, signIn, startReading } from '#src/study.ts';
import type { Bulk } from '#src/viewers.ts';

test.use({ serviceWorkers: 'allow' });

const development = '/tabs/economics/economics-development';
/** A page number beyond the end: the reader opens the last page. */
const lastPage = `${development}?topic=99&page=99`;

const card = (page: Page) => page.getByRole('region', { name: 'What next' });

/** Expects the card to link to one next step and to Home only. */
async function expectNext(page: Page, name: RegExp, address: RegExp | string): Promise<void> {
  const links = card(page).getByRole('link');
  const next = card(page).getByRole('link', { name });
  await expect(next).toHaveAttribute('href', address);
  await expect(links).toHaveCount(2);
  await expect(card(page).getByRole('link', { name: 'Back to Home', exact: true })).toHaveAttribute(
    'href',
    '/dashboard',
  );
}

const tabTo = async (page: Page, name: RegExp) => {
  const link = card(page).getByRole('link', { name });
  await expect(link).toBeVisible();
  while (!(await link.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
};

// docs/product/screens.md#what-next
test.describe('what comes next', () => {
  test('the next step after the last page and after finishing is the quiz, by keyboard too; Home agrees, on another device and offline', async ({
    page,
    request,
    browser,
  }) => {
    const account = await createStudent(request);
    await buySuper(request, account);
    await openLoggedIn(page, account, lastPage);
    await expectNext(page, /^Open the quiz Development$/, `${development}?tab=quiz`);
    await page.getByRole('button', { name: 'Mark Chapter as Finished' }).click();
    await expect(page.getByText('Chapter completed successfully!').first()).toBeVisible();
    await expectNext(page, /^Open the quiz Development$/, `${development}?tab=quiz`);

    const other = await browser.newContext({ serviceWorkers: 'block' });
    const otherPage = await other.newPage();
    await openLoggedIn(otherPage, account);
    await expect(card(otherPage).getByRole('link', { name: 'Open the quiz Development' })).toBeVisible();
    await expect(card(otherPage)).toContainText('Test yourself');
    await other.close();

    await tabTo(page, /^Open the quiz/);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/tab=quiz/);
    await page.goto('/subject/economics');
    await expect(card(page).getByRole('link', { name: 'Open the quiz Development' })).toBeVisible();
    await page.goto('/tabs/economics/economics-sectors-of-the-indian-economy');
    // A student who leaves before the next frame has not begun the chapter.
    await startReading(page);
    await page.goto('/dashboard');
    await expect(card(page).getByRole('link')).toHaveText(/^Continue Sectors/);
    await isReadyForOffline(page);
    await goOffline(page.context());
    await page.reload();
    await expect(card(page).getByRole('link')).toHaveText(/^Continue Sectors/);
  });

  test('the next step after all chapters of a subject is a quiz, on phones and desktops; on desktops the road precedes the side column', async ({
    page,
    request,
  }) => {
    const account = await createStudent(request);
    await buySuper(request, account);
    const student = await signIn(request, account);
    const { data } = (await student.get('/api/v1/bulk-data')) as Bulk;
    const chapters = data.subjects.find(({ _id }) => _id === 'economics')?.chapters ?? [];
    for (const { _id } of chapters) await student.post(`/api/v1/progress/economics/${_id}/complete`);
    await openLoggedIn(page, account);
    for (const size of [null, desktop.viewport]) {
      if (size) await page.setViewportSize(size);
      await page.goto('/subject/economics');
      await expect(page.getByText('Every chapter is completed.')).toBeVisible();
      await expectNext(page, /^Open the quiz /, /^\/tabs\/economics\/.*tab=quiz/);
    }

    await page.goto('/subject/physics');
    const first = page.getByRole('link', { name: /^Chapter 1, / });
    await expect(first).toBeVisible();
    const order = await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => link.getAttribute('aria-label') ?? link.textContent?.trim() ?? ''),
      );
    const road = order.findIndex((name) => name.startsWith('Chapter 1, '));
    expect(order.findIndex((name) => name.startsWith('Open '))).toBeGreaterThan(road);
  });
});
