import { reviewsMax, reviewsPerDayMax } from '@repo/contracts/limits/revision';
import { accountFull } from '@repo/contracts/messages/request';
import { tooManyReviews } from '@repo/contracts/messages/revision';
import { studyDay } from '@repo/contracts/progress.rules';
import { chapters, contentVersionParts, reviewCounts } from '@repo/db/schema';
import { sql } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';

/**
 * Which of these chapters exist in the current version, a stored older one, or the drafts, because a phone
 * that was offline for long may name any of them. Before the first publish any chapter counts as existing.
 */
export async function knownChapters(
  { database, published }: UserContext,
  chapterIds: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  const version = await published.current();
  if (!version) return chapterIds;
  const others = [...chapterIds].filter((id) => !version.placeOf.has(id));
  if (others.length === 0) return chapterIds;
  const found = await database.db.execute<{ id: string }>(sql`
    select id from jsonb_array_elements_text(${JSON.stringify(others)}::jsonb) given(id)
    where exists (select from ${chapters} where ${chapters.id} = given.id)
      or exists (select from ${contentVersionParts} where ${contentVersionParts.chapterId} = given.id)`);
  const stored = new Set(found.map(({ id }) => id));
  return new Set([...chapterIds].filter((id) => version.placeOf.has(id) || stored.has(id)));
}

/**
 * Counts the reviews to be stored against the student's limits, across devices.
 * @throws FORBIDDEN when they exceed the limit of the day or the account. Not TOO_MANY, because after that
 * the device would delay everything else it has to send
 */
export async function countReviews(
  { clock, user }: UserContext,
  tx: Transaction,
  count: number,
): Promise<void> {
  const day = studyDay(clock.now());
  const [counted] = await tx
    .insert(reviewCounts)
    .values({ userId: user.id, events: count, day, dayEvents: count })
    .onConflictDoUpdate({
      target: reviewCounts.userId,
      set: {
        day,
        events: sql`${reviewCounts.events} + ${count}`,
        dayEvents: sql`case when ${reviewCounts.day} = ${day}::date then ${reviewCounts.dayEvents} else 0 end + ${count}`,
      },
    })
    .returning({ events: reviewCounts.events, dayEvents: reviewCounts.dayEvents });
  if (!counted) throw new Error('the reviews were not counted');
  if (counted.events > reviewsMax) throw new DomainError('FORBIDDEN', accountFull);
  if (counted.dayEvents > reviewsPerDayMax) throw new DomainError('FORBIDDEN', tooManyReviews);
}
