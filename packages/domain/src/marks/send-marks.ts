import { markEditsKept, marksMax, removedMarksMax } from '@repo/contracts/limits/marks';
import type { SendMarksInput, SentMarks } from '@repo/contracts/marks';
import { studentMarks } from '@repo/db/schema';
import { and, eq, inArray } from 'drizzle-orm';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { UserContext } from '#src/context.ts';
import { putRows, standing } from '#src/saved/saved-rows.ts';
import { columnsOf, type MarkRow } from './mark-rows.ts';

/**
 * Keeps changes of the student's marks as apps before the study log send them, in the order in which they come, each once however often it is sent; of each mark the
 * last one counts. A new mark beyond what an account holds is not kept, and named in the reply.
 * @throws NOT_SIGNED_IN for an account that was just deleted
 */
export function sendMarks(ctx: UserContext, { edits }: SendMarksInput): Promise<SentMarks> {
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    const ids = [...new Set(edits.map(({ markId }) => markId))];
    const known = await tx
      .select()
      .from(studentMarks)
      .where(and(eq(studentMarks.userId, ctx.user.id), inArray(studentMarks.id, ids)));
    const byId = new Map(known.map((row) => [row.id, row]));
    const changed = new Map<string, MarkRow>();
    const refused: SentMarks['refused'] = [];
    let { last, count } = await standing(ctx, tx, studentMarks);
    for (const edit of edits) {
      const before = byId.get(edit.markId);
      if (before?.editIds.includes(edit.editId)) continue;
      const wasThere = before ? !before.isRemoved : false;
      // What is removed before it came leaves nothing to tell.
      if (!before && edit.isRemoved) continue;
      if (!wasThere && !edit.isRemoved && count >= marksMax) {
        refused.push({ editId: edit.editId });
        continue;
      }
      count += Number(!edit.isRemoved) - Number(wasThere);
      last += 1;
      const row: MarkRow = {
        ...{ userId: ctx.user.id, id: edit.markId, sequence: last, changedAt: ctx.clock.now() },
        editIds: [...(before?.editIds ?? []), edit.editId].slice(-markEditsKept),
        ...columnsOf(edit),
      };
      byId.set(row.id, row);
      changed.set(row.id, row);
    }
    if (changed.size > 0) await putRows(ctx, tx, studentMarks, [...changed.values()], removedMarksMax);
    return { refused };
  });
}
