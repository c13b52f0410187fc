/** @module-tag nightly */
import { type Database, openDatabase } from '@repo/db';
import { isRealPostgres, openTestDatabase, type TestDatabase } from '@repo/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/**
 * The same races with reading before writing, without constraints and locks, on the same database: if these
 * did not break, the neighbouring tests would prove nothing.
 */
const trials = 20;
const atOnce = 50;
/** The scheduler may let one trial pass by chance. */
const brokenAtLeast = 18;

let database: TestDatabase;
let servers: Database[];

type Sql = Database['sql'];
/** Calls one server; resolves to whether the reply reports the effect. */
type Naive = (sql: Sql, trial: number, n: number) => Promise<boolean>;

const claim: Naive = async (sql, trial, n) => {
  const claimed = await sql`select 1 from naive_unlocks where user_id = ${trial}`;
  if (claimed.length > 0) return false;
  await sql`insert into naive_unlocks values (${trial}, ${n})`;
  return true;
};
const unlock: Naive = async (sql, trial, n) => {
  const [used] = await sql<
    { n: number }[]
  >`select count(*)::int as n from naive_unlocks where user_id = ${trial}`;
  const earned = 1;
  if ((used?.n ?? 0) >= earned) return false;
  await sql`insert into naive_unlocks values (${trial}, ${n})`;
  return true;
};
const acceptInvite: Naive = async (sql, trial) => {
  const [code] = await sql<{ used: boolean }[]>`select used from naive_codes where user_id = ${trial}`;
  if (code?.used) return false;
  await sql`update naive_codes set used = true where user_id = ${trial}`;
  await sql`insert into naive_unlocks values (${trial}, 0)`;
  return true;
};
const submit: Naive = async (sql, trial) => {
  const [stored] = await sql`select 1 from naive_unlocks where user_id = ${trial} and item = 0`;
  if (stored) return false;
  await sql`insert into naive_unlocks values (${trial}, 0)`;
  return true;
};

describe.runIf(isRealPostgres())('reading before writing', () => {
  beforeAll(async () => {
    database = await openTestDatabase();
    await database.sql`create table naive_unlocks (user_id int, item int)`;
    await database.sql`create table naive_codes (user_id int, used boolean)`;
    await database.sql`insert into naive_codes select n, false from generate_series(0, ${trials - 1}::int) as n`;
    servers = [openDatabase(database.url), openDatabase(database.url)];
    // Opens every connection of both before the first race.
    for (const { sql } of servers)
      await Promise.all(Array.from({ length: 8 }, () => sql`select pg_sleep(0.05)`));
  });
  afterAll(async () => {
    for (const server of servers ?? []) await server.close();
    await database?.close();
  });

  it.each([
    ['claims', claim],
    ['unlocks', unlock],
    ['accepts', acceptInvite],
    ['submits', submit],
  ] as const)(
    'reading before writing has its effect more than once in nearly every trial: %s',
    async (_what, naive) => {
      await database.sql`truncate naive_unlocks`;
      let broken = 0;
      for (let trial = 0; trial < trials; trial++) {
        const outcomes = await Promise.all(
          Array.from({ length: atOnce }, (_, n) => {
            const server = servers[n % 2];
            return server ? naive(server.sql, trial, n) : false;
          }),
        );
        const rows = await database.sql`select 1 from naive_unlocks where user_id = ${trial}`;
        expect(rows).toHaveLength(outcomes.filter(Boolean).length);
        if (rows.length > 1) broken += 1;
      }
      expect(broken).toBeGreaterThanOrEqual(brokenAtLeast);
    },
  );
});
