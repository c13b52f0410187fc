import { studyDay } from '@repo/contracts/progress.rules';
import { studyDays } from '@repo/db/schema';
import { asc, eq, sql } from 'drizzle-orm';
import type { DomainContext, UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

type Writable = Transaction | DomainContext['database']['db'];

/** Records a day of study; idempotent. */
export async function markStudyDay(tx: Writable, userId: string, at: Date): Promise<void> {
  await tx
    .insert(studyDays)
    .values({ userId, day: studyDay(at) })
    .onConflictDoNothing();
}

/** Records the days of reviews of cards or questions; for a recorded day, only advances its last review. */
export async function markReviewDays(
  tx: Writable,
  userId: string,
  reviewedAt: readonly Date[],
): Promise<string[]> {
  const last = new Map<string, Date>();
  for (const at of reviewedAt) {
    const known = last.get(studyDay(at));
    if (!known || at > known) last.set(studyDay(at), at);
  }
  if (last.size === 0) return [];
  const stored = await tx
    .insert(studyDays)
    .values([...last].map(([day, at]) => ({ userId, day, reviewedAt: at })))
    .onConflictDoUpdate({
      target: [studyDays.userId, studyDays.day],
      set: { reviewedAt: sql`greatest(${studyDays.reviewedAt}, excluded.reviewed_at)` },
    })
    .returning({ day: studyDays.day });
  return stored.map(({ day }) => day);
}

/** All days on which the student has studied, as YYYY-MM-DD, oldest first. */
export async function listStudyDays({ database, user }: UserContext): Promise<string[]> {
  const studied = await database.db
    .select({ day: studyDays.day })
    .from(studyDays)
    .where(eq(studyDays.userId, user.id))
    .orderBy(asc(studyDays.day));
  return studied.map(({ day }) => day);
}
