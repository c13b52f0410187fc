import { marksMax, removedMarksMax } from '@repo/contracts/limits/marks';
import type { MarkChange, SavedMark } from '@repo/contracts/marks';
import { tooManyMarks } from '@repo/contracts/messages/progress';
import { studentMarks } from '@repo/db/schema';
import { and, eq } from 'drizzle-orm';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { putRows, standing } from '#src/saved/saved-rows.ts';
import { columnsOf, type MarkRow } from './mark-rows.ts';
import { savedMarkOf } from './read-marks.ts';

/**
 * Keeps a change of a mark, unless a later one is there.
 * @returns the mark that counts, of which only the id may be left
 * @throws FORBIDDEN for one mark too many; NOT_SIGNED_IN for an account that was just deleted
 */
export function keepMark(ctx: UserContext, change: MarkChange): Promise<SavedMark> {
  const changedAt = ctx.clock.now();
  const isThis = and(eq(studentMarks.userId, ctx.user.id), eq(studentMarks.id, change.markId));
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    const [before] = await tx.select().from(studentMarks).where(isThis);
    if (before && before.changedAt > changedAt) return savedMarkOf(before);
    const { last, count } = await standing(ctx, tx, studentMarks);
    const isNew = !change.isRemoved && (before?.isRemoved ?? true);
    if (isNew && count >= marksMax) throw new DomainError('FORBIDDEN', tooManyMarks);
    const row: MarkRow = {
      ...{ userId: ctx.user.id, id: change.markId, sequence: last + 1, changedAt },
      ...{ editIds: before?.editIds ?? [], ...columnsOf(change) },
    };
    // Another device may bring an older bookmark of the item, under the same id: its removal has to be known then.
    const isKnownElsewhere = before || change.kind === 'bookmark';
    if (isKnownElsewhere || !change.isRemoved) await putRows(ctx, tx, studentMarks, [row], removedMarksMax);
    return savedMarkOf(row);
  });
}
