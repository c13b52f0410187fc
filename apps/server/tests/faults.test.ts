import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { demoAccounts } from '@repo/db/seed';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { buildTestServer } from './build-test-server.ts';
import {
  descendantsOf,
  findFreePort,
  type ServerProcess,
  startServerProcess,
  waitForEnd,
} from './server-process.ts';

const json = { 'content-type': 'application/json' };

it('a hundred simultaneous claims unlock one chapter, over any transport', async () => {
  const server = await buildTestServer();
  const base = await server.listen();
  const { token } = await server.signedIn();
  const headers = { ...json, authorization: `Bearer ${token}` };
  const chapters = ['econ-1', 'econ-2', 'econ-3', 'chem-1'];
  const replies = await Promise.all(
    Array.from({ length: 100 }, (_, n) => {
      const path = n % 3 === 0 ? '/api/trpc/content.claimFreeChapter' : '/api/v1/chapters/claim-free';
      const body = JSON.stringify({ chapterId: chapters[n % 4] });
      return fetch(`${base}${path}`, { method: 'POST', headers, body });
    }),
  );
  const statuses = replies.map(({ status }) => status);
  const me = await fetch(`${base}/api/v1/auth/user`, { headers });
  const { user } = (await me.json()) as { user: { unlockedChapters: string[] } };
  await server.close();
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.filter((status) => status === 409)).toHaveLength(99);
  expect(user.unlockedChapters).toHaveLength(1);
});

describe('the server process', () => {
  let dataDir: string;
  let environment: NodeJS.ProcessEnv;
  let running: ServerProcess | null = null;
  const start = async () => {
    running = await startServerProcess(environment);
    return running;
  };

  // All tests share one folder, because filling it takes longer than anything else.
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'server-process-'));
    environment = {
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      SEED: 'demo',
      RATE_LIMIT_SCALE: '100000',
    };
  });
  afterEach(async () => {
    const { pid } = running?.child ?? {};
    const family = pid === undefined ? [] : [pid, ...descendantsOf(pid)];
    running?.child.kill('SIGKILL');
    running = null;
    await waitForEnd(family);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  async function signIn({ url }: ServerProcess): Promise<Record<string, string>> {
    const { email, password } = demoAccounts.super;
    const reply = await fetch(`${url}/api/v1/auth/sign-in`, {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password }),
    });
    const { token } = (await reply.json()) as { token: string };
    return { ...json, authorization: `Bearer ${token}` };
  }

  type Place = { path: string; sent: number; acknowledged: number };

  /** @returns the stored position */
  async function readPosition({ url }: ServerProcess, headers: Record<string, string>, path: string) {
    const reply = await fetch(`${url}/api/v1/progress/${path}`, { headers });
    expect(reply.status, 'the session is still there').toBe(200);
    const { data } = (await reply.json()) as {
      data: { notesProgress: { currentTopicIndex: number; currentPageIndex: number } };
    };
    const { currentTopicIndex, currentPageIndex } = data.notesProgress;
    expect(currentPageIndex).toBe(currentTopicIndex % 7);
    return currentTopicIndex;
  }

  async function listPlaces(server: ServerProcess, headers: Record<string, string>): Promise<Place[]> {
    const reply = await fetch(`${server.url}/api/v1/bulk-data`, { headers });
    const { data } = (await reply.json()) as {
      data: { subjects: { _id: string; chapters: { _id: string }[] }[] };
    };
    const paths = data.subjects.flatMap(({ _id, chapters }) => chapters.map((each) => `${_id}/${each._id}`));
    const places: Place[] = [];
    for (const path of paths.slice(0, 4)) {
      const stored = await readPosition(server, headers, path);
      places.push({ path, sent: stored, acknowledged: stored });
    }
    return places;
  }

  /** Saves one position after another in one chapter until the server is gone. */
  async function saveUntilGone({ url }: ServerProcess, headers: Record<string, string>, place: Place) {
    for (;;) {
      place.sent += 1;
      const notesProgress = { currentTopicIndex: place.sent % 10_000, currentPageIndex: place.sent % 7 };
      try {
        const reply = await fetch(`${url}/api/v1/progress/${place.path}`, {
          method: 'PATCH',
          headers,
          body: JSON.stringify({ notesProgress }),
        });
        if (!reply.ok) throw new Error(`a save was answered with ${reply.status}: ${await reply.text()}`);
        await reply.json();
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('a save')) throw error;
        return;
      }
      place.acknowledged = place.sent;
    }
  }

  async function killAndCheck(rounds: number): Promise<void> {
    let server = await start();
    let headers = await signIn(server);
    const places = await listPlaces(server, headers);
    expect(places).toHaveLength(4);

    for (let round = 1; round <= rounds; round++) {
      const { pid = 0 } = server.child;
      const family = [pid, ...descendantsOf(pid)];
      const before = places.map(({ acknowledged }) => acknowledged);
      const clients = places.map((place) => saveUntilGone(server, headers, place));
      const wanted = 5 + round;
      const savedNow = () =>
        places.reduce((sum, { acknowledged }, n) => sum + acknowledged - (before[n] ?? 0), 0);
      while (savedNow() < wanted) await delay(1);
      await server.end('SIGKILL');
      await Promise.all(clients);
      expect(await waitForEnd(family), `processes left in round ${round}`).toEqual([]);

      server = await start();
      for (const place of places) {
        const stored = await readPosition(server, headers, place.path);
        expect([place.acknowledged, place.sent], `round ${round}, ${place.path}`).toContain(stored);
        place.sent = stored;
        place.acknowledged = stored;
      }
      if (round % 5 === 0) headers = await signIn(server);
    }
  }

  const killed = (rounds: number) =>
    `killed at any moment of saving, ${rounds} times, keeps every acknowledged save and leaves nothing behind`;
  it(killed(2), () => killAndCheck(2), 300_000);
  it(killed(20), { tags: ['nightly'], timeout: 1_800_000 }, () => killAndCheck(20));

  it('the server process stopped under load completes accepted work, exits with 0 and ends its children', async () => {
    const server = await start();
    const headers = await signIn(server);
    const [place] = await listPlaces(server, headers);
    if (!place) throw new Error('nothing is published');
    const { pid = 0 } = server.child;
    const family = [pid, ...descendantsOf(pid)];
    const client = saveUntilGone(server, headers, place);
    const wanted = place.acknowledged + 10;
    while (place.acknowledged < wanted) await delay(1);
    expect(await server.end('SIGTERM'), server.output()).toBe(0);
    await client;
    expect(await waitForEnd(family)).toEqual([]);
    expect(server.output()).not.toMatch(/"level":(50|60)/);

    const again = await start();
    expect([place.acknowledged, place.sent]).toContain(await readPosition(again, headers, place.path));
  }, 300_000);

  it('the server process refuses a folder that a running one has open, with one sentence and no stack', async () => {
    const { child } = await start();
    const other = startServerProcess({ ...environment, PORT: String(await findFreePort()) });
    const failure = await other.then(
      () => 'it started',
      (error: Error) => error.message,
    );
    expect(failure).toContain(`is in use by process ${child.pid}`);
    expect(failure).not.toMatch(/\n\s+at /);
  }, 300_000);
});
