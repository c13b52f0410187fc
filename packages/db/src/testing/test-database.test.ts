import { afterAll, beforeAll, expect, it } from 'vitest';
import { isRealPostgres, openTestDatabase, type TestDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const addUser = (id: string, to = database) => to.sql`
  insert into users (id, name, email, created_at) values (${id}, 'Asha', ${`${id}@example.com`}, now())`;
const countUsers = async (of = database) =>
  (await of.sql`select count(*)::int as count from users`)[0]?.count;

it('a test database has the tables of the migrations and is empty', async () => {
  expect(await countUsers()).toBe(0);
  expect(await database.db.query.users.findMany()).toEqual([]);
});

it('a test database is emptied between tests, including its sequences', async () => {
  const nextId = async () =>
    (await database.sql`select nextval(pg_get_serial_sequence('content_versions', 'id'))::int as id`)[0]?.id;
  await addUser('u1');
  expect(await countUsers()).toBe(1);
  expect([await nextId(), await nextId()]).toEqual([1, 2]);
  await database.empty();
  expect(await countUsers()).toBe(0);
  expect(await nextId()).toBe(1);
});

it('a test database shares nothing with another one', async () => {
  const other = await openTestDatabase();
  await addUser('u2', other);
  expect(await countUsers(other)).toBe(1);
  expect(await countUsers()).toBe(0);
  await other.close();
});

it('a test database is gone after it is closed', async () => {
  const other = await openTestDatabase();
  await other.close();
  const probe = (await import('postgres')).default(other.url, {
    max: 1,
    connect_timeout: 5,
    onnotice: () => {},
  });
  await expect(probe`select 1`).rejects.toThrow();
  await probe.end({ timeout: 1 });
});

it.runIf(isRealPostgres())('a test database lets two transactions overlap on a real Postgres', async () => {
  await addUser('u3');
  const [first, second] = await Promise.all([database.sql.reserve(), database.sql.reserve()]);
  await first`begin`;
  await first`update users set name = 'Ravi' where id = 'u3'`;
  expect(await second`select name from users where id = 'u3'`).toEqual([{ name: 'Asha' }]);
  await first`rollback`;
  first.release();
  second.release();
});
