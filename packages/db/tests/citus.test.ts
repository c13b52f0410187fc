/** @module-tag nightly */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDeviceLookup,
  createDeviceStore,
  createPositionStore,
  createSessionLookup,
} from '#src/prepared-queries/index.ts';
import { sessions, users } from '#src/schema/index.ts';
import { hasCitus, openTestDatabase, type Statement, type TestDatabase } from '#src/testing/index.ts';

if (!hasCitus()) console.info('No Citus found: the tests on a cluster are skipped.');

describe.runIf(hasCitus())('a database distributed by student on Citus', () => {
  let database: TestDatabase;
  const sent: Statement[] = [];
  const ids = Array.from({ length: 20 }, (_, n) => `u${n}`);
  const keyOf = (userId: string) => ({ tokenHash: `hash of ${userId}`, userId });
  const at = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    database = await openTestDatabase({
      isOnCitus: true,
      onstatement: (text, parameters) => void sent.push({ text, parameters }),
    });
    await database.db
      .insert(users)
      .values(ids.map((id) => ({ id, name: 'Asha', email: `${id}@example.com`, createdAt: at })));
    await database.db
      .insert(sessions)
      .values(ids.map((id) => ({ ...keyOf(id), expiresAt: new Date(Date.now() + 60_000) })));
  }, 300_000);
  afterAll(() => database?.close(), 60_000);

  /** The number of shards that Citus asks for the last statement. */
  async function tasksOfLast(): Promise<number> {
    const { text = '', parameters = [] } = sent.at(-1) ?? {};
    const plan = await database.sql.unsafe<{ 'QUERY PLAN': string }[]>(`explain ${text}`, [
      ...parameters,
    ] as string[]);
    return Number(plan.map((row) => /Task Count: (\d+)/.exec(row['QUERY PLAN'])?.[1]).find(Boolean));
  }

  it('a database distributed by student on Citus stores all rows of a student on one worker', async () => {
    const kinds = await database.sql`
      select citus_table_type as kind, count(*)::int, count(distinct colocation_id)::int as groups
      from citus_tables group by 1 order by 1`;
    expect(kinds).toEqual([
      { kind: 'distributed', count: 18, groups: 1 },
      { kind: 'reference', count: 2, groups: 1 },
    ]);
  });

  it('a database distributed by student on Citus finds a session that names its student in one shard, and others in any', async () => {
    const find = createSessionLookup(database);
    expect(await find(keyOf('u1'))).toMatchObject({ id: 'u1', unlockedChapters: [] });
    expect(await tasksOfLast()).toBe(1);
    expect(await find({ ...keyOf('u1'), userId: 'u2' })).toBeNull();
    expect(await find({ ...keyOf('u1'), userId: null })).toMatchObject({ id: 'u1' });
    const found = await Promise.all(ids.map((id) => find(keyOf(id))));
    expect(found.map((row) => row?.id)).toEqual(ids);
  });

  it('a database distributed by student on Citus stores the positions and devices of several students', async () => {
    const [store, find] = [createPositionStore(database), createDeviceLookup(database)];
    const deviceOf = (userId: string) => ({ userId, device: 'a1', lastAt: at, lastTimesMs: [1] });
    const save = (userId: string, page: number, later = 0) =>
      store({
        ...{ userId, chapterId: 'c1', subjectId: 's1', currentTopicIndex: 1, currentPageIndex: page },
        ...{ at: new Date(at.getTime() + later), day: '2026-11-21' },
        device: { ...deviceOf(userId), nextSequence: page },
      });
    const saved = await Promise.all(ids.map((id, page) => save(id, page)));
    expect(saved.map(({ currentPageIndex }) => currentPageIndex)).toEqual(ids.map((_, page) => page));
    // An hour earlier: the stored one is newer.
    expect(await save('u3', 0, -3_600_000)).toMatchObject({ currentPageIndex: 3 });
    await createDeviceStore(database)({ ...deviceOf('u3'), nextSequence: 2 });
    expect(await find(deviceOf('u3'))).toMatchObject({ nextSequence: 3 });
    expect(await tasksOfLast()).toBe(1);
  });

  it('a database distributed by student on Citus deletes a student with everything that refers to them', async () => {
    await database.sql`delete from users where id = 'u4'`;
    for (const table of ['sessions', 'chapter_progress', 'study_devices', 'study_days'])
      expect(await database.sql`select from ${database.sql(table)} where user_id = 'u4'`).toHaveLength(0);
  });
});
