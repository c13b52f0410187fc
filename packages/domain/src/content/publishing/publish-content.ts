import * as adminMessages from '@repo/contracts/messages/admin';
import * as requestMessages from '@repo/contracts/messages/request';
import type { DomainContext } from '#src/context.ts';
import { DomainError, sqlState } from '#src/errors.ts';
import { longTransaction, type Transaction } from '#src/transactions.ts';
import { type FrozenDrafts, freezeDrafts } from './freeze-drafts.ts';
import {
  assertNewest,
  lockPublishing,
  PublishConflict,
  publicationTime,
  startFragment,
  storeChapterFragments,
  storeFragments,
  storeVersion,
} from './store-version.ts';

/** A retried publish finds most of its work done, so only many concurrent servers could use these up. */
const triesMax = 10;
const foreignKeyViolation = '23503';

export type Publication = {
  /** The timestamp of the version that students see now. */
  publishedAt: string;
  /** False when students already saw the same content, so that no version was made. */
  isChanged: boolean;
  /** Everything is hidden, so that students would see no subjects. */
  isEmpty: boolean;
};

/** Another publish came first, or a fragment it refers to was deleted meanwhile. */
const isPublishConflict = (error: unknown) =>
  error instanceof PublishConflict || sqlState(error) === foreignKeyViolation;

/**
 * Serializes publishing: one at a time in this process, and `work` is retried when another server came first.
 * @throws UNAVAILABLE when others always do
 */
export async function retryOnConflict<T>(ctx: DomainContext, work: () => Promise<T>): Promise<T> {
  return ctx.adminWork.publishing(async () => {
    for (let tries = 1; tries <= triesMax; tries++) {
      try {
        return await work();
      } catch (error) {
        if (!isPublishConflict(error)) throw error;
      }
    }
    throw new DomainError('UNAVAILABLE', requestMessages.unavailable, {
      retryAfterSeconds: 5,
      busy: 'publishing',
    });
  });
}

export const isNothingAvailable = ({ subjects }: FrozenDrafts) =>
  subjects.every(({ chapters }) => chapters.length === 0);

const outlineOf = ({ subjects }: FrozenDrafts) =>
  subjects.map(({ _id, name, chapters }) => ({
    _id,
    name,
    chapters: chapters.map((chapter) => ({ _id: chapter._id, name: chapter.name })),
  }));

/**
 * Stores what was frozen as the newest version, unless students have it already. `before` runs in the same
 * transaction, once no other publish can come in between.
 * @throws PublishConflict
 */
export async function storeFrozen(
  ctx: DomainContext,
  frozen: FrozenDrafts,
  input: { author: string; note: string; scheduledFor?: Date },
  before?: (tx: Transaction) => Promise<void>,
): Promise<{ publishedAt: Date; isChanged: boolean }> {
  const { newest, contentHash } = frozen;
  const isChanged = newest?.contentHash !== contentHash;
  const publishedAt = isChanged || !newest ? publicationTime(newest, ctx.clock.now()) : newest.publishedAt;
  const start = await startFragment(publishedAt);
  await longTransaction(ctx, async (tx) => {
    await lockPublishing(tx);
    await before?.(tx);
    await assertNewest(tx, newest);
    await storeChapterFragments(tx, frozen.read);
    await storeFragments(tx, isChanged ? [start, ...frozen.newFragments] : frozen.newFragments);
    if (!isChanged) return;
    const parts = [{ chapterId: null, openHash: start.hash, lockedHash: start.hash }, ...frozen.parts];
    await storeVersion(tx, { ...input, publishedAt, contentHash, outline: outlineOf(frozen) }, parts);
  });
  return { publishedAt, isChanged };
}

/**
 * Freezes all available content as an immutable version, which students see from then on. Makes none if
 * nothing changed. Reads changes since the last time in one snapshot, compresses off the event loop, and
 * stores in one short transaction.
 * @returns the version's timestamp, by the server's clock
 * @throws CONFLICT when nothing is available and `isEmptyMeant` is not set; UNAVAILABLE
 */
export async function publishContent(
  ctx: DomainContext,
  input: { author: string; note: string; isEmptyMeant?: boolean },
): Promise<Publication> {
  return retryOnConflict(ctx, async () => {
    const frozen = await freezeDrafts(ctx);
    const isEmpty = isNothingAvailable(frozen);
    if (isEmpty && !input.isEmptyMeant) throw new DomainError('CONFLICT', adminMessages.publishNothing);
    const { publishedAt, isChanged } = await storeFrozen(ctx, frozen, {
      author: input.author,
      note: input.note,
    });
    await ctx.published.refresh(frozen.newFragments);
    return { publishedAt: publishedAt.toISOString(), isChanged, isEmpty };
  });
}
