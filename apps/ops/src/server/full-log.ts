import { randomBytes, randomInt } from 'node:crypto';
import { reviewBatchMax } from '@repo/contracts/limits/revision';
import { openDatabase } from '@repo/db';
import { reviewBatches, users } from '@repo/db/schema';
import { demoAccounts } from '@repo/db/seed';
import { grades, packLog, type SettledEvent } from '@repo/revision/memory';
import { eq } from 'drizzle-orm';

const itemCount = 2_000;
const device = '0123456789abcdef';
const batchesAStatement = 100;

/**
 * Replaces the Super demo student's review log by one of this many uncounted reviews, and makes the daily
 * sweep due.
 * @param chapterIds chapters of the reviewed items
 */
export async function fillLog(
  databaseUrl: string,
  eventCount: number,
  chapterIds: readonly string[],
): Promise<void> {
  const items = Array.from({ length: itemCount }, () => randomBytes(8).toString('hex'));
  const eventsOf = (firstSequence: number) =>
    Array.from(
      { length: reviewBatchMax },
      (_, n): SettledEvent => ({
        ...{ kind: 'review', device, sequence: firstSequence + n },
        atMs: Date.UTC(2026, 0, 1) + (firstSequence + n) * 10_000,
        item: items[randomInt(itemCount)] ?? '',
        chapterId: chapterIds[randomInt(chapterIds.length)] ?? '',
        grade: randomInt(5) > 0 ? grades.good : grades.again,
      }),
    );
  const database = openDatabase(databaseUrl, { max: 1 });
  try {
    const { db, sql } = database;
    const [owner] = await db.select().from(users).where(eq(users.email, demoAccounts.super.email));
    const userId = owner?.id ?? '';
    await sql`delete from review_batches where user_id = ${userId}`;
    await sql`delete from review_tallies`;
    await sql`delete from sweeps`;
    const batchCount = eventCount / reviewBatchMax;
    for (let first = 0; first < batchCount; first += batchesAStatement)
      await db.insert(reviewBatches).values(
        Array.from({ length: Math.min(batchesAStatement, batchCount - first) }, (_, n) => {
          const firstSequence = (first + n) * reviewBatchMax;
          const { body, ...log } = packLog(eventsOf(firstSequence));
          return {
            ...{ ...log, userId, arrival: first + n + 1, device, firstSequence },
            ...{ eventCount: reviewBatchMax, body: Buffer.from(body) },
          };
        }),
      );
    await sql`analyze`;
  } finally {
    await database.close();
  }
}
