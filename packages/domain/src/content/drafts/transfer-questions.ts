import type { TransferQuestionsInput } from '@repo/contracts/content.inputs';
import type { Question } from '@repo/contracts/items/question';
import { questionsMax } from '@repo/contracts/limits/content';
import * as contentMessages from '@repo/contracts/messages/content';
import { tests } from '@repo/db/schema';
import { asc, eq, inArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { presentItemDraft } from '../kinds/index.ts';
import { assertSeen, foundOne, nextChange } from './chapter-item.ts';

type TestRow = typeof tests.$inferSelect;

/**
 * Locks both tests, always in the same order, and reads the requested questions. @throws NOT_FOUND,
 * STALE_EDIT
 */
async function lockTests(tx: Transaction, input: TransferQuestionsInput) {
  if (input.fromId === input.toId) throw new DomainError('CONFLICT', 'Question is in this test already');
  const rows = await tx
    .select()
    .from(tests)
    .where(inArray(tests.id, [input.fromId, input.toId]))
    .orderBy(asc(tests.id))
    .for('update');
  const one = (id: string) => rows.filter((row) => row.id === id);
  const from = await assertSeen(one(input.fromId), 'Test', input.seenUpdatedAt, (row) =>
    presentItemDraft('tests', row),
  );
  const to = foundOne(one(input.toId), 'Test');
  const numbers = new Set(input.numbers);
  const asked = from.questions.filter((_, index) => numbers.has(index + 1));
  if (asked.length < numbers.size) throw new DomainError('NOT_FOUND', 'Question not found');
  if (to.questions.length + asked.length > questionsMax)
    throw new DomainError('CONFLICT', contentMessages.tooManyQuestions);
  return { from, to, asked };
}

async function store(ctx: DomainContext, tx: Transaction, row: TestRow, questions: Question[]) {
  const updatedAt = nextChange(ctx, row);
  await tx.update(tests).set({ questions, updatedAt }).where(eq(tests.id, row.id));
  return { chapterId: row.chapterId, count: questions.length, updatedAt: updatedAt.toISOString() };
}

/** Adds copies at the end of another test. @throws NOT_FOUND, STALE_EDIT; CONFLICT when it would have too many */
export async function copyQuestions(ctx: DomainContext, input: TransferQuestionsInput) {
  return ctx.database.db.transaction(async (tx) => {
    const { to, asked } = await lockTests(tx, input);
    return store(ctx, tx, to, [...to.questions, ...asked]);
  });
}

/** Moves questions to the end of another test. @throws as copyQuestions; CONFLICT also when none would be left */
export async function moveQuestions(ctx: DomainContext, input: TransferQuestionsInput) {
  return ctx.database.db.transaction(async (tx) => {
    const { from, to, asked } = await lockTests(tx, input);
    const left = from.questions.filter((question) => !asked.includes(question));
    if (left.length === 0) throw new DomainError('CONFLICT', contentMessages.testKeepsQuestion);
    await store(ctx, tx, from, left);
    return store(ctx, tx, to, [...to.questions, ...asked]);
  });
}
