import { markEditsKept } from '@repo/contracts/limits/marks';
import type { SendMarksInput, SentMarks } from '@repo/contracts/marks';
import { lockStudent } from '#src/auth/lock-student.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { putChange } from '#src/saved/keep-saved.ts';
import { findRow } from '#src/saved/saved-rows.ts';

/**
 * Saves changes of the student's marks as apps before the study log send them, in the order in which they come, each once
 * however often it is sent; of each mark the last one counts. A new mark beyond what an account holds is not saved, and named
 * in the reply.
 * @throws NOT_SIGNED_IN for an account that was just deleted
 */
export function sendMarks(ctx: UserContext, { edits }: SendMarksInput): Promise<SentMarks> {
  return ctx.database.db.transaction(async (tx) => {
    await lockStudent(ctx, tx);
    const refused: SentMarks['refused'] = [];
    for (const { editId, ...change } of edits) {
      const before = await findRow(ctx, tx, 'mark', change.markId);
      if (before?.editIds.includes(editId)) continue;
      const editIds = [...(before?.editIds ?? []), editId].slice(-markEditsKept);
      try {
        await putChange(ctx, tx, 'mark', { change, before, editIds });
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        refused.push({ editId });
      }
    }
    return { refused };
  });
}
