import type { ApiClient } from '@repo/client';
import { failureOf } from '@repo/client/failure';
import { markBatchMax } from '@repo/contracts/limits/marks';
import type { MarkEdit } from '@repo/contracts/marks';
import type { KeptMark } from '#src/storage/kept-marks.ts';
import { readAnew, readKept, settleEdits, takeOver } from './mark-store.ts';

type Progress = Pick<ApiClient['progress'], 'sendMarks' | 'marks'>;

const badInput = 400;

const editOf = ({ changedAtMs: _, edit, ...mark }: KeptMark): MarkEdit => ({
  ...mark,
  editId: edit?.id ?? '',
});

/** Sends these changes; one that the server can't take at all is set aside, and the others go without it. */
async function sendEdits(userId: string, edits: readonly MarkEdit[], progress: Progress): Promise<void> {
  const ids = edits.map(({ editId }) => editId);
  try {
    const { refused } = await progress.sendMarks.mutate({ edits: [...edits] });
    await settleEdits(
      userId,
      ids,
      refused.map(({ editId }) => editId),
    );
  } catch (error) {
    if (failureOf(error)?.status !== badInput) throw error;
    if (edits.length === 1) await settleEdits(userId, ids, ids);
    else for (const edit of edits) await sendEdits(userId, [edit], progress);
  }
}

/** Sends what the server does not have, each change once. Removals go first: they make room. */
async function sendAll(userId: string, progress: Progress): Promise<void> {
  const tried = new Set<string>();
  for (;;) {
    const { marks } = await readKept(userId);
    const waiting = Object.values(marks)
      .filter(({ edit }) => edit && !tried.has(edit.id))
      .sort(
        (one, other) =>
          Number(other.isRemoved) - Number(one.isRemoved) || one.changedAtMs - other.changedAtMs,
      );
    const batch = waiting.slice(0, markBatchMax).map(editOf);
    if (batch.length === 0) return;
    for (const { editId } of batch) tried.add(editId);
    await sendEdits(userId, batch, progress);
  }
}

/**
 * Reads what other devices changed. A device that lacks a removal which the server no longer remembers sees it by the count, and
 * reads everything anew.
 * @throws as the call does; what was read by then is kept
 */
export async function readNewMarks(userId: string, progress: Pick<Progress, 'marks'>): Promise<void> {
  for (let isAnew = false; ; ) {
    const before = await readKept(userId);
    const page = await progress.marks.query({ after: before.last });
    const kept = await takeOver(userId, before, page);
    if (!kept || page.isMore) continue;
    const all = Object.values(kept.marks);
    const isOff = all.every(({ edit }) => !edit) && all.length !== page.count;
    if (!isOff || isAnew) return;
    isAnew = true;
    await readAnew(userId);
  }
}

/**
 * Brings this device and the server to the same marks: sends what was changed here, then reads what was changed elsewhere.
 * @throws as the calls do; what was sent or read by then is kept
 */
export async function syncMarks(userId: string, progress: Progress): Promise<void> {
  await sendAll(userId, progress);
  await readNewMarks(userId, progress);
}
