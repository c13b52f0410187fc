import { expect, type Page, test } from '@playwright/test';
import { demo, logIn, openLoggedIn } from '#src/demo.ts';
import { isGone, isWhole, openList, readDevice, remove, row } from '#src/device-list.ts';
import { tokenOf } from '#src/states/calls.ts';
import { createStudent, openApiClient } from '#src/student.ts';
import { chapter } from '#src/study.ts';

const chapterId = chapter.split('/').at(-1) ?? '';
const nothing = { chapterIds: [], staged: [] };

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Yes, Logout!' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
}

// docs/product/device.md#content-on-this-device
test('a second student on a phone gets nothing of what the first one downloaded, who gets it again after a login', async ({
  page,
}) => {
  await openLoggedIn(page, demo.super, '/profile');
  await openList(page);
  await remove(page, 'Biology');
  await expect(row(page, 'Biology')).toContainText(isGone);
  // The server ends the session: the download stays for the same student.
  const outside = await openApiClient();
  const headers = { authorization: `Bearer ${await tokenOf(page)}` };
  expect((await outside.post('/api/v1/auth/logout', { headers })).ok()).toBe(true);
  await page.goto('/dashboard');
  await page.waitForURL('**/login');
  expect((await readDevice(page)).chapterIds).toContain(chapterId);

  await logIn(page, await createStudent(outside));
  await outside.dispose();
  await expect(page.getByRole('link', { name: 'Start Chemistry' })).toBeVisible();
  expect(await readDevice(page)).toEqual(nothing);
  await page.goto(chapter);
  await expect(page.getByText('This chapter is locked')).toBeVisible();
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Content on this device' }).click();
  await expect(page.getByRole('region', { name: 'Content on this device' })).toBeVisible();
  await expect(row(page, 'Chemistry')).toBeHidden();
  await logOut(page);

  await logIn(page, demo.super);
  await expect(page.getByRole('link', { name: 'Start Chemistry' })).toBeVisible();
  await page.goto('/profile');
  await openList(page);
  for (const subject of ['Biology', 'Chemistry']) await expect(row(page, subject)).toContainText(isWhole);
  await logOut(page);
  expect(await readDevice(page)).toEqual(nothing);
});
