import { readFileSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { createDeviceLookup, createDeviceStore, createPositionStore } from '#src/prepared-queries/index.ts';
import { chapterProgress, studyDays, users } from '#src/schema/index.ts';
import {
  distributeByStudent,
  distributionFile,
  openTestDatabase,
  shardsOf,
  type TestDatabase,
} from '#src/testing/index.ts';

const statementsFile = new URL('one-student-statements.sql', distributionFile);
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

const day = '2026-11-21';

async function openDistributed() {
  await open();
  await distributeByStudent(database);
  await database.db.insert(users).values(student('u1'));
  await database.sql.unsafe(readFileSync(statementsFile, 'utf8'));
}
const run = (call: string) => database.sql.unsafe(`execute ${call}`);

it('the statements for one student store and return the same position as the shared one', async () => {
  await openDistributed();
  const place = { userId: 'u1', subjectId: 's1', currentTopicIndex: 1, currentPageIndex: 2 };
  const store = createPositionStore(database.sql);
  const save = (chapter: string, page: number, at: Date) =>
    `save_position('u1', '${chapter}', 's1', 1, ${page}, '${at.toISOString()}')`;
  for (const completedAt of [null, createdAt]) {
    await database.db.update(chapterProgress).set({ completedAt });
    await run(`save_study_day('u1', '${day}')`);
    const [alone] = await run(save('alone', 2, createdAt));
    const shared = await store({ ...place, chapterId: 'shared', at: createdAt, day });
    expect(alone).toEqual({ currentTopicIndex: 1, currentPageIndex: 2, isCompleted: completedAt !== null });
    expect(shared).toEqual(alone);
  }
  // A position saved an hour earlier does not replace it, and the reply says so.
  const earlier = new Date(createdAt.getTime() - 3_600_000);
  const [before] = await run(save('alone', 0, earlier));
  expect(before).toMatchObject({ currentPageIndex: 2 });
  const late = { ...place, currentPageIndex: 0, chapterId: 'shared', at: earlier, day };
  expect(await store(late)).toEqual(before);
  const [alone, shared] = await database.db.select().from(chapterProgress).orderBy(chapterProgress.chapterId);
  expect({ ...alone, chapterId: 'shared' }).toEqual(shared);
  expect(await database.db.select({ day: studyDays.day }).from(studyDays)).toEqual([{ day }]);
});

it('the statements for one student store and find how far a device has come, as the shared ones do', async () => {
  await openDistributed();
  const name = { userId: 'u1', device: 'a1' };
  const [find, save] = [createDeviceLookup(database.sql), createDeviceStore(database.sql)];
  const reached = (nextSequence: number) => ({
    nextSequence,
    lastAt: createdAt,
    lastTimesMs: [nextSequence],
  });
  await run(`save_device('u1', 'a1', 2, '${createdAt.toISOString()}', '[2]')`);
  expect(await find(name)).toEqual(reached(2));
  await save({ ...name, ...reached(3) });
  await run(`save_device('u1', 'a1', 2, '${createdAt.toISOString()}', '[2]')`);
  expect(await find(name)).toEqual(reached(3));
});

it('the statements for one student stay within one shard, where the shared ones do not', async () => {
  await openDistributed();
  const shards = (text: string, parameters: string[] = []) => shardsOf(database, { text, parameters });
  expect(await shards(`execute save_study_day('u1', '${day}')`)).toEqual([]);
  expect(await shards(`execute save_position('u1', 'c1', 's1', 1, 2, now())`)).toEqual([]);
  expect(await shards(`execute save_device('u1', 'a1', 1, now(), '[]')`)).toEqual([]);
  const ofMany = `insert into study_days (user_id, day) select u, now() from unnest(string_to_array($1, ',')) u`;
  expect(await shards(ofMany, ['u1'])).toEqual(['study_days rows from elsewhere']);
});
