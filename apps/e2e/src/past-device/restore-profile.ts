import type { APIRequestContext, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { productUrl } from '#src/addresses.ts';
import { goOffline } from '#src/network.ts';
import { buySuper, createStudent, openApiClient } from '#src/student.ts';
import { isReadyForOffline } from '#src/study.ts';
import { repeatCalls, takeAway } from './content.ts';
import { moveToNow } from './portable.ts';
import { inOrder, openAccount, type Profile, tokenPlace } from './profile.ts';
import { solveReport } from './write-profile.ts';

/** A page of our origin that runs none of the app's code. */
const emptyPage = '/nothing-runs-here';

/** The app's steps on start, without opening it: the new build installs itself while the student is away. */
async function installApp(page: Page): Promise<void> {
  await page.route(`**${emptyPage}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Nothing</title>' }),
  );
  await page.goto(emptyPage);
  await page.evaluate(() =>
    navigator.serviceWorker.register('/sw.js').then(() => navigator.serviceWorker.ready),
  );
  await isReadyForOffline(page);
}

/**
 * A device as a profile has it, on which this build was installed since, without a network. Its student and content are made on
 * this server, and all moments are as far from now as they were when it was written.
 */
export async function openPastDevice(
  browser: Browser,
  request: APIRequestContext,
  written: string,
  options: BrowserContextOptions,
) {
  const before = JSON.parse(written) as Profile;
  const ids = await repeatCalls(request, before.content);
  const account = await createStudent(request);
  const student = await openAccount(account);
  const { user } = (await student.api.get('/api/v1/auth/user')) as { user: { id: string } };
  ids.set(before.student.id, user.id);
  const { freeChapterId } = before.student;
  await student.api.post('/api/v1/chapters/claim-free', { chapterId: ids.get(freeChapterId) });
  await buySuper(request, account);

  const browserOf = await openApiClient();
  const signedIn = await browserOf.post('/api/v1/auth/sign-in', { data: account });
  const { token } = (await signedIn.json()) as { token: string };
  const { cookies } = await browserOf.storageState();
  await browserOf.dispose();
  const moved = moveToNow(written, { writtenAtMs: before.writtenAtMs, ids })
    .replaceAll(before.student.email, account.email)
    .replaceAll(tokenPlace, token);
  const profile = JSON.parse(moved) as Profile;
  // Other ids sort differently.
  inOrder(profile.sent);
  await solveReport(request, student.api, profile.student.solved);

  const localStorage = Object.entries(profile.localStorage).map(([name, value]) => ({ name, value }));
  const origin = { origin: new URL(productUrl).origin, localStorage, indexedDB: profile.indexedDB };
  const context = await browser.newContext({
    ...options,
    baseURL: productUrl,
    storageState: { cookies, origins: [origin] },
  });
  const page = await context.newPage();
  await installApp(page);
  await page.evaluate((entries) => {
    for (const [name, value] of Object.entries(entries)) sessionStorage.setItem(name, value);
  }, profile.sessionStorage);
  const goOnline = await goOffline(context);
  return {
    ...{ page, profile, student, goOnline },
    async close() {
      await context.close();
      await student.request.dispose();
      await takeAway(request, before.content, ids);
    },
  };
}
