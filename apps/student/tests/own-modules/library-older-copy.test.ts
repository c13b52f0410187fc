import '../device-databases.ts';
import { brand } from '@repo/contracts/brand';
import type { Paper } from '@repo/contracts/content';
import { createStore, del, get } from 'idb-keyval';
import { beforeEach, expect, test, vi } from 'vitest';
import { storageKey } from '#src/content/library/collections.ts';
import { getLibrary } from '#src/content/library/library.ts';
import { loadLibrary } from '#src/content/library/load-library.ts';
import { held, openNewTab, reload, session, startBulkServer, useLibraryStorage } from '../library-storage.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

const user = makeUser();
let server: Awaited<ReturnType<typeof startBulkServer>>;
const onDevice = () => createStore(`${brand.storagePrefix}-library`, 'collections');
const loseNetwork = () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no network')));

/** The device and this tab as left by a release before written questions. */
beforeEach(async () => {
  server = await startBulkServer();
  await loadLibrary(user, 'token');
  reload();
  await del(storageKey('written'), onDevice());
  session().removeItem(storageKey('written'));
});

test('a copy from before written questions is downloaded again, even if its content is current', async () => {
  await loadLibrary(user, 'token');
  expect(server.requests).toEqual([undefined, '"v1"', undefined]);
  expect(getLibrary().writtenOfChapter('s1-c1')).toHaveLength(1);
  expect(await get(storageKey('written'), onDevice())).toBeDefined();
  expect(held('written').items).toHaveLength(6);
});

test('a copy without written questions opens offline without them, in open and new tabs', async () => {
  loseNetwork();
  await loadLibrary(user, 'token');
  expect(getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
  expect(getLibrary().writtenOfChapter('s1-c1')).toEqual([]);
  openNewTab();
  await loadLibrary(user, 'token');
  expect(getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
});

test('a copy without written questions is not fully cached, and a reload online brings them', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValueOnce(new TypeError('there is no network'));
  await loadLibrary(user, 'token');
  expect(getLibrary().writtenOfChapter('s1-c1')).toEqual([]);
  reload();
  await loadLibrary(user, 'token');
  expect(getLibrary().writtenOfChapter('s1-c1')).toHaveLength(1);
});

test('a publication without written questions has an empty list of them', async () => {
  const reply = await import('../bulk-factory.ts').then(({ makeBulkReply }) => makeBulkReply());
  for (const { chapters } of reply.data.subjects) for (const chapter of chapters) delete chapter.written;
  server.publish(reply);
  openNewTab();
  await loadLibrary(user, 'token');
  expect(getLibrary().writtenOfChapter('s1-c1')).toEqual([]);
  reload();
  await loadLibrary(user, 'token');
  expect(server.requests).toHaveLength(2);
});

const paper: Paper = {
  _id: 'p1',
  name: 'Science',
  board: 'CBSE',
  year: 2026,
  minutes: 180,
  readingMinutes: 15,
  instructions: [],
  units: [{ name: 'Unit', marks: 1, chapterIds: ['s1-c1'] }],
  sections: [{ name: 'A', title: '', units: [], rows: [{ kind: 'choice', marks: 1, count: 1, choices: 0 }] }],
  isAvailable: true,
};

test("board papers come from the download, the tab's cache, and the device", async () => {
  const reply = await import('../bulk-factory.ts').then(({ makeBulkReply }) => makeBulkReply());
  reply.data.papers = [paper];
  server.publish(reply);
  openNewTab();
  await loadLibrary(user, 'token');
  expect(getLibrary().listPapers()).toEqual([paper]);
  reload();
  await loadLibrary(user, 'token');
  expect(getLibrary().listPapers()).toEqual([paper]);
  loseNetwork();
  openNewTab();
  await loadLibrary(user, 'token');
  expect(getLibrary().listPapers()).toEqual([paper]);
});

test('a copy from before board papers opens offline without them', async () => {
  await del(storageKey('papers'), onDevice());
  session().removeItem(storageKey('papers'));
  loseNetwork();
  await loadLibrary(user, 'token');
  expect(getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
  expect(getLibrary().listPapers()).toEqual([]);
});
