import type { SavedKind } from '@repo/contracts/saved.rules';
import { type Saved, type SavedChange, savedKinds } from '@repo/contracts/saved-kinds';
import { savedThings } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { countRows, findRow, isOwn, partsOf, putRow, type SavedRow, savedOf } from './saved-rows.ts';

/** @throws FORBIDDEN where the account or the chapter has no room for another thing */
async function assertRoom(
  ctx: UserContext,
  tx: Transaction,
  kind: SavedKind,
  { count, chapterId }: { count: number; chapterId: string },
): Promise<void> {
  const { max, tooMany, perChapter } = savedKinds[kind];
  if (count >= max) throw new DomainError('FORBIDDEN', tooMany);
  if (!perChapter) return;
  const isOfChapter = and(eq(savedThings.chapterId, chapterId), eq(savedThings.isRemoved, false));
  if ((await tx.$count(savedThings, and(isOwn(ctx, kind), isOfChapter))) >= perChapter.max)
    throw new DomainError('FORBIDDEN', perChapter.tooMany);
}

/**
 * Replaces the stored thing with a change. The caller must hold the student's lock.
 * @param before the stored thing
 * @returns the row that counts
 * @throws FORBIDDEN above the limit
 */
export async function putChange<Kind extends SavedKind>(
  ctx: UserContext,
  tx: Transaction,
  kind: Kind,
  {
    change,
    before,
    editIds = before?.editIds ?? [],
  }: { change: SavedChange<Kind>; before: SavedRow | undefined; editIds?: string[] },
): Promise<SavedRow> {
  const { wordless, perChapter, isSameElsewhere } = savedKinds[kind];
  const { isRemoved, ...thing } = change;
  const {
    id,
    chapterId: newChapterId,
    content,
  } = partsOf(kind, isRemoved ? { ...thing, ...wordless } : thing);
  const chapterId = (perChapter && before?.chapterId) ?? newChapterId;
  const { last, count } = await countRows(ctx, tx, kind);
  if (!isRemoved && (before?.isRemoved ?? true)) await assertRoom(ctx, tx, kind, { count, chapterId });
  const row = {
    ...{ userId: ctx.user.id, kind, id, sequence: last + 1, chapterId, content, isRemoved },
    ...{ changedAt: ctx.clock.now(), editIds },
  };
  // A removal that arrives before its thing needs no row.
  if (before || !isRemoved || isSameElsewhere?.(change as never)) await putRow(ctx, tx, row);
  return row;
}

/**
 * Saves a change of a thing, unless a later one is stored.
 * @returns the thing that counts, or only its id if it is removed
 * @throws FORBIDDEN above the limit, and without Super where the kind needs it; NOT_SIGNED_IN for an account
 * that was just deleted
 */
export async function keepSaved<Kind extends SavedKind>(
  ctx: UserContext,
  kind: Kind,
  change: SavedChange<Kind>,
): Promise<Saved<Kind>> {
  const { needsSuper } = savedKinds[kind];
  if (needsSuper && !change.isRemoved && ctx.user.plan !== 'Pro')
    throw new DomainError('FORBIDDEN', needsSuper);
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    const before = await findRow(ctx, tx, kind, partsOf(kind, change).id);
    const isLate = before && before.changedAt > ctx.clock.now();
    return savedOf(kind, isLate ? before : await putChange(ctx, tx, kind, { change, before }));
  });
}
