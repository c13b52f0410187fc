import { type APIRequestContext, expect, type Page, request, test } from '@playwright/test';
import { adminCalls } from '#src/admin.ts';
import { demo, openLoggedIn } from '#src/demo.ts';
import {
  download,
  holdChapter,
  isGone,
  openList,
  readDevice,
  remove,
  requestedChapters,
  row,
} from '#src/device-list.ts';
import { claimFirstChapter } from '#src/first-day.ts';
import { gate } from '#src/gate.ts';
import { movableClock } from '#src/movable-clock.ts';
import { publishCards } from '#src/publish-cards.ts';
import { startSecondServer } from '#src/second-server.ts';
import { tokenOf } from '#src/states/calls.ts';
import { buySuper, createStudent } from '#src/student.ts';
import { chapter } from '#src/study.ts';

const chapterId = chapter.split('/').at(-1) ?? '';
const timestampOf = (page: Page) =>
  page.evaluate(() =>
    sessionStorage.getItem(Object.keys(sessionStorage).find((key) => key.endsWith('-timestamp')) ?? ''),
  );

async function changeCard(calls: APIRequestContext, chapterId: string, question: string): Promise<void> {
  const { send } = await adminCalls(calls);
  const { data } = await send<{ data: { _id: string }[] }>('GET', `/chapters/${chapterId}/flashcards`);
  await send('PUT', `/flashcards/${data[0]?._id}`, { question });
}

// docs/decisions/0059-download-what-changed.md
test('a download shows the old version until all of the one published meanwhile is here', async ({
  page,
  context,
  request,
}) => {
  const [here, removed] = [
    await publishCards(request, ['Old here']),
    await publishCards(request, ['Old there']),
  ];
  await openLoggedIn(page, demo.super, '/profile');
  await openList(page, removed.subject);
  await remove(page, removed.subject);
  await expect(row(page, removed.subject)).toContainText(isGone);
  const before = await timestampOf(page);
  const held = await holdChapter(context, removed.chapterId);
  await download(page, removed.subject);
  await held.requested;
  await changeCard(request, here.chapterId, 'New here');
  await changeCard(request, removed.chapterId, 'New there');
  const { send } = await adminCalls(request);
  await send('PUT', '/status', { type: 'lastPublishedContentAt' });
  // Without a reload, which would end the download.
  await page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).click();
  await page.getByRole('link', { name: `Start ${here.subject}` }).click();
  await page.getByRole('link', { name: /^Chapter 1, / }).click();
  await page.getByRole('tab', { name: 'Flashcards' }).click();
  await expect(page.getByText('Old here')).toBeVisible();
  expect(await timestampOf(page)).toBe(before);

  held.release();
  await expect(page.getByText('New here')).toBeVisible();
  const requested = requestedChapters(context);
  await page.goto(`${removed.path}?tab=flashcards`);
  await expect(page.getByText('New there')).toBeVisible();
  await page.goto('/profile');
  await openList(page, removed.subject);
  await expect(row(page, removed.subject)).toContainText(/1 chapter, 0\.1 MB/);
  expect(requested).toEqual([]);
  expect((await readDevice(page)).staged).toEqual([]);
});

test('a chapter claimed during an update stays open when the update ends', async ({
  page,
  context,
  request,
}) => {
  await openLoggedIn(page, await createStudent(request));
  await publishCards(request, ['New card']);
  await page.reload();
  const [released, answered] = [gate(), gate()];
  await context.route(
    '**/bulk-data/manifest*',
    async (route) => {
      const response = await route.fetch();
      answered.open();
      await released.opened;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Update & Fetch Latest Content' }).click();
  await answered.opened;
  await claimFirstChapter(page);
  released.open();
  await expect(page.getByText('Content updated successfully.').first()).toBeVisible();
  const open = page.getByRole('link', { name: /Chapter 1, Development.*unlocked/i });
  await expect(open).toBeVisible();
  expect((await readDevice(page)).chapterIds).toEqual(['economics-development']);
  await open.click();
  await expect(page.getByRole('tab', { name: 'Flashcards' })).toBeVisible();
});

test.describe('a plan that ends', () => {
  /** Twice this is more than a month, once less than a session without use. */
  const daysMs = 17 * 86_400_000;

  test('a download during which Super ends leaves no locked chapter on the device', async ({ browser }) => {
    test.setTimeout(240_000);
    const server = await startSecondServer(movableClock(daysMs));
    const context = await browser.newContext({ baseURL: server.url });
    try {
      const calls = await request.newContext({ baseURL: server.url });
      const student = await createStudent(calls);
      await buySuper(calls, student);
      server.moveClock();
      const page = await context.newPage();
      await openLoggedIn(page, student, '/profile');
      await openList(page);
      await remove(page, 'Chemistry');
      await expect(row(page, 'Chemistry')).toContainText(isGone);
      const held = await holdChapter(context, chapterId);
      await download(page, 'Chemistry');
      await held.requested;
      const headers = { authorization: `Bearer ${await tokenOf(page)}` };
      server.moveClock();
      await expect
        .poll(async () => (await calls.get('/api/v1/auth/user', { headers })).json())
        .toMatchObject({ user: { plan: 'Basic' } });
      held.release();
      await expect(row(page, 'Chemistry')).toBeHidden();
      expect((await readDevice(page)).chapterIds).toEqual([]);
      await page.goto(chapter);
      await expect(page.getByText('Upgrade')).toBeVisible();
      await expect.poll(() => readDevice(page)).toEqual({ chapterIds: [], staged: [] });
      await calls.dispose();
    } finally {
      await context.close();
      await server.stop();
    }
  });
});
