import { setTimeout as delay } from 'node:timers/promises';
import { hasPooler } from '@repo/db/testing';
import { type DomainContext, importLibrary, publishContent } from '@repo/domain';
import { type Stand, startStand } from '#src/chaos/stand.ts';
import { readPoolerSettings } from '#src/deploy/pooler-settings.ts';
import { parentOf } from '#src/measure/cpu-share.ts';
import { bigLibrary } from '#src/server/big-library.ts';
import { bearer, bulkPath } from '#src/server/calls.ts';
import { createCleanup } from '#src/server/cleanup.ts';
import { rawReply } from '#src/server/raw-reply.ts';
import { type RunningSandbox, startSandbox } from '#src/server/sandbox.ts';
import { type Addresses, type Call, calls, encodings, type Visit } from './calls.ts';
import type { HttpClient } from './http-client.ts';
import { createLedger } from './ledger.ts';
import { placesIn, type StudyPlace } from './places.ts';
import { insertStudents, type LoadStudent, newDevice, password } from './students.ts';
import type { Watched } from './watch.ts';

const followPatienceMs = 60_000;

export type LoadStand = {
  stand: Stand;
  addresses: Addresses;
  students: LoadStudent[];
  hasPooler: boolean;
  hasRedis: boolean;
  /** The current processes: a restarted server is another process. */
  watched(): Watched;
  /** Restarts each server, so that earlier loads are not in its memory. */
  restartServers(): Promise<void>;
  stop(): Promise<void>;
};

async function publishYear(domain: DomainContext): Promise<void> {
  await importLibrary(domain, await bigLibrary(1));
  await publishContent(domain, { author: 'bench', note: '' });
}

/** Where students study in the year's content; waits until both servers serve it. */
async function awaitPlaces(url: string, token: string): Promise<StudyPlace[]> {
  const giveUpAt = Date.now() + followPatienceMs;
  let places: StudyPlace[] = [];
  for (let inARow = 0; inARow < 10; ) {
    if (Date.now() > giveUpAt) throw new Error('the servers do not serve what was published');
    const reply = await fetch(url + bulkPath, { headers: bearer(token) });
    places = reply.ok ? placesIn(await reply.json()) : [];
    inARow = places.length > 0 ? inARow + 1 : 0;
    if (inARow === 0) await delay(200);
  }
  return places;
}

/** Lets one student take the quiz that the others' rows are copies of, and somebody sign up whose password they share. */
async function seed(stand: Stand, addresses: Addresses, client: HttpClient) {
  const [first] = await stand.createStudents(1);
  if (!first) throw new Error('no student was made');
  const places = await awaitPlaces(addresses.product, first.token);
  const [place] = places;
  if (!place) throw new Error('no chapter has a test and a written question');
  const student: LoadStudent = {
    ...{ ...first, email: 'first@example.com', isSuper: true, place, etag: null },
    ...{ page: 0, ...newDevice(), isSaving: false, isUncertain: false },
  };
  const visit: Visit = {
    ...{ student, ledger: createLedger(), attemptId: 'first', email: student.email, code: '', orderId: '' },
  };
  for (const name of ['quiz', 'sign-up'] as const) {
    const call: Call = calls[name];
    const { status, text } = await client.send(call.send(visit, addresses));
    if (status !== 200) throw new Error(`the first ${name} was answered with ${status}`);
    call.done?.(visit, text);
  }
  const [row] = await stand.database.sql<{ hash: string }[]>`
    select password_hash as hash from users where email = ${student.email}`;
  if (!row) throw new Error(`nobody has the password ${password}`);
  return { places, passwordHash: row.hash };
}

/**
 * The content on each device: the same for all with Super, and for all Basic students with the same chapter.
 */
async function fillDevices(url: string, students: readonly LoadStudent[]): Promise<void> {
  const known = new Map<string, string>();
  for (const student of students) {
    const copy = student.isSuper ? '' : student.place.chapterId;
    if (!known.has(copy)) {
      const { etag } = await rawReply(url + bulkPath, { ...bearer(student.token), ...encodings });
      known.set(copy, etag);
    }
    student.etag = known.get(copy) ?? null;
  }
}

/**
 * The setup of the fault tests, plus what an evening needs: a year of content, the pooler of deploy/, mail
 * and checkout, and this many accounts with a history of weeks.
 * @throws when a needed program is not installed
 */
export async function startLoadStand(studentCount: number, client: HttpClient): Promise<LoadStand> {
  const cleanup = createCleanup();
  try {
    let sandbox: RunningSandbox | undefined;
    const isPooled = hasPooler();
    const stand = await startStand(isPooled ? 'pooled' : 'one', {
      pooler: await readPoolerSettings(),
      publish: publishYear,
      async settings(publicUrl) {
        sandbox = await startSandbox(publicUrl);
        cleanup.add(sandbox.running.stop);
        return sandbox.settings;
      },
    });
    cleanup.add(stand.stop);
    if (!sandbox) throw new Error('the sandbox was not started');
    const addresses = { product: stand.proxy.url, sandbox: sandbox.running.url };
    const students = await insertStudents(stand.database, {
      ...{ count: studentCount, ...(await seed(stand, addresses, client)) },
    });
    await fillDevices(addresses.product, students);
    const [backend] = await stand.database.sql<{ pid: number }[]>`select pg_backend_pid() as pid`;
    const postgresPid = parentOf(backend?.pid ?? 0);
    const [one, other] = stand.servers;
    return {
      stand,
      addresses,
      students,
      hasPooler: isPooled,
      hasRedis: stand.redis !== null,
      watched: () => ({
        serverPids: [one.pid(), other.pid()],
        postgresPid,
        metricsUrls: stand.metricsUrls,
      }),
      async restartServers() {
        for (const server of stand.servers) {
          await server.stop();
          await server.start();
        }
      },
      stop: cleanup.run,
    };
  } catch (error) {
    await cleanup.run();
    throw error;
  }
}
