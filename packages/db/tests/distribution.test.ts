import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import {
  createDeviceLookup,
  createDeviceStore,
  createPositionStore,
  createSessionLookup,
} from '#src/prepared-queries/index.ts';
import { chapterProgress, users } from '#src/schema/index.ts';
import {
  distributeByStudent,
  distributionFile,
  openTestDatabase,
  type Statement,
  shardsOf,
  type TestDatabase,
} from '#src/testing/index.ts';

const createdAt = new Date('2026-11-21T10:00:00Z');
const student = (id: string) => ({ id, name: 'Asha', email: `${id}@example.com`, createdAt });

let database: TestDatabase;
const open = async () => {
  database = await openTestDatabase({ max: 1 });
};
afterEach(() => database.close());

type Kind = 'distributed' | 'reference' | 'whole';

/** The kind of each table after distribution; partitions are not listed. */
async function kindsOfTables(): Promise<Map<string, Kind>> {
  const rows = await database.sql<{ name: string; kind: Kind }[]>`
    select relname as name, coalesce(obj_description(oid, 'pg_class'), 'whole') as kind from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`;
  return new Map(rows.map(({ name, kind }) => [name, kind]));
}

/** The tables that the file leaves undistributed. */
const staying = () =>
  [...readFileSync(distributionFile, 'utf8').matchAll(/^-- stays: ([a-z_, ]+) \(/gm)].flatMap(
    ([, names = '']) => names.split(', '),
  );

/** Unique keys and foreign keys by name, of whole tables. */
async function keys(): Promise<string[]> {
  const rows = await database.sql<{ name: string }[]>`
    select relname as name from pg_index join pg_class on oid = indexrelid
      where indisunique and relnamespace = 'public'::regnamespace and not relispartition
    union all
    select conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;
  return rows.map(({ name }) => name).sort();
}

it('distributing by student decides for every table once whether it is distributed, copied to every node or stays whole', async () => {
  await open();
  await distributeByStudent(database);
  const kinds = await kindsOfTables();
  const whole = [...kinds].filter(([, kind]) => kind === 'whole').map(([name]) => name);
  expect(staying().sort()).toEqual(whole.sort());
});

it('distributing by student removes only keys whose replacement it names', async () => {
  await open();
  const before = await keys();
  await distributeByStudent(database);
  const after = await keys();
  expect(before.filter((name) => !after.includes(name))).toEqual([
    'accepted_invites_invited',
    'guardianships_user_id_users_id_fk',
    'identities_user_id_users_id_fk',
    'known_devices_user_id_users_id_fk',
    'mail_codes_user_id_users_id_fk',
    'push_subscriptions_user_id_users_id_fk',
    'reminders_user_id_users_id_fk',
    'users_email_unique',
    'users_invited_by_users_id_fk',
  ]);
  expect(after.filter((name) => !before.includes(name))).toEqual([
    'account_emails_pkey',
    'account_emails_user',
  ]);
});

it('distributing by student fails for a unique key that no shard could enforce', async () => {
  await open();
  await database.sql`create unique index one_reader on chapter_progress (chapter_id)`;
  await expect(distributeByStudent(database)).rejects.toThrow('must include all partitioning columns');
});

it('distributing by student leaves foreign keys only where both sides are on one node', async () => {
  await open();
  await distributeByStudent(database);
  const kinds = await kindsOfTables();
  const links = await database.sql<{ name: string; from: string; to: string }[]>`
      select conname as name, conrelid::regclass::text as from, confrelid::regclass::text as to from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`;
  const shapes = new Set(links.map(({ from, to }) => `${kinds.get(from)} to ${kinds.get(to)}`));
  expect([...shapes].sort()).toEqual([
    'distributed to distributed',
    'distributed to reference',
    'whole to whole',
  ]);
  const within = links.filter(({ to }) => kinds.get(to) === 'distributed');
  expect(within.every(({ to, name }) => to === 'users' && /_(user|inviter)_id_users_id_fk$/.test(name))).toBe(
    true,
  );
});

it('distributing by student keeps the rows', async () => {
  await open();
  const ids = Array.from({ length: 20 }, (_, n) => `u${n}`);
  await database.db.insert(users).values(ids.map(student));
  const place = { chapterId: 'c1', subjectId: 's1', updatedAt: createdAt };
  await database.db.insert(chapterProgress).values(ids.map((userId) => ({ userId, ...place })));
  await distributeByStudent(database);
  expect(await database.db.$count(users)).toBe(20);
  const apart = await database.sql`
      select users.id from users join chapter_progress on user_id = users.id
      where right(users.tableoid::regclass::text, 1) <> right(chapter_progress.tableoid::regclass::text, 1)`;
  expect(apart).toHaveLength(0);
  const emails =
    await database.sql`select email from account_emails join users using (email) where user_id = id`;
  expect(emails).toHaveLength(20);
});

it('each hot statement of a distributed database stays within one shard', async () => {
  const sent: Statement[] = [];
  database = await openTestDatabase({
    ...{ max: 1, isDistributed: true },
    onstatement: (text, parameters) => void sent.push({ text, parameters }),
  });
  await database.db.insert(users).values(student('u1'));
  sent.length = 0;
  const device = { userId: 'u1', device: 'a1', nextSequence: 2, lastAt: createdAt, lastTimesMs: [1] };
  const position = { userId: 'u1', chapterId: 'c1', subjectId: 's1', at: createdAt, day: '2026-11-21' };
  const savePosition = createPositionStore(database);
  await savePosition({ ...position, currentTopicIndex: 1, currentPageIndex: 2 });
  await savePosition({ ...position, currentTopicIndex: 1, currentPageIndex: 3, device });
  await createDeviceStore(database)(device);
  await createDeviceLookup(database)(device);
  await createSessionLookup(database)({ tokenHash: 'h', userId: 'u1' });
  const statements = sent.filter(({ text }) => !/^\s*(begin|commit)/i.test(text));
  expect(statements.length).toBeGreaterThanOrEqual(5);
  const shards = await Promise.all(statements.map((each) => shardsOf(database, each)));
  const numbers = new Set(shards.flat().map((shard) => shard.replace(/^.*_shard/, '')));
  expect(numbers.size).toBe(1);
});
