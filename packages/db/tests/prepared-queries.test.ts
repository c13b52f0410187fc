import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createDeviceLookup,
  createDeviceStore,
  createPositionStore,
  createSessionLookup,
} from '#src/prepared-queries/index.ts';
import { chapterProgress, sessions, studyDays, users } from '#src/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#src/testing/index.ts';

describe.each([
  ['on one node', false],
  ['distributed by student', true],
])('a database %s', (_, isDistributed) => {
  let database: TestDatabase;
  let findSession: ReturnType<typeof createSessionLookup>;
  let store: ReturnType<typeof createPositionStore>;

  beforeAll(async () => {
    database = await openTestDatabase({ max: 1, isDistributed });
    findSession = createSessionLookup(database);
    store = createPositionStore(database);
    const createdAt = new Date();
    await database.db.insert(users).values({ id: 'u1', name: 'Asha', email: 'asha@example.com', createdAt });
  });
  afterAll(() => database.close());

  const keyOf = (n: number) => ({ tokenHash: `${n}`.repeat(64), userId: 'u1' });
  const position = (currentPageIndex: number) => ({
    userId: 'u1',
    chapterId: 'c1',
    subjectId: 's1',
    currentTopicIndex: 0,
    currentPageIndex,
    at: new Date('2026-11-21T10:00:00Z'),
    day: '2026-11-21',
  });

  it('the prepared statements are prepared once per connection and reused', async () => {
    for (let n = 0; n < 3; n++) {
      await findSession(keyOf(n));
      await store(position(n));
    }
    const prepared = await database.sql<{ statement: string }[]>`
      select statement from pg_prepared_statements where statement not like '%pg_prepared_statements%'`;
    const count = (part: string) => prepared.filter(({ statement }) => statement.includes(part)).length;
    expect(count('from sessions s')).toBe(1);
    expect(count('insert into chapter_progress')).toBe(1);
  });

  it.skipIf(isDistributed)(
    'the prepared statements answer simultaneous look-ups with one statement, each with its own row',
    async () => {
      const expiresAt = new Date(Date.now() + 60_000);
      for (const n of [1, 2]) await database.db.insert(sessions).values({ ...keyOf(n), expiresAt });
      const sent: string[] = [];
      const counted = createSessionLookup({
        isDistributed,
        sql: new Proxy(database.sql, {
          get(target, name) {
            if (name !== 'unsafe') return Reflect.get(target, name);
            return (...args: Parameters<typeof target.unsafe>) => {
              sent.push(args[0]);
              return target.unsafe(...args);
            };
          },
        }),
      });
      const found = await Promise.all([1, 3, 2, 1].map((n) => counted(keyOf(n))));
      expect(found.map((row) => row?.tokenHash[0] ?? null)).toEqual(['1', null, '2', '1']);
      expect(sent).toHaveLength(1);
    },
  );

  it('the prepared statements store one position per chapter and one row per day', async () => {
    await store(position(7));
    expect(await database.db.select().from(chapterProgress)).toMatchObject([{ currentPageIndex: 7 }]);
    expect(await database.db.select().from(studyDays)).toEqual([
      { userId: 'u1', day: '2026-11-21', reviewedAt: null },
    ]);
  });

  it('the prepared statements store the last of several simultaneous positions', async () => {
    const pages = [3, 4, 5, 6];
    await Promise.all(pages.map((page) => store({ ...position(page), chapterId: 'c4' })));
    const kept = await database.db.select().from(chapterProgress);
    expect(kept.find(({ chapterId }) => chapterId === 'c4')).toMatchObject({ currentPageIndex: 6 });
  });

  it('the prepared statements refuse only the one position that cannot be stored', async () => {
    const outcomes = await Promise.allSettled([
      store({ ...position(1), chapterId: 'c5' }),
      store({ ...position(2), userId: 'nobody', chapterId: 'c5' }),
      store({ ...position(3), chapterId: 'c6' }),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const kept = await database.db.select().from(chapterProgress);
    expect(kept.filter(({ chapterId }) => /c[56]/.test(chapterId))).toHaveLength(2);
  });

  it('the prepared statements store the highest number of each device, whichever arrives last', async () => {
    const [find, save] = [createDeviceLookup(database), createDeviceStore(database)];
    const at = new Date('2026-11-21T10:00:00.123Z');
    const reached = (device: string, nextSequence: number, userId = 'u1') =>
      save({ userId, device, nextSequence, lastAt: at, lastTimesMs: [at.getTime(), nextSequence] });
    const saves = [
      reached('a', 2),
      reached('a', 3),
      reached('a', 1),
      reached('b', 1),
      reached('b', 1, 'nobody'),
    ];
    const outcomes = await Promise.allSettled(saves);
    expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, true, true, true, false]);
    await reached('a', 2);
    const found = await Promise.all(['a', 'b', 'c'].map((device) => find({ userId: 'u1', device })));
    expect(found.map((device) => device?.nextSequence)).toEqual([3, 1, undefined]);
    expect(found[0]).toEqual({ nextSequence: 3, lastAt: at, lastTimesMs: [at.getTime(), 3] });
  });

  it('the prepared statements store a position together with its device', async () => {
    const device = { userId: 'u1', device: 'd', nextSequence: 4, lastAt: position(1).at, lastTimesMs: [1] };
    await expect(store({ ...position(1), userId: 'nobody', device })).rejects.toThrow();
    const find = createDeviceLookup(database);
    expect(await find(device)).toBeNull();
    await store({ ...position(1), chapterId: 'c7', device });
    expect(await find(device)).toMatchObject({ nextSequence: 4, lastTimesMs: [1] });
  });

  it('the prepared statements never report a position that the database did not store', async () => {
    await database.sql.unsafe(`
      create function keep_nothing() returns trigger language plpgsql as 'begin return null; end';
      create trigger keep_nothing before insert on chapter_progress for each row execute function keep_nothing();`);
    const lost = store({ ...position(1), chapterId: 'c2' });
    await expect(lost).rejects.toThrow('the database kept no reading position');
    await database.sql.unsafe('drop trigger keep_nothing on chapter_progress');
  });
});
