import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { logIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { goThroughCards, logInWithSuper } from '#src/revision.ts';
import { type ApiClient, isReadyForOffline, signIn } from '#src/study.ts';

test.use({ serviceWorkers: 'allow' });

const dayMs = 24 * 3_600_000;
const restMs = 60_000;
const shared = '/tabs/biology/biology-life-processes?tab=flashcards';
const ofOne = '/tabs/physics/physics-electricity?tab=flashcards';
const ofOther = '/tabs/chemistry/chemistry-metals-and-non-metals?tab=flashcards';

type Device = { page: Page; context: BrowserContext; goOnline: () => Promise<void> };

/** The server's reviews, by device and number. */
async function reviewsAtServer(student: ApiClient): Promise<string[]> {
  const { result } = (await student.get(
    `/api/trpc/progress.reviews?input=${encodeURIComponent('{"after":0}')}`,
  )) as { result: { data: { batches: { device: string; firstSequence: number; body: string }[] } } };
  return result.data.batches.flatMap(({ device, firstSequence, body }) =>
    Array.from(
      { length: Buffer.from(body, 'base64').length / 16 },
      (_, at) => `${device} ${firstSequence + at}`,
    ),
  );
}

/** Grades this many due cards. */
async function revise({ page }: Pick<Device, 'page'>, count: number): Promise<void> {
  await page.goto('/revise');
  for (let left = count; left > 0; left -= 1) {
    await expect(page.getByText(`${left} left`, { exact: true })).toBeVisible();
    await page.keyboard.press(' ');
    await page.keyboard.press('4');
  }
  await expect(page.getByRole('heading', { name: 'That is all for today' })).toBeVisible();
}

// docs/product/screens.md#revision
test('two devices offline for a week with wrong clocks and a third device end in the same state', async ({
  page,
  context,
  browser,
  request,
}) => {
  test.slow();
  const account = await logInWithSuper(page, request);
  const open = async (): Promise<Page> => {
    const { viewport } = { viewport: page.viewportSize() };
    const fresh = await (
      await browser.newContext({ viewport, baseURL: test.info().project.use.baseURL })
    ).newPage();
    await logIn(fresh, account);
    return fresh;
  };
  const otherPage = await open();
  // One clock is four days ahead, the other nine hours behind.
  const clocks = [4 * dayMs, -9 * 3_600_000];
  const devices: Device[] = [];
  for (const [at, on] of [page, otherPage].entries()) {
    await on.clock.install({ time: Date.now() + (clocks[at] ?? 0) });
    await on.goto('/dashboard');
    await isReadyForOffline(on);
    await on.goto(at === 0 ? ofOne : ofOther);
    await on.goto(shared);
    devices.push({ page: on, context: on.context(), goOnline: await goOffline(on.context()) });
  }
  const [one, other] = devices as [Device, Device];
  await goThroughCards(one.page, 3, shared, '3');
  await goThroughCards(other.page, 4, shared, '1');
  await one.page.clock.fastForward(3 * dayMs);
  await other.page.clock.fastForward(6 * dayMs);
  await goThroughCards(one.page, 3, ofOne, '4');
  await goThroughCards(other.page, 2, ofOther, '2');
  await one.page.clock.fastForward(4 * dayMs);
  await goThroughCards(one.page, 2, shared, '2');

  await other.goOnline();
  await one.goOnline();
  const student = await signIn(request, account);
  // Reviews are sent after a minute without a new one, counted from when the app notices the network.
  const afterRest = async () => {
    for (const { page: on } of devices) await on.clock.fastForward(restMs);
    return reviewsAtServer(student);
  };
  await expect.poll(afterRest, { timeout: 60_000 }).toHaveLength(3 + 4 + 3 + 2 + 2);
  const atServer = await reviewsAtServer(student);
  expect(new Set(atServer).size, 'each once').toBe(atServer.length);

  // A week later all clocks are right.
  const third = { page: await open() };
  const later = Date.now() + 8 * dayMs;
  const seen: (string | null)[] = [];
  for (const device of [one, other, third]) {
    if (device === third) await device.page.clock.install({ time: later });
    else await device.page.clock.setSystemTime(later);
    await device.page.goto('/dashboard');
  }
  for (const device of [third, one, other]) {
    await device.page.goto('/revise');
    await expect(device.page.getByText('9 left', { exact: true })).toBeVisible();
    seen.push(await device.page.locator('.flip-face').first().textContent());
  }
  expect(seen[1]).toEqual(seen[0]);
  expect(seen[2]).toEqual(seen[0]);
  await revise(third, 9);
  // Cards revised on one device are no longer due on the others.
  for (const device of [one, other]) {
    await device.page.clock.setSystemTime(Date.now());
    await device.page.goto('/revise');
    await expect(device.page.getByRole('heading', { name: 'Nothing to revise today' })).toBeVisible();
  }
  await context.close();
});
