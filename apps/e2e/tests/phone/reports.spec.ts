import { type Browser, expect, type Page, test } from '@playwright/test';
import { openAdmin } from '#src/admin.ts';
import { openLoggedIn } from '#src/demo.ts';
import { desktop } from '#src/devices.ts';
import { publishTest } from '#src/publish-test.ts';
import { openReport, reportDialog, sendReport } from '#src/reports.ts';
import { logInWithSuper } from '#src/revision.ts';
import { sendsEvent } from '#src/sent-events.ts';
import { isReadyForOffline } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

/** A teacher's browser with the reports open. */
async function openDesk(browser: Browser): Promise<Page> {
  const desk = await browser.newPage({ ...desktop, serviceWorkers: 'block' });
  await openAdmin(desk, '/admin/reports');
  return desk;
}
const rowOf = (desk: Page, chapter: string) => desk.getByRole('article').filter({ hasText: chapter });

/** The page requested its solved reports and got the reply. */
const askedForThanks = (page: Page) =>
  page.waitForResponse(
    (response) => response.url().includes('progress.solvedReports') && response.status() === 200,
  );

// docs/product/screens.md#reporting-a-mistake
// docs/product/screens.md#reports
test('a mistake in the content that is reported without a network reaches the teachers, and its student is thanked once', {
  tag: '@journey',
}, async ({ page, request, browser }) => {
  const { chapter, path } = await publishTest(request);
  const account = await logInWithSuper(page, request);
  await page.goto(`${path}?tab=explanation`);
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await expect(page.getByText('First page text')).toBeVisible();
  await isReadyForOffline(page);

  await page.context().setOffline(true);
  await openReport(page);
  await reportDialog(page).getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Please choose what is wrong')).toBeVisible();
  await sendReport(page, 'A figure or a table', 'The arrow points up');
  await expect(page.getByText('It is sent when you are online again.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Report a mistake' }), 'has the focus again').toBeFocused();
  await openReport(page);
  await expect(reportDialog(page).getByLabel('In your words (optional)')).toHaveValue('The arrow points up');
  await sendReport(page, 'A figure or a table', 'The arrow points down');
  await page.reload();
  const sent = page.waitForResponse((response) => sendsEvent(response.request(), 'report'));
  await page.context().setOffline(false);
  expect((await sent).ok()).toBe(true);

  const desk = await openDesk(browser);
  const row = rowOf(desk, chapter);
  await expect(row.getByText('1 report', { exact: true })).toBeVisible();
  await expect(row.getByText('The arrow points down')).toBeVisible();
  await expect(desk.getByText('The arrow points up')).toHaveCount(0);
  await expect(desk.getByText(account.email)).toHaveCount(0);
  await expect(desk.getByRole('link', { name: /^Reports \d+ open$/ })).toBeVisible();
  await row.getByRole('link', { name: /^Open in the editor/ }).click();
  await expect(desk.getByText('First page text').first()).toBeVisible();
  await desk.goBack();
  await row.getByRole('button', { name: /^Mark as solved/ }).focus();
  await desk.keyboard.press('Enter');
  const dialog = desk.getByRole('dialog', { name: 'Mark as solved?' });
  await expect(dialog.getByRole('radio').first()).toBeFocused();
  await desk.keyboard.press('Tab');
  await expect(dialog.getByLabel('A sentence to them (optional)')).toBeFocused();
  await desk.keyboard.type('The arrow is turned.');
  await desk.keyboard.press('Control+Enter');
  await expect(row).toHaveCount(0);
  await expect(desk.getByRole('heading', { name: 'Reports', level: 1 })).toBeFocused();

  const told = page.waitForResponse((response) => sendsEvent(response.request(), 'thanked'));
  await page.goto('/dashboard');
  const thanks = page.getByText(
    `You reported a mistake in ${chapter}. It is put right. Thank you. The arrow is turned.`,
  );
  await expect(thanks).toBeVisible();
  expect((await told).ok()).toBe(true);
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(thanks).toHaveCount(0);

  const other = await browser.newPage({ serviceWorkers: 'block' });
  const asked = askedForThanks(other);
  await openLoggedIn(other, account);
  await asked;
  await other.waitForLoadState('networkidle');
  await expect(other.getByText(/^You reported a mistake/), 'nor on another device').toHaveCount(0);
  await other.close();

  await desk.getByRole('tab', { name: 'Solved' }).click();
  await row.getByRole('button', { name: /^Open again/ }).click();
  await desk.getByRole('tab', { name: 'Open' }).click();
  await expect(row.getByText('The arrow points down')).toBeVisible();
  await desk.close();
});
