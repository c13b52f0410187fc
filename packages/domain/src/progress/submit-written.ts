import type { SubmitWrittenInput, WrittenResult } from '@repo/contracts/progress';
import { pointCount, writtenHalves } from '@repo/contracts/written.rules';
import { publishedWritten, type WrittenSnapshot, writtenResults } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import { assertRoom } from '#src/assert-room.ts';
import { assertChapterOpen, getChapterPlace } from '#src/content/access/assert-chapter-open.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError, violatedConstraint } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import { presentWrittenResult } from './present-result.ts';
import { markStudyDay } from './study-day.ts';
import { versionSeen } from './version-seen.ts';

const publishedWrittenKey = 'written_results_written_hash_published_written_hash_fk';

type NewResult = typeof writtenResults.$inferInsert & { createdAt: Date };
type Row = typeof writtenResults.$inferSelect;

/**
 * Stores a result once per attempt, with a snapshot of its question. @returns the stored result, new or
 * existing
 */
function storeResult(
  ctx: UserContext,
  result: NewResult,
  snapshot: WrittenSnapshot,
  isNewSnapshot: boolean,
): Promise<Row | undefined> {
  const mine = and(eq(writtenResults.userId, ctx.user.id), eq(writtenResults.attemptId, result.attemptId));
  return ctx.database.db.transaction(async (tx) => {
    if (isNewSnapshot)
      await tx.insert(publishedWritten).values({ hash: result.writtenHash, snapshot }).onConflictDoNothing();
    const [added] = await tx
      .insert(writtenResults)
      .values(result)
      .onConflictDoNothing({ target: [writtenResults.userId, writtenResults.attemptId] })
      .returning();
    if (added) await assertRoom(tx, writtenResults, result.userId);
    await markStudyDay(tx, ctx.user.id, result.createdAt);
    if (added) return added;
    const [stored] = await tx.select().from(writtenResults).where(mine);
    return stored;
  });
}

/**
 * Counts the marks of an answer from the ticked points of the version that the student saw, and stores the
 * result with a snapshot of the question (docs/product/study.md#written-answers). A repeated attempt returns
 * the first result.
 * @throws NOT_FOUND for an unknown chapter or question, CHAPTER_LOCKED, BAD_INPUT for an unknown alternative
 * and for more or fewer ticks than points; FORBIDDEN for more results than an account stores
 */
export async function submitWritten(ctx: UserContext, input: SubmitWrittenInput): Promise<WrittenResult> {
  const { writtenId, chapterId, alternative, ticked } = input;
  const version = await versionSeen(ctx, input.contentTimestamp);
  await getChapterPlace(ctx, chapterId, undefined, version);
  assertChapterOpen(ctx, chapterId);
  const chapter = await ctx.published.chapterOf(version, chapterId);
  const question = chapter?.written?.find(({ _id }) => _id === writtenId);
  if (!question) throw new DomainError('NOT_FOUND', 'Written question not found');
  const chosen = question.alternatives[alternative];
  if (!chosen) throw new DomainError('BAD_INPUT', 'The question has no such alternative');
  if (ticked.length !== pointCount(chosen))
    throw new DomainError('BAD_INPUT', 'There must be one tick or gap for each point of the answer');

  const { marks, passage, alternatives } = question;
  const snapshot = { writtenId, marks, passage, alternatives };
  const id = ctx.ids.next();
  const result = {
    userId: ctx.user.id,
    id,
    attemptId: input.attemptId ?? id,
    writtenId,
    chapterId,
    writtenHash: sha256(JSON.stringify(snapshot)),
    alternative,
    ticked,
    halves: writtenHalves(question, alternative, ticked),
    outOfHalves: marks * 2,
    createdAt: ctx.clock.now(),
  };
  const store = (isNewSnapshot: boolean) => storeResult(ctx, result, snapshot, isNewSnapshot);
  const stored = await store(false).catch((error: unknown) => {
    // The first result with this snapshot.
    if (violatedConstraint(error) !== publishedWrittenKey) throw error;
    return store(true);
  });
  if (!stored) throw new Error('the stored result was not found');
  return presentWrittenResult(stored);
}
