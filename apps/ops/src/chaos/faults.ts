import { setTimeout as delay } from 'node:timers/promises';
import type { ThrowawayPostgres } from '@repo/db/testing';
import type { Writers } from '@repo/server/tests/writers';
import type { Server } from '#src/server/restartable-server.ts';
import type { Stand } from './stand.ts';

/** How often and how long each fault is tried, in the full run or the short one. */
export type Extent = { isShort: boolean };

export type Fault = {
  /** The fault's name for --only. */
  name: string;
  /** The fault's title in the report. */
  title(extent: Extent): string;
  needs: 'nothing' | 'redis' | 'pooler' | 'cluster';
  /** Whether both servers must survive the fault as the same processes. */
  keepsServers: boolean;
  /**
   * Causes the fault while the writers write.
   * @returns further observations for the report
   */
  run(stand: Stand, writers: Writers, extent: Extent): Promise<string>;
};

/** Acknowledged writes between one fault and the next. */
export const between = 200;

async function repeat(times: number, writers: Writers, work: (n: number) => Promise<unknown>): Promise<void> {
  for (let n = 0; n < times; n++) {
    await writers.acknowledge(between);
    await work(n);
  }
  await writers.acknowledge(between);
}

export const times = (many: number, few: number, { isShort }: Extent) => (isShort ? few : many);

function postgresOf({ postgres }: Stand): ThrowawayPostgres {
  if (!postgres) throw new Error('this fault needs a Postgres of one node');
  return postgres;
}

async function endBackends({ database }: Stand): Promise<void> {
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where pid <> pg_backend_pid() and backend_type = 'client backend'`;
}

async function replace(server: Server, signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null> {
  const end = await server.stop(signal);
  await server.start();
  return end;
}

/**
 * Repeatedly requests the account.
 * @returns a function that gives the slowest answer since its last call
 */
function watchSlowest(url: string, token: string) {
  let slowestMs = 0;
  let isOver = false;
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      await fetch(`${url}/api/v1/auth/user`, { headers: { authorization: `Bearer ${token}` } }).then(
        (reply) => reply.arrayBuffer(),
        () => undefined,
      );
      slowestMs = Math.max(slowestMs, performance.now() - startedAt);
      await delay(20);
    }
  })();
  return {
    lap(): number {
      const seen = slowestMs;
      slowestMs = 0;
      return seen;
    },
    async stop() {
      isOver = true;
      await asking;
    },
  };
}

export const faults: readonly Fault[] = [
  {
    name: 'restart',
    title: (extent) => `Postgres restarted (fast) ${times(10, 2, extent)} times`,
    needs: 'nothing',
    keepsServers: true,
    async run(stand, writers, extent) {
      await repeat(times(10, 2, extent), writers, () => postgresOf(stand).fail('restart'));
      return '';
    },
  },
  {
    name: 'crash',
    title: (extent) => `kill -9 of the postmaster ${times(5, 1, extent)} times`,
    needs: 'nothing',
    keepsServers: true,
    async run(stand, writers, extent) {
      await repeat(times(5, 1, extent), writers, () => postgresOf(stand).fail('crash'));
      return '';
    },
  },
  {
    name: 'terminate',
    title: (extent) => `all connections ended by Postgres ${times(10, 2, extent)} times`,
    needs: 'nothing',
    keepsServers: true,
    async run(stand, writers, extent) {
      await repeat(times(10, 2, extent), writers, () => endBackends(stand));
      return '';
    },
  },
  {
    name: 'freeze',
    title: (extent) => `Postgres stopped (SIGSTOP) for ${times(20, 5, extent)} s`,
    needs: 'nothing',
    keepsServers: true,
    async run(stand, writers, extent) {
      await repeat(1, writers, async () => {
        await postgresOf(stand).fail('freeze');
        await delay(times(20_000, 5_000, extent));
        await postgresOf(stand).fail('thaw');
      });
      return '';
    },
  },
  {
    name: 'lock',
    title: (extent) => `a table locked for ${times(15, 3, extent)} s`,
    needs: 'nothing',
    keepsServers: true,
    async run({ database }, writers, extent) {
      await repeat(1, writers, () =>
        database.sql.begin(async (tx) => {
          await tx`lock table chapter_progress in access exclusive mode`;
          await tx`select pg_sleep(${times(15, 3, extent)})`;
        }),
      );
      return '';
    },
  },
  {
    name: 'kill',
    title: (extent) => `kill -9 of one server of two, ${times(4, 1, extent)} times`,
    needs: 'nothing',
    keepsServers: false,
    async run({ servers }, writers, extent) {
      await repeat(times(4, 1, extent), writers, (n) => replace(servers[n % 2] ?? servers[0], 'SIGKILL'));
      return '';
    },
  },
  {
    name: 'rolling',
    title: (extent) => `both servers told to end in turn, ${times(5, 1, extent)} rounds`,
    needs: 'nothing',
    keepsServers: false,
    async run({ servers, proxy }, writers, extent) {
      const before = await proxy.countUnanswered();
      const ends: unknown[] = [];
      await repeat(times(5, 1, extent), writers, async () => {
        for (const server of servers) ends.push(await replace(server, 'SIGTERM'));
      });
      const cut = (await proxy.countUnanswered()) - before;
      const bad = ends.filter((end) => end !== 0);
      if (cut > 0 || bad.length > 0)
        throw new Error(`${cut} requests without an answer, ends other than 0: ${bad.join(' ') || 'none'}`);
      return 'no request was cut off';
    },
  },
  {
    name: 'redis',
    title: (extent) => `Redis stopped (SIGSTOP) for ${times(60, 5, extent)} s`,
    needs: 'redis',
    keepsServers: true,
    async run({ redis, proxy, createStudents }, writers, extent) {
      const [student] = await createStudents(1);
      const watch = watchSlowest(proxy.url, student?.token ?? '');
      const lengthMs = times(60_000, 5_000, extent);
      await delay(lengthMs);
      const before = watch.lap();
      redis?.freeze();
      await delay(lengthMs);
      const frozen = watch.lap();
      redis?.thaw();
      await writers.acknowledge(between);
      await watch.stop();
      const seen = `slowest call ${Math.round(before)} ms before, ${Math.round(frozen)} ms meanwhile`;
      if (frozen > before + 1_000) throw new Error(seen);
      return seen;
    },
  },
  {
    name: 'pooler',
    title: (extent) => `PgBouncer in transaction mode, ${times(10_000, 1_000, extent)} writes`,
    needs: 'pooler',
    keepsServers: true,
    async run(_stand, writers, extent) {
      await writers.acknowledge(times(10_000, 1_000, extent));
      return `${writers.tally().statuses.get(401) ?? 0} refused sessions`;
    },
  },
  {
    name: 'pooler-restart',
    title: (extent) => `Postgres restarted (fast) behind PgBouncer ${times(5, 1, extent)} times`,
    needs: 'pooler',
    keepsServers: true,
    async run(stand, writers, extent) {
      await repeat(times(5, 1, extent), writers, () => postgresOf(stand).fail('restart'));
      return '';
    },
  },
];
