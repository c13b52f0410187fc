import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { adminCalls } from '#src/admin.ts';
import { logIn } from '#src/demo.ts';
import { goOffline } from '#src/network.ts';
import { buySuper, createStudent } from '#src/student.ts';
import { type ApiClient, isReadyForOffline } from '#src/study.ts';
import { type AdminCall, makeContent, takeAway } from './content.ts';
import { openAccount, type Profile, type SolvedReport, tokenPlace } from './profile.ts';
import { judgeCardOfBasic, loseSaves, studyEverything } from './study-everything.ts';

/** Sends the report and has an admin solve it. */
export async function solveReport(
  request: APIRequestContext,
  student: ApiClient,
  report: SolvedReport,
): Promise<void> {
  await student.post('/api/trpc/progress.sendReport', report);
  const { send } = await adminCalls(request);
  const { chapterId, kind, itemId } = report;
  const newestAt = new Date(Date.now() + 60_000).toISOString();
  await send('POST', '/../trpc/admin.solveReports', { chapterId, kind, itemId, newestAt });
}

type Databases = NonNullable<Profile['indexedDB']>;

/**
 * Drops the library's other content, which is several megabytes and the same in every profile of the release.
 */
function withoutOtherContent(databases: Databases, calls: readonly AdminCall[]): Databases {
  const own = JSON.stringify(calls);
  type Encoded = { m?: { k: string; v: unknown }[]; o?: { k: string; v: Encoded }[] };
  const trim = ({ m, o, ...rest }: Encoded): Encoded => ({
    ...rest,
    ...(m && { m: m.filter(({ k }) => own.includes(k)) }),
    ...(o && { o: o.map(({ k, v }) => ({ k, v: typeof v === 'object' ? trim(v) : v })) }),
  });
  return databases.map((database) => ({
    ...database,
    stores: database.stores.map((store) => ({
      ...store,
      records: store.records.map((record) =>
        record.valueEncoded ? { ...record, valueEncoded: trim(record.valueEncoded as Encoded) } : record,
      ),
    })),
  }));
}

type Device = { localStorage: Record<string, string>; indexedDB: Databases };

async function readDevice(context: BrowserContext): Promise<Device> {
  const { origins } = await context.storageState({ indexedDB: true });
  const [{ localStorage = [], indexedDB = [] } = {}] = origins as {
    localStorage?: { name: string; value: string }[];
    indexedDB?: Databases;
  }[];
  return {
    localStorage: Object.fromEntries(localStorage.map(({ name, value }) => [name, value])),
    indexedDB,
  };
}

/** Names of jobs begin with the student's id, names of other values end with it. */
const isJobKey = /^[0-9a-f]{32} /;

/** Number of unsent entries in this build's stores. */
async function countWaiting(context: BrowserContext): Promise<number> {
  const { localStorage, indexedDB } = await readDevice(context);
  const noted = Object.keys(localStorage).filter((name) => /-(outbox|review|mark) /.test(name));
  const stores = indexedDB.filter(({ name }) => name.endsWith('-outbox')).flatMap((one) => one.stores);
  const jobs = stores.flatMap(({ records }) => records.filter(({ key }) => isJobKey.test(String(key))));
  return jobs.length + noted.length;
}

/** Each tab's session storage has the library too, by its key or as text. */
const isCopyOfContent = (name: string, value: string) =>
  name.endsWith('-timestamp') || value.startsWith('{"timestamp"');

/** Studies on a new device that loses its network halfway. */
export async function writeProfile(page: Page, request: APIRequestContext): Promise<Profile> {
  const context = page.context();
  const content = await makeContent(request);
  const account = await createStudent(request);
  const student = await openAccount(account);
  const { chapterId, finishedId } = content;
  await student.api.post('/api/v1/chapters/claim-free', { chapterId: finishedId });
  const lettersPass = await loseSaves(context);
  await logIn(page, account);
  await judgeCardOfBasic(page, content);

  await buySuper(request, account);
  const solved: SolvedReport = {
    ...{
      reportId: crypto.randomUUID(),
      chapterId,
      kind: 'page',
      itemId: content.firstPageId,
    },
    ...{ fault: 'figure', note: 'The arrow is missing' },
  };
  await solveReport(request, student.api, solved);
  await page.goto('/dashboard');
  await expect(page.getByText(/^You reported a mistake in/)).toBeVisible();
  await page.goto(`/subject/${content.subjectId}`);
  await expect(page.getByRole('link', { name: /^Chapter 1, / })).toBeVisible();
  await page.goto(`/tabs/${content.subjectId}/${chapterId}`);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeVisible();
  await isReadyForOffline(page);

  const goOnline = await goOffline(context);
  const left = await studyEverything(page, content);
  const device = await readDevice(context);
  const session = await page.evaluate(() => ({ ...sessionStorage }));
  const writtenAtMs = Date.now();

  await lettersPass();
  await page.reload();
  await goOnline();
  await expect.poll(() => countWaiting(context), { timeout: 180_000, intervals: [3_000] }).toBe(0);
  const sent = await student.sent();
  await takeAway(request, content.calls, new Map());

  const token = JSON.stringify(device.localStorage).match(/"token\\":\\"([^"\\]+)/)?.[1] ?? '';
  const entriesOf = (all: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(all)
        .filter(([name, value]) => !isCopyOfContent(name, value))
        .map(([name, value]) => [name, token ? value.replaceAll(token, tokenPlace) : value]),
    );
  const { id } = ((await student.api.get('/api/v1/auth/user')) as { user: { id: string } }).user;
  const profile: Profile = {
    writtenAtMs,
    content: content.calls,
    student: { id, email: account.email, freeChapterId: finishedId, solved },
    sent,
    ...left,
    localStorage: entriesOf(device.localStorage),
    sessionStorage: entriesOf(session),
    indexedDB: withoutOtherContent(device.indexedDB, content.calls),
  };
  await student.request.dispose();
  return profile;
}
