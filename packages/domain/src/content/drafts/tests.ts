import type { Test } from '@repo/contracts/content';
import type { CreateTestInput, ItemInput, UpdateTestInput } from '@repo/contracts/content.inputs';
import { tests } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { presentTest } from '../present-content.ts';
import { assertDraftChapter, foundOne, newItem } from './chapter-item.ts';

const noun = 'Test';

type Fields = Omit<UpdateTestInput, 'id'>;
const columns = ({ title, timeLimit, passingScore, questions }: Fields) => ({
  title,
  timeLimitMinutes: timeLimit,
  passingScorePercent: passingScore,
  questions,
});

/** A chapter's tests in order; the first is its main quiz. @throws NOT_FOUND for an unknown chapter */
export async function listTests(ctx: DomainContext, input: { chapterId: string }): Promise<Test[]> {
  return ctx.database.db.transaction(async (tx) => {
    await assertDraftChapter(tx, input.chapterId);
    const mine = eq(tests.chapterId, input.chapterId);
    const rows = await tx.select().from(tests).where(mine).orderBy(asc(tests.position));
    return rows.map(presentTest);
  });
}

/** Adds a test at the end. @throws NOT_FOUND for an unknown chapter */
export async function createTest(ctx: DomainContext, input: CreateTestInput): Promise<Test> {
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, tests, input.chapter);
    const rows = await tx
      .insert(tests)
      .values({ ...item, ...columns(input) })
      .returning();
    return presentTest(foundOne(rows, noun));
  });
}

/** Replaces a test whole. Results that were taken keep the test as it was. @throws NOT_FOUND */
export async function updateTest(ctx: DomainContext, input: UpdateTestInput): Promise<Test> {
  const rows = await ctx.database.db
    .update(tests)
    .set({ ...columns(input), updatedAt: ctx.clock.now() })
    .where(eq(tests.id, input.id))
    .returning();
  return presentTest(foundOne(rows, noun));
}

/** @returns the test as it was @throws NOT_FOUND */
export async function deleteTest(ctx: DomainContext, input: ItemInput): Promise<Test> {
  const rows = await ctx.database.db.delete(tests).where(eq(tests.id, input.id)).returning();
  return presentTest(foundOne(rows, noun));
}
