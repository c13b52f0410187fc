import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  hasPooler,
  isRealPostgres,
  openTestDatabase,
  startThrowawayPooler,
  type TestDatabase,
} from '#src/testing/index.ts';
import { openDatabase } from './client.ts';
import { findMissingLimits, findPooler } from './pooler.ts';

if (!hasPooler()) console.info('No PgBouncer found: the tests of a pooler are skipped.');

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function throughPooler<T>(
  settings: Record<string, string | number>,
  work: (url: string) => Promise<T>,
): Promise<T> {
  const pooler = await startThrowawayPooler(database.url, settings);
  try {
    return await work(pooler.url);
  } finally {
    await pooler.stop();
  }
}
const ignoring = { ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout' };

describe.runIf(isRealPostgres())('findPooler', () => {
  it('findPooler finds no pooler in front of a database, for any parameters in the address', async () => {
    expect(await findPooler(database.url)).toBe(false);
    expect(await findPooler(`${database.url}?statement_timeout=5000`)).toBe(false);
  });

  it.runIf(hasPooler())(
    'findPooler finds a pooler that refuses our limits, and one that drops them',
    async () => {
      expect(await throughPooler({}, findPooler)).toBe(true);
      expect(await throughPooler(ignoring, findPooler)).toBe(true);
    },
  );

  it.runIf(hasPooler())(
    'findPooler finds a pooler that switches sessions, though the limits came from the address',
    async () => {
      expect(await throughPooler(ignoring, (url) => findPooler(`${url}?statement_timeout=5000`))).toBe(true);
    },
  );
});

describe.runIf(isRealPostgres() && hasPooler())('a database behind a pooler', () => {
  it('a database behind a pooler lacks statement limits until the role has them', async () => {
    const [name] = await database.sql<{ role: string; name: string }[]>`
      select quote_ident(current_user) as role, quote_ident(current_database()) as name`;
    const role = `${name?.role} in database ${name?.name}`;
    expect(await throughPooler({}, findMissingLimits)).toEqual({
      role: name?.role,
      missing: ['statement_timeout', 'idle_in_transaction_session_timeout'],
    });
    await database.sql.unsafe(`alter role ${role} set statement_timeout = '10s'`);
    await database.sql.unsafe(`alter role ${role} set idle_in_transaction_session_timeout = '10s'`);
    expect((await throughPooler({}, findMissingLimits)).missing).toEqual([]);
  });

  it('a database behind a pooler answers every statement with its own rows when servers want more sessions than exist', async () => {
    await throughPooler({ default_pool_size: 2 }, async (url) => {
      const servers = [0, 1].map(() => openDatabase(url, { max: 4, directUrl: database.url }));
      const ask = async (n: number) => {
        const { sql } = servers[n % 2] ?? database;
        // Statements without parameters are sent in one piece, so that one with parameters could be pipelined
        // after them.
        if (n % 3 === 0) await sql`select pg_sleep(0.001)`;
        if (n % 3 === 1) return (await sql<{ n: number }[]>`select ${n}::int as n`)[0]?.n;
        await sql.begin((tx) => tx`select 1`);
        return n;
      };
      const numbers = Array.from({ length: 1_000 }, (_, n) => n);
      expect(await Promise.all(numbers.map(ask))).toEqual(numbers);
      await Promise.all(servers.map(({ close }) => close()));
    });
    // If this fails, statements wait for ever.
  }, 60_000);

  it('a database behind a pooler answers statements that share few sessions each with its own rows, and delivers notifications past the pooler', async () => {
    await throughPooler({ default_pool_size: 2 }, async (url) => {
      const { sql, direct, close } = openDatabase(url, { directUrl: database.url });
      const heard: string[] = [];
      await direct.listen('pooler_test', (payload) => heard.push(payload));
      const rows = await Promise.all(
        Array.from({ length: 400 }, (_, n) =>
          n % 2 ? sql`select ${n}::int as n` : sql.begin((tx) => tx`select ${n}::int as n, ${'x'} as x`),
        ),
      );
      expect(rows.map(([row]) => row?.n)).toEqual(Array.from({ length: 400 }, (_, n) => n));
      await sql.notify('pooler_test', 'news');
      await expect.poll(() => heard).toEqual(['news']);
      await close();
    });
  });
});
