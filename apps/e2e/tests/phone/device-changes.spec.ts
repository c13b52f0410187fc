import { expect, type Page, test } from '@playwright/test';
import { demo, openLoggedIn } from '#src/demo.ts';
import {
  download,
  holdChapter,
  isGone,
  isWhole,
  openList,
  remove,
  requestedChapters,
  row,
} from '#src/device-list.ts';
import { goOffline } from '#src/network.ts';
import { chapter } from '#src/study.ts';

const chapterId = chapter.split('/').at(-1) ?? '';

/** The profile with Chemistry removed from this device. */
async function openWithoutChemistry(page: Page): Promise<void> {
  await openLoggedIn(page, demo.super, '/profile');
  await openList(page);
  await remove(page, 'Chemistry');
  await expect(row(page, 'Chemistry')).toContainText(isGone);
}

test('a download that loses the network says so, and gets the rest when it is asked for again', async ({
  page,
  context,
}) => {
  await openWithoutChemistry(page);
  const held = await holdChapter(context, chapterId);
  const first = requestedChapters(context);
  await download(page, 'Chemistry');
  await held.requested;
  await expect.poll(() => first.length).toBeGreaterThan(3);
  const goOnline = await goOffline(context);
  held.release();
  await expect(page.getByRole('alert')).toContainText('What arrived is saved');
  await expect(row(page, 'Chemistry')).toContainText(isGone);
  await goOnline();
  await held.unroute();
  const again = requestedChapters(context);
  await download(page, 'Chemistry');
  await expect(row(page, 'Chemistry')).toContainText(isWhole);
  expect(again).toContain(chapterId);
  expect(again.length).toBeLessThan(first.length);
});

test('two tabs that download different subjects keep both', async ({ page, context }) => {
  await openWithoutChemistry(page);
  await remove(page, 'Biology');
  await expect(row(page, 'Biology')).toContainText(isGone);
  const other = await context.newPage();
  await other.goto('/profile');
  await openList(other);
  await expect(row(other, 'Biology')).toContainText(isGone);
  const held = await holdChapter(context, chapterId);
  await download(page, 'Chemistry');
  await held.requested;
  await download(other, 'Biology');
  await expect(row(other, 'Biology')).toContainText(isWhole);
  held.release();
  await expect(row(page, 'Chemistry')).toContainText(isWhole);
  const third = await context.newPage();
  await third.goto('/profile');
  await openList(third);
  await expect(row(third, 'Chemistry')).toContainText(isWhole);
  await expect(row(third, 'Biology')).toContainText(isWhole);
});
