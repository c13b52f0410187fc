import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findSessionRow, upsertReadingPosition } from '#src/prepared-queries/index.ts';
import { chapterProgress, studyDays, users } from '#src/schema/index.ts';
import { openTestDatabase, type TestDatabase } from '#src/testing/index.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase({ max: 1 });
  const createdAt = new Date();
  await database.db.insert(users).values({ id: 'u1', name: 'Asha', email: 'asha@example.com', createdAt });
});
afterAll(() => database.close());

const position = (currentPageIndex: number) => ({
  userId: 'u1',
  chapterId: 'c1',
  subjectId: 's1',
  currentTopicIndex: 0,
  currentPageIndex,
  at: new Date('2026-11-21T10:00:00Z'),
  day: '2026-11-21',
});

describe('the prepared statements', () => {
  it('are prepared once a connection and used again', async () => {
    for (let n = 0; n < 3; n++) {
      await findSessionRow(database.sql, `none-${n}`);
      await upsertReadingPosition(database.sql, position(n));
    }
    const prepared = await database.sql<{ statement: string }[]>`
      select statement from pg_prepared_statements where statement not like '%pg_prepared_statements%'`;
    const count = (part: string) => prepared.filter(({ statement }) => statement.includes(part)).length;
    expect(count('from sessions s join users u')).toBe(1);
    expect(count('insert into chapter_progress')).toBe(1);
  });

  it('keep one position a chapter and one row a day', async () => {
    await upsertReadingPosition(database.sql, position(7));
    expect(await database.db.select().from(chapterProgress)).toMatchObject([{ currentPageIndex: 7 }]);
    expect(await database.db.select().from(studyDays)).toEqual([
      { userId: 'u1', day: '2026-11-21', reviewedAt: null },
    ]);
  });

  it('never report a position that the database did not keep', async () => {
    await database.sql.unsafe(`
      create function keep_nothing() returns trigger language plpgsql as 'begin return null; end';
      create trigger keep_nothing before insert on chapter_progress for each row execute function keep_nothing();`);
    const lost = upsertReadingPosition(database.sql, { ...position(1), chapterId: 'c2' });
    await expect(lost).rejects.toThrow('the database kept no reading position');
    await database.sql.unsafe('drop trigger keep_nothing on chapter_progress');
  });
});
