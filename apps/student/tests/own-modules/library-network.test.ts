import '../device-databases.ts';
import { failureOf } from '@repo/client';
import { describe, expect, test, vi } from 'vitest';
import { collectionNames, storageKey } from '#src/content/library/collections.ts';
import * as library from '#src/content/library/library.ts';
import {
  fetchLatestLibrary,
  hasOldLibrary,
  loadLibrary,
  openOldLibrary,
} from '#src/content/library/load-library.ts';
import { makeBulkReply } from '../bulk-factory.ts';
import { held, openNewTab, reload, session, startBulkServer, useLibraryStorage } from '../library-storage.ts';
import { startLocalServer } from '../local-server.ts';
import { makeUser } from '../users.ts';

useLibraryStorage();

describe('a download that fails', () => {
  test.each([
    ['no payload', { success: true, message: 'ok' }],
    ['no subjects', { success: true, data: { timestamp: '2026-01-01T00:00:00.000Z' }, message: 'ok' }],
    ['nothing at all', null],
  ])('a download that fails stores nothing when there is %s', async (_what, reply) => {
    const server = await startBulkServer();
    server.publish(reply);
    const error = await loadLibrary(makeUser(), 'token').catch((thrown: unknown) => thrown);
    expect(failureOf(error)?.status).toBe('PARSING_ERROR');
    expect(session().length).toBe(0);
    expect(library.getLibrary().owner).toBeNull();
  });

  test("a download that fails reports the status of the server's refusal", async () => {
    await startLocalServer((_request, response) =>
      response.writeHead(401).end(JSON.stringify({ success: false, message: 'Please log in to continue' })),
    );
    const error = await loadLibrary(makeUser(), 'token').catch((thrown: unknown) => thrown);
    expect(failureOf(error)?.status).toBe(401);
  });

  test('a download that fails leaves the stored copy available, for its owner only', async () => {
    await startBulkServer();
    const user = makeUser();
    await loadLibrary(user, 'token');
    openNewTab();
    expect(await hasOldLibrary(makeUser({ id: 'u2' }))).toBe(false);
    expect(await openOldLibrary(makeUser({ id: 'u2' }))).toBe(false);
    expect(await hasOldLibrary(user)).toBe(true);
    expect(await openOldLibrary(user)).toBe(true);
    expect(library.getLibrary().listSubjects()).toHaveLength(2);
  });
});

describe('without a network', () => {
  const loseNetwork = () =>
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('there is no network')));

  test('a new tab opens the stored copy and restores its cache', async () => {
    await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    openNewTab();
    loseNetwork();
    await loadLibrary(makeUser(), 'token');
    expect(library.getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
    for (const name of collectionNames) expect(held(name).timestamp).toBe('2026-01-01T00:00:00.000Z');
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(library.getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
  });

  test('a device without a copy reports that the server is unreachable', async () => {
    loseNetwork();
    const error = await loadLibrary(makeUser(), 'token').catch((thrown: unknown) => thrown);
    expect(failureOf(error)?.status).toBe('FETCH_ERROR');
  });

  test('a newly bought plan still opens the earlier download', async () => {
    await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    openNewTab();
    loseNetwork();
    await loadLibrary(makeUser({ plan: 'Pro' }), 'token');
    expect(library.getLibrary().listSubjects()).toHaveLength(2);
  });

  test('an expired plan does not open what it had unlocked', async () => {
    await startBulkServer();
    await loadLibrary(makeUser({ plan: 'Pro' }), 'token');
    openNewTab();
    loseNetwork();
    await expect(loadLibrary(makeUser(), 'token')).rejects.toBeDefined();
    expect(await hasOldLibrary(makeUser())).toBe(false);
    expect(library.getLibrary().listSubjects()).toEqual([]);
  });
});

test('on a slow network the stored copy opens first, and the download replaces it', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isSlow = false;
  const newer = makeBulkReply({ timestamp: '2026-02-02T00:00:00.000Z', subjects: 3 });
  await startLocalServer(async (_request, response) => {
    if (isSlow) await held;
    const reply = isSlow ? newer : makeBulkReply();
    response.writeHead(200, { etag: isSlow ? '"v2"' : '"v1"' }).end(JSON.stringify(reply));
  });
  await loadLibrary(makeUser(), 'token');
  openNewTab();
  isSlow = true;
  await loadLibrary(makeUser(), 'token', 1);
  expect(library.getLibrary().listSubjects()).toHaveLength(2);
  release();
  await vi.waitFor(() => expect(library.getLibrary().listSubjects()).toHaveLength(3));
  expect(session().getItem(storageKey('timestamp'))).toBe('2026-02-02T00:00:00.000Z');
});

test("a library download for the student's former plan is ignored", async () => {
  const releases: (() => void)[] = [];
  await startLocalServer(async (_request, response) => {
    const subjects = releases.length + 1;
    await new Promise<void>((resolve) => releases.push(resolve));
    response.writeHead(200, { etag: `"v${subjects}"` }).end(JSON.stringify(makeBulkReply({ subjects })));
  });
  const before = loadLibrary(makeUser(), 'token');
  await vi.waitFor(() => expect(releases).toHaveLength(1));
  const now = loadLibrary(makeUser({ plan: 'Pro' }), 'token');
  await vi.waitFor(() => expect(releases).toHaveLength(2));
  for (const release of releases.toReversed()) release();
  await Promise.all([before, now]);
  expect(library.getLibrary().owner).toContain('Pro');
  expect(library.getLibrary().listSubjects()).toHaveLength(2);
});

describe('fetching the latest content', () => {
  test('fetching the latest content replaces the caches, while screens keep the old content until it is activated', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    server.publish(makeBulkReply({ timestamp: '2026-02-02T00:00:00.000Z', subjects: 3 }));
    const latest = await fetchLatestLibrary(makeUser(), 'token');
    expect(library.getLibrary().listSubjects()).toHaveLength(2);
    library.activateLibrary(latest);
    expect(library.getLibrary().listSubjects()).toHaveLength(3);
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(server.requests).toHaveLength(2);
    expect(library.getLibrary().listSubjects()).toHaveLength(3);
  });

  test('fetching the latest content leaves everything unchanged when it fails', async () => {
    const server = await startBulkServer();
    await loadLibrary(makeUser(), 'token');
    server.publish({ success: true, message: 'nothing in it' });
    await expect(fetchLatestLibrary(makeUser(), 'token')).rejects.toBeDefined();
    reload();
    await loadLibrary(makeUser(), 'token');
    expect(library.getLibrary().topicsOfChapter('s1-c1')).toHaveLength(1);
    expect(library.getLibrary().timestamp).toBe('2026-01-01T00:00:00.000Z');
    expect(server.requests).toHaveLength(2);
  });
});
