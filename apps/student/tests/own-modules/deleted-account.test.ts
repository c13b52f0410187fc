import '../device-databases.ts';
import { brand } from '@repo/contracts/brand';
import { savedKindNames } from '@repo/contracts/saved.rules';
import { createStore, entries, keys as keysOf, set, type UseStore } from 'idb-keyval';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endSession } from '#src/account/session/end-session.ts';
import { flattenBulk } from '#src/content/library/flatten-bulk.ts';
import { writeIndexedDbCache } from '#src/content/library/indexeddb-cache.ts';
import { ownerOf } from '#src/content/library/load-library.ts';
import { writeSessionCache } from '#src/content/library/session-cache.ts';
import { keepProfilePicture, readProfilePicture } from '#src/platform/session/profile-picture.ts';
import { getSession, setCredentials } from '#src/platform/session/session.ts';
import { deviceDatabase } from '#src/platform/storage/device-database.ts';
import { keys, type StorageKey } from '#src/platform/storage/keys.ts';
import { storageName } from '#src/platform/storage/stored-text.ts';
import { answersKey, clearStudy, savedKey, studyDatabase } from '#src/platform/storage/study-database.ts';
import { exchangeEvents } from '#src/study-log/outbox/exchange-events.ts';
import type { QueuedJob } from '#src/study-log/outbox/job.ts';
import { createJobStore } from '#src/study-log/outbox/job-store.ts';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { startProcedureServer } from '../procedure-server.ts';
import { renderApp } from '../render-app.tsx';
import { makeUser } from '../users.ts';

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();
/**
 * Keys that survive: the app's looks, the clock's jumps, session storage, and the guardian's link in its own
 * tab.
 */
const ofDevice: StorageKey['key'][] = [
  'character',
  'language',
  'read-aloud',
  'sheet-size',
  'test-clock',
  'theme',
];
const apart: StorageKey['key'][] = [
  ...ofDevice,
  'auth',
  'flash',
  'guardian-link',
  'left-here',
  'mark ',
  'outbox ',
  'picture-',
  'review ',
  'studied ',
];

const pictureCaches = new Set<string>();
const cacheName = (name: string) => `${brand.storagePrefix}-${name}`;

const jobOf = (userId: string): QueuedJob => ({
  ...{ id: 'completion s c', userId, rev: `${userId} 1`, keptAtMs: 1, notBeforeMs: 0 },
  work: { kind: 'completion', subjectId: 's', chapterId: 'c' },
});
const jobs = createJobStore();

const pastAnswers = deviceDatabase(cacheName('answers'), 'answers');
const oldDatabase = deviceDatabase(cacheName('marks'), 'entries');

/** A device with everything that can be stored of a student, and another student's unsent work. */
async function fillDevice(deletionDueAt?: string) {
  const due = deletionDueAt ? { deletionDueAt } : {};
  const user = makeUser({ profilePicture: '/pictures/own.webp', ...due });
  for (const { key, area } of keys) {
    if (apart.includes(key)) continue;
    const name = storageName(key, key.endsWith('-') ? user.id : '');
    (area === 'session' ? sessionStorage : localStorage).setItem(name, JSON.stringify({ userId: user.id }));
  }
  for (const key of ofDevice) localStorage.setItem(storageName(key), 'chosen');
  keepProfilePicture(user.email, 'data:image/webp;base64,AAAA');
  const library = flattenBulk(makeBulkReply(), { owner: ownerOf(user), etag: null });
  if (!library) throw new Error('there is no library');
  await writeIndexedDbCache(library);
  await writeSessionCache(library, true);
  await set('progress', { userId: user.id, state: {} }, pastAnswers);
  await set(answersKey(user.id), {}, studyDatabase);
  for (const owner of [user.id, 'another']) await jobs.put(jobOf(owner));
  localStorage.setItem(storageName('studied ', `${user.id} 2026-11-20`), '1');
  for (const owner of [user.id, 'another'])
    for (const kind of savedKindNames) await set(savedKey(kind, owner), {}, studyDatabase);
  for (const owner of [user.id, 'another']) await set(`of ${owner}`, {}, oldDatabase);
  for (const key of ['mark ', 'review '] as const)
    localStorage.setItem(storageName(key, `${user.id} x`), '{}');
  // Work that did not fit into IndexedDB.
  localStorage.setItem(
    storageName('outbox ', `${user.id} x`),
    JSON.stringify({ ...jobOf(user.id), id: 'x' }),
  );
  for (const name of ['pictures', 'memes', 'figures']) pictureCaches.add(cacheName(name));
  setCredentials(user, 'secret');
  return user;
}

const rowsOf = (database: string, store: string) =>
  entries<string, { userId?: string }>(createStore(cacheName(database), store));
const ownersIn = async (database: UseStore) => {
  const words = (await keysOf<string>(database)).flatMap((key) => key.split(' '));
  return [...new Set(words)].filter((word) => ['another', 'u1'].includes(word)).sort();
};
const databases = async () => ({
  library: (await rowsOf('library', 'collections')).length,
  answers: (await entries(pastAnswers)).length,
  study: await ownersIn(studyDatabase),
  old: await ownersIn(oldDatabase),
});
const namesOf = (storage: Storage) => Object.keys(storage).sort();

beforeEach(() => {
  pictureCaches.clear();
  vi.spyOn(location, 'assign').mockImplementation(() => {});
  vi.stubGlobal('caches', { delete: async (name: string) => pictureCaches.delete(name) });
});
afterEach(async () => {
  for (const owner of ['u1', 'another']) await clearStudy(owner, 'all');
});

// docs/product/accounts.md#account-deletion
describe('a device whose student no longer has a session', () => {
  test('a device whose student no longer has a session deletes everything of an account after its deletion date, and nothing of other students', async () => {
    const user = await fillDevice(inDays(-1));
    expect(await databases()).toMatchObject({ answers: 1, study: ['another', user.id] });
    const asked: [string, RequestCache | undefined][] = [];
    vi.stubGlobal('fetch', async (address: string, { cache }: RequestInit) => {
      asked.push([address, cache]);
      return new Response(null, { status: 401, headers: { date: new Date().toUTCString() } });
    });
    await endSession('expired');
    expect(getSession()).toMatchObject({ user: null, token: null, error: null });
    expect(namesOf(localStorage)).toEqual(ofDevice.map((key) => storageName(key)).sort());
    const [flash, ...others] = Object.values({ ...sessionStorage });
    expect(flash).toContain('Your account was deleted. Nothing of it is left on this device.');
    expect(others).toEqual([]);
    expect(await databases()).toEqual({ library: 0, answers: 0, study: ['another'], old: ['another'] });
    expect([...pictureCaches]).toEqual([]);
    expect(asked, 'the browser forgets the picture that it was shown').toContainEqual([
      '/pictures/own.webp',
      'reload',
    ]);
    expect(location.assign).toHaveBeenCalledWith('/login');
  });

  test.each([
    ['while the deletion can still be cancelled', 0, true],
    ["while the deletion can still be cancelled, though the device's clock is past its date", 2, true],
    ["while the server's time is unknown", 2, false],
  ])(
    "a device whose student no longer has a session keeps the student's work %s",
    async (_, daysAhead, isReached) => {
      const user = await fillDevice(inDays(1));
      const date = new Date().toUTCString();
      vi.setSystemTime(Date.now() + daysAhead * dayMs);
      onTestFinished(() => void vi.useRealTimers());
      vi.stubGlobal('fetch', async () => {
        if (!isReached) throw new TypeError('Failed to fetch');
        return new Response(null, { headers: { date } });
      });
      await endSession('expired');
      expect(await databases()).toMatchObject({ answers: 1, study: ['another', user.id] });
      expect((await databases()).library).toBeGreaterThan(0);
      expect(readProfilePicture(user.email)).not.toBeNull();
      expect(getSession().error).toContain('Your session has ended.');
    },
  );

  const deleted = { status: 401, message: 'This account was deleted', errorCode: 'ACCOUNT_DELETED' };

  test('a device whose student no longer has a session deletes everything when the server says the account was deleted, even without a known deletion date', async () => {
    const user = await fillDevice();
    await startProcedureServer(() => deleted);
    void renderApp('/dashboard').catch(() => {});
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/login'));
    expect(await databases()).toEqual({ library: 0, answers: 0, study: ['another'], old: ['another'] });
    expect(readProfilePicture(user.email)).toBeNull();
    expect(Object.keys(localStorage).some((name) => name.includes(user.id))).toBe(false);
    expect(Object.values({ ...sessionStorage }).join()).toContain('Your account was deleted.');
  });

  test('a device whose student no longer has a session learns of the deletion from a sent event, too', async () => {
    const user = await fillDevice();
    await startProcedureServer(() => deleted);
    expect(await exchangeEvents([jobOf(user.id)], 'secret', false)).toEqual({
      kind: 'signedOut',
      isDeleted: true,
    });
    await outbox.retryNow();
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/login'));
    expect((await databases()).study).toEqual(['another']);
  });

  test('a device whose student no longer has a session deletes everything after the deletion date when any call is refused', async () => {
    const user = await fillDevice(inDays(-1));
    await startProcedureServer(() => ({ status: 401, message: 'Please log in to continue' }));
    void renderApp('/dashboard').catch(() => {});
    await vi.waitFor(() => expect(location.assign).toHaveBeenCalledWith('/login'));
    expect(await databases()).toMatchObject({ answers: 0, study: ['another'] });
    expect(readProfilePicture(user.email)).toBeNull();
    expect(Object.keys(localStorage).some((name) => name.includes(user.id))).toBe(false);
  });
});

test('a logout while the account waits for deletion also removes the picture from the device', async () => {
  const user = await fillDevice(inDays(3));
  await endSession('loggedOut');
  expect(readProfilePicture(user.email)).toBeNull();
  expect((await databases()).study, 'the work waits in case the deletion is cancelled').toContain(user.id);
});
