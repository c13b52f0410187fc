import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countPoolUse } from './pool-use.ts';
import { openTestDatabase, type TestDatabase } from './testing/index.ts';

let database: TestDatabase;
let pool: ReturnType<typeof countPoolUse>;
beforeAll(async () => {
  database = await openTestDatabase();
  pool = countPoolUse(postgres(database.url, { max: 2 }), 2);
});
afterAll(async () => {
  await pool.sql.end();
  await database.close();
});

/** A transaction that stays open until the test ends it. */
function holdTransaction() {
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const done = pool.sql.begin(async (tx) => {
    await tx`select 1`;
    await held;
  });
  return { end, done };
}

it("the pool's figures count running statements, a transaction once, and statements that wait for a connection", async () => {
  expect(pool.use()).toMatchObject({ max: 2, inUse: 0, waiting: 0 });
  const [first, second] = [holdTransaction(), holdTransaction()];
  const statements = [pool.sql`select 1 as one`, pool.sql.unsafe('select 2 as one')].map((query) =>
    query.execute(),
  );
  await expect.poll(pool.use).toMatchObject({ max: 2, inUse: 2, waiting: 2 });
  first.end();
  second.end();
  await Promise.all([first.done, second.done]);
  expect((await Promise.all(statements)).map(([row]) => row?.one)).toEqual([1, 2]);
  await expect.poll(pool.use).toMatchObject({ max: 2, inUse: 0, waiting: 0 });
});

it("the pool's figures stop counting failed statements, and do not count fragments of a statement", async () => {
  const { sql } = pool;
  await expect(sql`select nonsense`).rejects.toThrow('nonsense');
  await expect(
    sql.begin(async (tx) => {
      await tx`select nonsense`;
    }),
  ).rejects.toThrow('nonsense');
  const piece = sql`where ${1} = ${1}`;
  expect(await sql`select ${sql('one')} from (select 1 as one) as t ${piece}`).toMatchObject([{ one: 1 }]);
  await expect.poll(pool.use).toMatchObject({ max: 2, inUse: 0, waiting: 0 });
});

it("the pool's figures measure only the time in which no connection was free", async () => {
  const before = pool.use().fullMs;
  const first = holdTransaction();
  await pool.sql`select pg_sleep(0.05)`;
  first.end();
  await first.done;
  const fullMs = pool.use().fullMs - before;
  expect(fullMs).toBeGreaterThanOrEqual(45);
  await pool.sql`select pg_sleep(0.05)`;
  expect(pool.use().fullMs - before).toBe(fullMs);
  const held = [holdTransaction(), holdTransaction()];
  await expect.poll(() => pool.use().fullMs - before).toBeGreaterThan(fullMs + 100);
  for (const each of held) each.end();
  await Promise.all(held.map(({ done }) => done));
});
