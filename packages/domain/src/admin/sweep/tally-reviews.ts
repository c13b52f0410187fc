import { reviewsMax } from '@repo/contracts/limits/revision';
import { itemLooks, reviewBatches, reviewTallies, users } from '@repo/db/schema';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { longTransaction, type Transaction } from '#src/transactions.ts';
import { type AddedLooks, addedLooks, type ReviewBatch, sumLooks } from './added-looks.ts';
import { existingItems } from './existing-items.ts';
import { createLeftOut, type LeftOut } from './left-out.ts';
import { inBatches, type Sweep } from './sweep-rows.ts';

/** Students per transaction; one log is in memory at a time. */
const studentsAtOnce = 20;
/** Students per statement that looks for uncounted batches. */
const studentsAPage = 1_000;
/** Batches per statement, a megabyte or two. */
const batchesAtOnce = 500;
/** Sums per statement, which takes some ten thousand at most. */
const sumsAtOnce = 1_000;

/** The next students by id. */
async function readPage({ database: { db } }: DomainContext, after: string): Promise<string[]> {
  const page = await db
    .select({ id: users.id })
    .from(users)
    .where(gt(users.id, after))
    .orderBy(asc(users.id))
    .limit(studentsAPage);
  return page.map(({ id }) => id);
}

/** Which of these students have uncounted batches: two index look-ups each, however long their logs are. */
async function findDue({ database: { db } }: DomainContext, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const due = await db.execute<{ id: string }>(sql`
    select id from ${users} where ${inArray(users.id, [...ids])}
      and coalesce((select max(arrival) from ${reviewBatches} where user_id = ${users.id}), 0)
        > coalesce((select arrival from ${reviewTallies} where user_id = ${users.id}), 0)
    order by id`);
  return due.map(({ id }) => id);
}

/**
 * Locks a student's counting position, unless the student is being deleted or counted by another server. One
 * student a statement, because a distributed database skips locked rows of one shard only.
 * @returns the last counted batch; null when it is not locked
 */
async function takeMark(tx: Transaction, userId: string): Promise<number | null> {
  const isStudent = eq(users.id, userId);
  const present = await tx
    .select({ userId: users.id })
    .from(users)
    .where(isStudent)
    .for('key share', { skipLocked: true });
  if (present.length === 0) return null;
  await tx.insert(reviewTallies).values({ userId, arrival: 0 }).onConflictDoNothing();
  const isOwn = eq(reviewTallies.userId, userId);
  const [taken] = await tx.select().from(reviewTallies).where(isOwn).for('update', { skipLocked: true });
  return taken?.arrival ?? null;
}

async function addToSums(tx: Transaction, added: readonly AddedLooks[]): Promise<void> {
  const rows = sumLooks(added);
  const plus = (column: 'students' | 'looks' | 'forgotten') =>
    sql`greatest(0, ${itemLooks[column]} + ${sql.raw(`excluded.${column}`)})`;
  for (let at = 0; at < rows.length; at += sumsAtOnce)
    await tx
      .insert(itemLooks)
      .values(rows.slice(at, at + sumsAtOnce))
      .onConflictDoUpdate({
        target: itemLooks.item,
        set: { students: plus('students'), looks: plus('looks'), forgotten: plus('forgotten') },
      });
}

/** Reads a student's log in pages. @throws for a log above the limit */
async function readLog(tx: Transaction, userId: string): Promise<ReviewBatch[]> {
  const { arrival, device, firstSequence, eventCount, body } = reviewBatches;
  const log: ReviewBatch[] = [];
  for (let [last, events] = [0, 0]; ; ) {
    const batches = await tx
      .select({ arrival, device, firstSequence, eventCount, body })
      .from(reviewBatches)
      .where(and(eq(reviewBatches.userId, userId), gt(arrival, last)))
      .orderBy(asc(arrival))
      .limit(batchesAtOnce);
    for (const batch of batches) events += batch.eventCount;
    if (events > reviewsMax) throw new Error(`A student has more than ${reviewsMax} reviews.`);
    log.push(...batches);
    if (batches.length < batchesAtOnce) return log;
    last = batches.at(-1)?.arrival ?? last;
  }
}

/**
 * Counts these students' new reviews and updates their counting positions. Skips items outside `items`,
 * because a device can send any item.
 * @returns how many were counted
 */
function countStudents(
  ctx: DomainContext,
  ids: readonly string[],
  items: ReadonlySet<string>,
): Promise<number> {
  return longTransaction(ctx, async (tx) => {
    const added: AddedLooks[][] = [];
    const moved: { userId: string; arrival: number }[] = [];
    for (const userId of ids) {
      const counted = await takeMark(tx, userId);
      if (counted === null) continue;
      const own = await readLog(tx, userId);
      const arrival = own.at(-1)?.arrival ?? 0;
      if (arrival <= counted) continue;
      moved.push({ userId, arrival });
      added.push((await addedLooks(own, counted)).filter(({ item }) => items.has(item)));
    }
    await addToSums(tx, added.flat());
    if (moved.length > 0)
      await tx
        .insert(reviewTallies)
        .values(moved)
        .onConflictDoUpdate({ target: reviewTallies.userId, set: { arrival: sql.raw('excluded.arrival') } });
    return moved.length;
  });
}

/** Counts these students together; retries one by one after a failure, so that only failing ones are skipped. */
async function countEach(
  ctx: DomainContext,
  ids: readonly string[],
  items: ReadonlySet<string>,
  leftOut: LeftOut,
): Promise<number> {
  try {
    return await countStudents(ctx, ids, items);
  } catch (error) {
    const [only, ...others] = ids;
    if (only !== undefined && others.length === 0) {
      leftOut.add(error);
      return 0;
    }
    let counted = 0;
    for (const id of ids) counted += await countEach(ctx, [id], items, leftOut);
    return counted;
  }
}

/**
 * Adds each new review to the looks at its item, once, even when several servers run it. Only published or
 * drafted cards and questions count.
 * @returns how many students were counted
 * @throws at the end, when some failed; the next day retries them
 */
export const tallyReviews: Sweep = async (ctx, signal) => {
  let [last, counted] = ['', 0];
  const leftOut = createLeftOut('Students whose reviews could not be counted');
  let due: string[] = [];
  let items: ReadonlySet<string> | undefined;
  await inBatches(async () => {
    if (due.length > 0) {
      items ??= await existingItems(ctx);
      counted += await countEach(ctx, due.slice(0, studentsAtOnce), items, leftOut);
      due = due.slice(studentsAtOnce);
      return 1;
    }
    const page = await readPage(ctx, last);
    last = page.at(-1) ?? last;
    due = await findDue(ctx, page);
    return page.length;
  }, signal);
  leftOut.report();
  return counted;
};
