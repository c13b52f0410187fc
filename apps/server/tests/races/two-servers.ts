import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { startSession, type UserContext } from '@repo/domain';
import {
  createStudent,
  createTestContext,
  importSampleContent,
  type TestContext,
} from '@repo/domain/testing';
import { findFreePort, type ServerProcess, startServerProcess } from '../server-process.ts';

export type Reply = { status: number; text: string };
export type Racer = TestContext & UserContext & { token: string };

export type TwoServers = {
  database: TestDatabase;
  servers: readonly [ServerProcess, ServerProcess];
  /**
   * The domain on the same database, in this process, for preparing races. Its clock runs; mails stay in the
   * outbox.
   */
  domain: TestContext;
  /** A verified student with a session, unless the fields differ. */
  student(fields?: Parameters<typeof createStudent>[1]): Promise<Racer>;
  /**
   * Sends this many requests concurrently, one half to each server. @returns the replies in the order of n
   */
  race(
    count: number,
    request: (n: number) => { path: string; token?: string; init?: RequestInit },
  ): Promise<Reply[]>;
  close(): Promise<void>;
};

/** Two server processes on one real Postgres with the sample content. */
export async function startTwoServers(environment: NodeJS.ProcessEnv = {}): Promise<TwoServers> {
  const dataDir = await mkdtemp(join(tmpdir(), 'two-servers-'));
  const database = await openTestDatabase();
  const domain = { ...createTestContext(database), clock: { now: () => new Date() } };
  await importSampleContent(domain);
  const start = async () =>
    startServerProcess({
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      ...database.settings,
      SEED: 'empty',
      // Nobody listens at this port, so queued mails stay.
      SMTP_URL: 'smtp://127.0.0.1:9',
      RATE_LIMIT_SCALE: '1000000',
      ...environment,
    });
  const servers = [await start(), await start()] as const;
  return {
    database,
    servers,
    domain,
    async student(fields) {
      const student = await createStudent(domain, fields);
      return { ...student, token: await startSession(domain, student.user.id) };
    },
    race: (count, request) =>
      Promise.all(
        Array.from({ length: count }, async (_, n) => {
          const { path, token, init } = request(n);
          const reply = await fetch(`${servers[n % 2]?.url}/api/v1${path}`, {
            ...init,
            headers: {
              'content-type': 'application/json',
              ...(token ? { authorization: `Bearer ${token}` } : {}),
              ...init?.headers,
            },
          });
          return { status: reply.status, text: await reply.text() };
        }),
      ),
    async close() {
      await Promise.all(servers.map((server) => server.end('SIGKILL')));
      await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

export const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });

/** [[200, 1], [409, 49]]: the count of each status. */
export function countStatuses(replies: readonly Reply[]): [status: number, count: number][] {
  const counts = new Map<number, number>();
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return [...counts].sort(([one], [other]) => one - other);
}
