import type { ChapterInput } from '@repo/contracts/content';
import type { TestDraft } from '@repo/contracts/content.drafts';
import type { CreateTestInput, ItemInput, TestFields, UpdateTestInput } from '@repo/contracts/content.inputs';
import { tests } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { assertSeen, foundOne, listItems, newItem, nextChange } from './chapter-item.ts';
import { presentTestDraft } from './present-content.ts';

const noun = 'Test';

/** A test as its table holds it. */
export const testColumns = ({ timeLimit, passingScore, ...fields }: TestFields) => ({
  ...fields,
  timeLimitMinutes: timeLimit,
  passingScorePercent: passingScore,
});

/** A chapter's tests in order; the first is its main quiz. @throws NOT_FOUND for an unknown chapter */
export async function listTests(ctx: DomainContext, input: ChapterInput): Promise<TestDraft[]> {
  return ctx.database.db.transaction(async (tx) => {
    const rows = await listItems(tx, tests, input);
    return rows.map(presentTestDraft);
  });
}

/** Adds a test at the end. @throws NOT_FOUND for an unknown chapter */
export async function createTest(ctx: DomainContext, input: CreateTestInput): Promise<TestDraft> {
  const { chapter, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const item = await newItem(ctx, tx, tests, chapter);
    const rows = await tx
      .insert(tests)
      .values({ ...item, ...testColumns(fields) })
      .returning();
    return presentTestDraft(foundOne(rows, noun));
  });
}

/** The test that is to be changed, under a lock. @throws NOT_FOUND, STALE_EDIT */
async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput) {
  const rows = await tx.select().from(tests).where(eq(tests.id, id)).for('update');
  return assertSeen(rows, noun, seenUpdatedAt, presentTestDraft);
}

/** Replaces a test whole. Stored results keep the test as it was. @throws NOT_FOUND, STALE_EDIT */
export async function updateTest(ctx: DomainContext, input: UpdateTestInput): Promise<TestDraft> {
  const { id, seenUpdatedAt: _, ...fields } = input;
  return ctx.database.db.transaction(async (tx) => {
    const updatedAt = nextChange(ctx, await lock(tx, input));
    const rows = await tx
      .update(tests)
      .set({ ...testColumns(fields), updatedAt })
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
