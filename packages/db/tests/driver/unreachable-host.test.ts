import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '#src/client.ts';
import { openTestDatabase, type TestDatabase } from '#src/testing/index.ts';
import { openWire } from './wire.ts';

let database: TestDatabase;
const opened: { close(): unknown }[] = [];

beforeAll(async () => {
  database = await openTestDatabase({ max: 1 });
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((each) => each.close()));
});
afterAll(() => database.close());

/** A proxy to the database that can be cut like a cable: no bytes pass, and no side is notified. */
async function openCable() {
  let isCut = false;
  const wire = await openWire(
    database.url,
    () => true,
    () => !isCut,
  );
  const pool = openDatabase(wire.url, { max: 1, connectTimeoutSeconds: 1 });
  opened.push(pool, wire);
  return {
    sql: pool.sql,
    wire,
    cut() {
      isCut = true;
    },
  };
}

test('a statement fails when its host can no longer be reached', async () => {
  const { sql, wire, cut } = await openCable();
  await sql`select 1`;
  cut();
  wire.closeDoor();
  const first = expect(sql`select 2`).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
  const behind = expect(sql`select 3`).rejects.toThrow();
  await Promise.all([first, behind]);
});

test('a slow statement on a reachable host is waited for', async () => {
  const { sql } = await openCable();
  expect(await sql`select 'done' as outcome from pg_sleep(3)`).toEqual([{ outcome: 'done' }]);
});
