import type { Socket } from 'node:net';
import type { Sql } from 'postgres';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Database, openDatabase } from '#src/client.ts';
import { isRealPostgres, openTestDatabase, type TestDatabase } from '#src/testing/index.ts';
import { endingByAdministrator, openWire, type Wire } from './wire.ts';

let database: TestDatabase;
const opened: (Database | Wire)[] = [];
const uncaught: unknown[] = [];
const note = (error: unknown) => uncaught.push(error);

/** A separate pool, which a test may break. */
function openPool(max: number, url = database.url): Sql {
  const pool = openDatabase(url, { max, connectTimeoutSeconds: 10 });
  opened.push(pool);
  return pool.sql;
}
async function spoil(
  onClient: (client: Socket) => boolean,
  onRequest?: (bytes: Buffer, client: Socket) => boolean,
): Promise<Wire> {
  const wire = await openWire(database.url, onClient, onRequest);
  opened.push(wire);
  return wire;
}

/** Ends every other connection to the database, like an operator or a failover. */
async function endAllConnections(): Promise<void> {
  await database.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`;
}

/** Waits until another connection runs a long statement. */
async function longStatementRuns(): Promise<void> {
  await expect
    .poll(
      () => database.sql`
        select 1 as one from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state = 'active' and query like '%pg_sleep%'`,
    )
    .toHaveLength(1);
}

const codeOf = (error: unknown) => String(Reflect.get(Object(error), 'code'));
const lostConnection = /^(57P01|CONNECTION_CLOSED|ECONNRESET|EPIPE)$/;

beforeAll(async () => {
  database = await openTestDatabase({ max: 1 });
  await database.sql`create table pairs (pair int, half int)`;
  process.on('uncaughtException', note).on('unhandledRejection', note);
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});
afterAll(async () => {
  process.off('uncaughtException', note).off('unhandledRejection', note);
  await database.close();
});

describe.runIf(isRealPostgres())('connections that are ended under their work', () => {
  it('connections that end during their work fail only what was in flight: no uncaught error, no half transaction, no hanging statement', async () => {
    const sql = openPool(8);
    const kept: number[] = [];
    const failures = new Set<string>();
    let isOver = false;
    let next = 0;
    const work = async (n: number) => {
      while (!isOver) {
        const pair = ++next;
        try {
          if (n % 2 === 0) await sql`select ${pair}::int`;
          else {
            await sql.begin(async (tx) => {
              await tx`insert into pairs values (${pair}, 1)`;
              await tx`insert into pairs values (${pair}, 2)`;
            });
            kept.push(pair);
          }
        } catch (error) {
          failures.add(codeOf(error));
        }
      }
    };
    const workers = Array.from({ length: 24 }, (_, n) => work(n));
    for (let cut = 0; cut < 12; cut++) {
      const before = next;
      while (next < before + 200) await new Promise((resolve) => setTimeout(resolve, 5));
      await endAllConnections();
    }
    isOver = true;
    await Promise.all(workers);

    expect(uncaught).toEqual([]);
    expect([...failures].filter((code) => !lostConnection.test(code))).toEqual([]);
    expect(failures.size).toBeGreaterThan(0);
    const halves = await database.sql`select pair from pairs group by pair having count(*) <> 2`;
    expect(halves).toEqual([]);
    const rows = await database.sql<{ pair: number }[]>`select distinct pair from pairs`;
    const stored = new Set(rows.map(({ pair }) => pair));
    expect(kept.filter((pair) => !stored.has(pair))).toEqual([]);
  });

  it('connections that end during their work let no lost transaction leak into the next one on the same connection', async () => {
    const sql = openPool(1);
    let goOn = () => {};
    const other = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let late: Promise<unknown> | undefined;
    const lost = sql.begin(async (tx) => {
      await tx`select 1`;
      await endAllConnections();
      late = other.then(() => tx`insert into pairs values (-1, 1)`);
      await late;
    });
    await expect(lost).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    await sql.begin(async (tx) => {
      await tx`insert into pairs values (-2, 1)`;
      goOn();
      await expect(late).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
      await tx`insert into pairs values (-2, 2)`;
    });
    const rows = await database.sql`select pair, half from pairs where pair < 0 order by half`;
    expect(rows).toEqual([
      { pair: -2, half: 1 },
      { pair: -2, half: 2 },
    ]);
  });

  it('connections that end during their work end every queued statement of their transaction', async () => {
    const sql = openPool(1);
    const queued: Promise<unknown>[] = [];
    const lost = sql.begin(async (tx) => {
      await tx`select 1`;
      // The statement has a parameter and is not prepared: the others wait in the transaction's queue.
      for (let n = 0; n < 3; n++) queued.push(tx`select pg_sleep(${60})`);
      const outcome = Promise.all(queued);
      outcome.catch(() => {});
      await longStatementRuns();
      await endAllConnections();
      await outcome;
    });
    await expect(lost).rejects.toThrow();
    const ends = await Promise.allSettled(queued);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });

  it("connections that end during their work do not pass their last error to the next connection's first statement", async () => {
    const sql = openPool(1);
    const running = sql`select pg_sleep(60)`.catch(codeOf);
    await longStatementRuns();
    await endAllConnections();
    expect(await running).toBe('57P01');
    expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  });

  it('connections that end during a statement let the pool close immediately', async () => {
    const pool = openDatabase(database.url, { max: 1 });
    const running = pool.sql`select pg_sleep(60)`.catch(codeOf);
    await longStatementRuns();
    const closing = pool.sql.end();
    await endAllConnections();
    await running;
    await closing;
  });
});

it("a connection cut before the database's first byte fails its statement instead of retrying for ever", async () => {
  const wire = await spoil((client) => {
    client.end();
    return false;
  });
  const sql = openPool(1, wire.url);
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  expect(wire.taken()).toBeLessThan(4);
});

it('a connection cut while it asks for the types fails only that statement, without an uncaught error', async () => {
  let isFirst = true;
  const wire = await spoil(
    () => true,
    (bytes, client) => {
      if (!isFirst || !bytes.includes('typarray')) return true;
      isFirst = false;
      client.end(endingByAdministrator());
      return false;
    },
  );
  const sql = openPool(1, wire.url);
  await expect(sql`select 1`).rejects.toMatchObject({ code: '57P01' });
  expect(await sql`select array['a', 'b'] as list`).toEqual([{ list: ['a', 'b'] }]);
  expect(uncaught).toEqual([]);
});
