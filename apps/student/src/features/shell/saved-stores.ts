import { markStore } from '#src/marks/mark-store.ts';
import type { Settled } from '#src/outbox/job.ts';
import { ownCardStore } from '#src/own-cards/own-cards.ts';
import type { SavedKind } from '#src/storage/kept-marks.ts';

export const loadMarks = markStore.load;

type Settle = (userId: string, settled: readonly Settled[]) => Promise<void>;
const stores: Record<SavedKind, { settle: Settle }> = { mark: markStore, ownCard: ownCardStore };

/** Passes each store the outcome of its changes. Never fails. */
export async function settleSaved(userId: string, settled: readonly Settled[]): Promise<void> {
  for (const [kind, { settle }] of Object.entries(stores))
    if (settled.some(({ work }) => work.kind === kind)) await settle(userId, settled);
}
