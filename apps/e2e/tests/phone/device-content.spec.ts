import { expect, type Page, test } from '@playwright/test';
import { emptyPath } from '#src/addresses.ts';
import { demo, openLoggedIn } from '#src/demo.ts';
import { download, isGone, isWhole, openList, remove, requestedChapters, row } from '#src/device-list.ts';
import { goOffline } from '#src/network.ts';
import { chapter } from '#src/study.ts';

const chapterId = chapter.split('/').at(-1) ?? '';

const quiz = (page: Page) => page.getByRole('button', { name: /^(Start|Continue where left off\?)$/ });

// docs/product/device.md#content-on-this-device
test('a removed subject is named where its content is missing, and a chapter of it downloads when it is opened', {
  tag: '@journey',
}, async ({ page, context }) => {
  await openLoggedIn(page, demo.super, '/profile');
  await openList(page);
  await expect(row(page, 'Chemistry')).toContainText(isWhole);
  await remove(page, 'Chemistry');
  await expect(row(page, 'Chemistry')).toContainText(isGone);
  await expect(row(page, 'Biology')).toContainText(isWhole);
  await page.getByRole('link', { name: 'Practice' }).click();
  await expect(
    page.getByText("Chapters of Chemistry that aren't on this device are missing here."),
  ).toBeVisible();

  const requested = requestedChapters(context);
  await page.goto(chapter);
  await expect(quiz(page)).toBeVisible();
  expect(requested).toEqual([chapterId]);
  await page.goto('/profile');
  await openList(page);
  await expect(row(page, 'Chemistry')).toContainText(/1 of \d+ chapters, 0\.\d MB/);

  const goOnline = await goOffline(context);
  await expect(page.getByText('You are offline. Connect to the internet to download')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download Chemistry' })).toBeDisabled();
  await goOnline();
  await page.getByRole('button', { name: 'Keep everything on this device' }).click();
  await expect(row(page, 'Chemistry')).toContainText(isWhole);
  expect(requested.filter((id) => id === chapterId)).toHaveLength(1);
});

test('a download that is killed with its tab resumes when the app is opened', async ({ page, context }) => {
  await openLoggedIn(page, demo.super, '/profile');
  await openList(page);
  await remove(page, 'Chemistry');
  await expect(row(page, 'Chemistry')).toContainText(isGone);
  const stalled = `**/bulk-data/${chapterId}/**`;
  await context.route(stalled, () => {});
  const first = requestedChapters(context);
  await download(page, 'Chemistry');
  await expect(page.getByRole('progressbar', { name: 'Downloading Chemistry' })).toBeVisible();
  await expect.poll(() => first.length).toBeGreaterThan(3);
  // All but the stalled one.
  await expect(page.getByText(/^\d\.[1-9] of \d\.\d MB$/)).toBeVisible();
  const killed = page.waitForEvent('crash');
  const devtools = await context.newCDPSession(page);
  // Never replies.
  void devtools.send('Page.crash').catch(() => {});
  await killed;
  await page.close();
  await context.unroute(stalled);

  const again = requestedChapters(context);
  const next = await context.newPage();
  await next.goto('/profile');
  await openList(next);
  await expect(row(next, 'Chemistry')).toContainText(isWhole);
  expect(again).toContain(chapterId);
  expect(again.length).toBeLessThan(first.length);
});

test('a device with room for half of the library reports it, and stores the chapter opened last', async ({
  page,
  context,
}) => {
  const opened = '/tabs/economics/economics-development';
  await page.goto(emptyPath);
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  // Set the quota before the first write, because Chromium reserves room for an open database in advance.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 3_000_000 });
  await openLoggedIn(page, demo.super, opened);
  await expect(quiz(page)).toBeVisible();
  await page.goto('/profile');
  await openList(page);
  await expect(row(page, 'Mathematics')).toContainText(isGone);
  await page.getByRole('button', { name: 'Keep everything on this device' }).click();
  await expect(page.getByRole('alert')).toContainText("isn't enough room");
  const requested = requestedChapters(context);
  await page.goto(opened);
  await expect(quiz(page)).toBeVisible();
  expect(requested).toEqual([]);
});
