import type { ApiClient } from '@repo/client';
import { readAnew, readKept, takeOver } from './mark-store.ts';

/**
 * Reads what other devices changed. A device that lacks a removal which the server no longer remembers sees it by the count, and
 * reads everything again.
 * @throws as the call does; what was read by then is kept
 */
export async function readNewMarks(
  userId: string,
  progress: Pick<ApiClient['progress'], 'marks'>,
): Promise<void> {
  for (let isAnew = false; ; ) {
    const before = await readKept(userId);
    const page = await progress.marks.query({ after: before.last });
    const kept = await takeOver(userId, before, page);
    if (!kept || page.isMore) continue;
    const saved = Object.values(kept.marks).filter(({ isOnlyHere }) => !isOnlyHere);
    if (saved.length === page.count || isAnew) return;
    isAnew = true;
    await readAnew(userId);
  }
}
