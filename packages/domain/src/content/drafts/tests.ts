import type { TestDraft } from '@repo/contracts/content.drafts';
import type { CreateTestInput, ItemInput, UpdateTestInput } from '@repo/contracts/content.inputs';
import { tests } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext, Transaction } from '#src/context.ts';
import { presentTestDraft } from '../present-content.ts';
import { assertDraftChapter, assertSeen, foundOne, newItem, nextChange } from './chapter-item.ts';

const noun = 'Test';

type Fields = Omit<UpdateTestInput, 'id' | 'seenUpdatedAt'>;
const columns = ({ title, timeLimit, passingScore, questions }: Fields) => ({
  title,
  timeLimitMinutes: timeLimit,
  passingScorePercent: passingScore,
  questions,
});

/** A chapter's tests in order; the first is its main quiz. @throws NOT_FOUND for an unknown chapter */
export async function listTests(ctx: DomainContext, input: { chapterId: string }): Promise<TestDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    await assertDraftChapter(tx, input.chapterId);
    const mine = eq(tests.chapterId, input.chapterId);
    const rows = await tx.select().from(tests).where(mine).orderBy(asc(tests.position));
    return rows.map(presentTestDraft);
  });
}

/** Adds a test at the end. @throws NOT_FOUND for an unknown chapter */
export async function createTest(ctx: DomainContext, input: CreateTestInput): Promise<TestDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, tests, input.chapter);
    const rows = await tx
      .insert(tests)
      .values({ ...item, ...columns(input) })
      .returning();
    return presentTestDraft(foundOne(rows, noun));
  });
}

/** The test that is to be changed, under a lock. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput) {
  const rows = await tx.select().from(tests).where(eq(tests.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, presentTestDraft);
}

/** Replaces a test whole. Results that were taken keep the test as it was. @throws NOT_FOUND, STALE_EDIT */
export async function updateTest(ctx: DomainContext, input: UpdateTestInput): Promise<TestDraft> {
  const { id, seenUpdatedAt: _, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const updatedAt = nextChange(ctx, await lock(tx, input));
    const rows = await tx
      .update(tests)
      .set({ ...columns(fields), updatedAt })
      .where(eq(tests.id, id))
      .returning();
    return presentTestDraft(foundOne(rows, noun));
  });
}

/** @returns the test as it was @throws NOT_FOUND, STALE_EDIT */
export async function deleteTest(ctx: DomainContext, input: ItemInput): Promise<TestDraft> {
  return ctx.database.db.transaction(async (tx) => {
    const row = await lock(tx, input);
    await tx.delete(tests).where(eq(tests.id, row.id));
    return presentTestDraft(row);
  });
}
