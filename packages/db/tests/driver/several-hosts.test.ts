import { createServer } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '#src/client.ts';
import { findFreePort } from '#src/testing/free-port.ts';
import { isRealPostgres, openTestDatabase, type TestDatabase } from '#src/testing/index.ts';
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

/** The test database's address, preceded by these hosts. */
function behind(ports: number[], attributes = 'primary', own = new URL(database.url).port): string {
  const url = new URL(database.url);
  const hosts = [...ports, own].map((port) => `127.0.0.1:${port}`).join(',');
  return `postgres://${url.username}@${hosts}${url.pathname}?target_session_attrs=${attributes}`;
}
function open(url: string) {
  const pool = openDatabase(url, { max: 2, connectTimeoutSeconds: 1 });
  opened.push(pool);
  return pool;
}

/** Changes a server's status message to that of a replica. */
function asStandby(bytes: Buffer): Buffer {
  const said = Buffer.from('in_hot_standby\0off\0');
  const at = bytes.indexOf(said);
  if (at < 5) return bytes;
  const other = Buffer.from('in_hot_standby\0on\0');
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + other.length);
  return Buffer.concat([bytes.subarray(0, at - 4), length, other, bytes.subarray(at + said.length)]);
}

it('a database with several addresses is reached even if nobody listens at the first one, NOTIFY included', async () => {
  const { sql } = open(behind([await findFreePort()]));
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
  const heard = new Promise((resolve) => {
    sql.listen('several_hosts', resolve).then(() => sql.notify('several_hosts', 'news'));
  });
  if (isRealPostgres()) expect(await heard).toBe('news');
});

it('a database with several addresses is reached even if the first one accepts connections and never answers', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  opened.push(silent);
  await new Promise((resolve) => silent.once('listening', resolve));
  const address = silent.address();
  const { sql } = open(behind([address && typeof address === 'object' ? address.port : 0]));
  expect(await sql`select 1 as one`).toEqual([{ one: 1 }]);
});

it.each(['primary', 'read-write'])(
  'a database with several addresses does not write to an address that is a replica (%s)',
  async (attributes) => {
    const standby = await openWire(
      database.url,
      () => true,
      () => true,
      asStandby,
    );
    opened.push(standby);
    const { sql } = open(behind([Number(new URL(standby.url).port)], attributes));
    await Promise.all([sql`select 1`, sql`select 1`]);
    expect(standby.taken()).toBeGreaterThan(0);
    expect(standby.open()).toBe(0);
  },
);

it('a database with several addresses fails a statement when no address answers, instead of retrying for ever', async () => {
  const { sql } = open(behind([await findFreePort()], 'primary', String(await findFreePort())));
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  await expect(sql`select 1`).rejects.toMatchObject({ code: 'ECONNREFUSED' });
});
