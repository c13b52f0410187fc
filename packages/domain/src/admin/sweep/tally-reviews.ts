import { setImmediate as nextTurn } from 'node:timers/promises';
import { itemLooks, reviewBatches, reviewTallies, users } from '@repo/db/schema';
import { asc, inArray, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { groupBy } from '#src/group-by.ts';
import type { Transaction } from '#src/transactions.ts';
import { type AddedLooks, addedLooks, sumLooks } from './added-looks.ts';
import { inBatches, type Sweep } from './sweep-rows.ts';

/** Their whole logs are in memory at once. */
const studentsAtOnce = 20;
/** Of so many it is looked up in one statement whether they have batches that are not counted. */
const studentsAPage = 1_000;
/** A statement has room for some ten thousand. */
const sumsAtOnce = 1_000;

type Reviewer = { id: string; is_due: boolean };

/** The next students by their id: two looks into an index for each, however long their logs are. */
const readPage = (ctx: DomainContext, after: string) =>
  ctx.database.db.execute<Reviewer>(sql`
    select id,
      coalesce((select max(arrival) from ${reviewBatches} where user_id = page.id), 0)
        > coalesce((select arrival from ${reviewTallies} where user_id = page.id), 0) as is_due
    from (select id from ${users} where id > ${after} order by id limit ${studentsAPage}) page order by id`);

/**
 * Locks the marks of these students; who is just being deleted, or counted by another server, is left out.
 * @returns up to which batch each is counted
 */
async function takeMarks(tx: Transaction, ids: readonly string[]): Promise<Map<string, number>> {
  const present = await tx
    .select({ userId: users.id })
    .from(users)
    .where(inArray(users.id, [...ids]))
    .orderBy(asc(users.id))
    .for('key share', { skipLocked: true });
  if (present.length === 0) return new Map();
  const marks = present.map(({ userId }) => ({ userId, arrival: 0 }));
  await tx.insert(reviewTallies).values(marks).onConflictDoNothing();
  const own = inArray(
    reviewTallies.userId,
    present.map(({ userId }) => userId),
  );
  const taken = await tx.select().from(reviewTallies).where(own).for('update', { skipLocked: true });
  return new Map(taken.map(({ userId, arrival }) => [userId, arrival]));
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

/** Counts what these students did since they were counted, and moves their marks with it. @returns how many were counted */
function countStudents(ctx: DomainContext, ids: readonly string[]): Promise<number> {
  return ctx.database.db.transaction(async (tx) => {
    const marks = await takeMarks(tx, ids);
    if (marks.size === 0) return 0;
    const batches = await tx
      .select()
      .from(reviewBatches)
      .where(inArray(reviewBatches.userId, [...marks.keys()]))
      .orderBy(asc(reviewBatches.userId), asc(reviewBatches.arrival));
    const added: AddedLooks[][] = [];
    const moved: { userId: string; arrival: number }[] = [];
    for (const [userId, own] of groupBy(batches, ({ userId }) => userId)) {
      const [counted, arrival] = [marks.get(userId) ?? 0, own.at(-1)?.arrival ?? 0];
      if (arrival <= counted) continue;
      moved.push({ userId, arrival });
      added.push(addedLooks(own, counted));
      // Students' requests come before the next log.
      await nextTurn();
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

/**
 * Counts the reviews that came since the last time, each once, into the looks at each item; any number of servers may do it at
 * once. It removes nothing: what came back and was not known is counted without who did not know it.
 * @returns how many students were counted
 */
export const tallyReviews: Sweep = async (ctx, signal) => {
  let [last, counted] = ['', 0];
  let due: string[] = [];
  await inBatches(async () => {
    if (due.length > 0) {
      counted += await countStudents(ctx, due.slice(0, studentsAtOnce));
      due = due.slice(studentsAtOnce);
      return 1;
    }
    const page = await readPage(ctx, last);
    last = page.at(-1)?.id ?? last;
    due = page.filter(({ is_due }) => is_due).map(({ id }) => id);
    return page.length;
  }, signal);
  return counted;
};
