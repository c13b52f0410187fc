import type { ImportOutcome, ImportQuestionsInput } from '@repo/contracts/import-export';
import { questionsMax } from '@repo/contracts/limits/content';
import type { Question } from '@repo/contracts/tests';
import { tests } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { foundOne, newItem, nextChange } from '../drafts/chapter-item.ts';
import { testColumns } from '../drafts/tests.ts';
import { importedMessage, importOnce } from './import-once.ts';
import { readItems } from './read-items.ts';

/** Adds questions at the end of a test. @throws NOT_FOUND; CONFLICT when it would hold too many */
async function append(
  ctx: DomainContext,
  tx: Transaction,
  { chapterId, testId }: { chapterId: string; testId: string },
  questions: Question[],
): Promise<string> {
  const mine = and(eq(tests.id, testId), eq(tests.chapterId, chapterId));
  const test = foundOne(await tx.select().from(tests).where(mine).for('update'), 'Test');
  const all = [...test.questions, ...questions];
  if (all.length > questionsMax)
    throw new DomainError(
      'CONFLICT',
      `A test can have at most ${questionsMax} questions. Nothing was imported`,
    );
  await tx
    .update(tests)
    .set({ questions: all, updatedAt: nextChange(ctx, test) })
    .where(eq(tests.id, testId));
  return testId;
}

/**
 * Makes a test of all questions of a file, or adds them to one that is there: all or none.
 * @throws NOT_FOUND, BAD_INPUT, CONFLICT
 */
export async function importQuestions(
  ctx: DomainContext,
  input: ImportQuestionsInput,
): Promise<ImportOutcome> {
  const { items: questions } = await readItems(ctx, 'questions', input);
  const { chapterId, into } = input;
  return importOnce(ctx, input, async (tx) => {
    const message = importedMessage(questions.length, 'question');
    const imported = questions.length;
    if ('testId' in into)
      return { imported, message, testId: await append(ctx, tx, { chapterId, ...into }, questions) };
    const item = await newItem(ctx, tx, tests, chapterId);
    await tx.insert(tests).values({ ...item, ...testColumns({ ...into.newTest, questions }) });
    return { imported, message, testId: item.id };
  });
}
