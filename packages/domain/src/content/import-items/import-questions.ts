import type { WholeItems } from '@repo/content/import-tasks';
import type { WrittenFields } from '@repo/contracts/content.inputs';
import type { ImportOutcome, ImportQuestionsInput } from '@repo/contracts/import-export';
import { extraTexts } from '@repo/contracts/items/extra-texts';
import { questionsMax } from '@repo/contracts/limits/content';
import { type Question, withTexts } from '@repo/contracts/tests';
import { withWrittenTexts, writtenTexts } from '@repo/contracts/written.texts';
import { tests, writtenQuestions } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { foundOne, newItem, nextChange } from '../drafts/chapter-item.ts';
import { kinds } from '../kinds/index.ts';
import { importedMessage, importOnce } from './import-once.ts';
import { readItems } from './read-items.ts';
import { lostPicturesMessage, storePicturesOf } from './store-pictures.ts';

const noTarget = 'Choose the test that the questions go to. Nothing was imported';

/** Adds questions at the end of a test. @throws NOT_FOUND; CONFLICT when it would have too many */
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

/** Adds written questions at the end of the chapter's list. @throws NOT_FOUND for an unknown chapter */
async function addWritten(
  ctx: DomainContext,
  tx: Transaction,
  chapterId: string,
  written: readonly WrittenFields[],
): Promise<void> {
  const first = await newItem(ctx, tx, writtenQuestions, chapterId);
  const rows = written.map((fields, index) => ({
    ...first,
    ...kinds.written.columnsOf(fields),
    id: ctx.ids.next(),
    position: first.position + index,
  }));
  await tx.insert(writtenQuestions).values(rows as (typeof writtenQuestions.$inferInsert)[]);
}

/** The questions with their pictures stored as figures. @throws UNAVAILABLE when too many pictures wait */
async function withPictures(
  ctx: DomainContext,
  { items, written, pictures }: WholeItems<'questions'>,
  tx: Transaction,
): Promise<{ questions: Question[]; written: WrittenFields[]; lost: number }> {
  const texts = [
    ...items.flatMap((item) => [
      item.question,
      ...item.options,
      ...extraTexts.flatMap((name) => item[name] ?? []),
    ]),
    ...written.flatMap((each) => writtenTexts(each).map(({ text }) => text)),
  ];
  const { withStored, lost } = await storePicturesOf(ctx, texts, pictures, tx);
  return {
    questions: items.map((item) => withTexts(item, withStored)),
    written: written.map((each) => withWrittenTexts(each, withStored)),
    lost,
  };
}

/** Message about what was imported. */
function outcomeMessage(inTest: number, written: number): string {
  if (written === 0) return importedMessage(inTest, 'question');
  if (inTest === 0) return importedMessage(written, 'written question');
  return `${importedMessage(inTest, 'question')} into the test, ${written} into the chapter's written questions`;
}

/**
 * Makes a new test of a file's questions or adds them to an existing one; the chosen ones become written
 * questions of the chapter, and pictures figures. All or none. Without questions with options there is no test.
 * @throws NOT_FOUND, BAD_INPUT, also where questions with options have no test to go to; CONFLICT
 */
export async function importQuestions(
  ctx: DomainContext,
  input: ImportQuestionsInput,
): Promise<ImportOutcome> {
  const read = await readItems(ctx, 'questions', input);
  const { chapterId, into } = input;
  if (read.items.length > 0 && !into) throw new DomainError('BAD_INPUT', noTarget);
  return importOnce(ctx, input, async (tx): Promise<ImportOutcome> => {
    const { questions, written, lost } = await withPictures(ctx, read, tx);
    if (written.length > 0) await addWritten(ctx, tx, chapterId, written);
    const outcome = {
      imported: questions.length + written.length,
      message: outcomeMessage(questions.length, written.length) + lostPicturesMessage(lost),
      ...(written.length > 0 ? { written: written.length } : {}),
    };
    if (questions.length === 0 || !into) return { ...outcome, testId: null };
    if ('testId' in into)
      return { ...outcome, testId: await append(ctx, tx, { chapterId, ...into }, questions) };
    const item = await newItem(ctx, tx, tests, chapterId);
    const row = { ...item, ...kinds.tests.columnsOf({ ...into.newTest, questions }) };
    await tx.insert(tests).values(row as typeof tests.$inferInsert);
    return { ...outcome, testId: item.id };
  });
}
