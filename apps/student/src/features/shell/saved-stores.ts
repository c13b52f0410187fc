import { loadMarks, settleMarks } from '#src/marks/mark-store.ts';
import type { JobKind, Settled } from '#src/outbox/job.ts';
import { ownCardStore } from '#src/own-cards/own-cards.ts';
import type { SavedKind } from '#src/storage/kept-marks.ts';

export { loadMarks };

const settlers: Record<SavedKind, (userId: string, settled: readonly Settled[]) => Promise<void>> = {
  mark: settleMarks,
  ownCard: ownCardStore.settle,
};

/** Hands each store what became of its changes. Never fails. */
export async function settleSaved(userId: string, settled: readonly Settled[]): Promise<void> {
  const kinds = new Set<JobKind>(settled.map(({ work }) => work.kind));
  for (const kind of Object.keys(settlers) as SavedKind[])
    if (kinds.has(kind)) await settlers[kind](userId, settled);
}
