import { reviewBatchMax } from '@repo/contracts/limits/revision';
import { get, update } from 'idb-keyval';
import { randomHex } from '#src/outbox/attempt-id.ts';
import { outbox } from '#src/outbox/outbox.ts';
import { ownKey, reviewDatabase } from '#src/storage/kept-reviews.ts';
import { listPersisted } from '#src/storage/list-persisted.ts';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText } from '#src/storage/schema.ts';
import type { NotedReview } from './send-reviews.ts';

/**
 * What builds kept that numbered the reviews of a whole browser: the last of `events` has the number before `nextSequence`, the
 * server has those before `sentBefore`, and `noted` are notes that came in.
 */
type OldReviews = {
  device: string;
  nextSequence: number;
  sentBefore: number;
  events: NotedReview[];
  noted?: { id: string; sequence: number }[];
};
type Note = { id: string; review: NotedReview };

/** A review that such a build had not put into its database. */
const notes = persisted<Note, null>({
  ...{ key: 'review ', scope: 'device', area: 'local', fallback: null },
  schema: guarded((value): value is Note => hasFields({ id: isText, review: isRecord })(value)),
});

const newOld = (): OldReviews => ({ device: randomHex(8), nextSequence: 0, sentBefore: 0, events: [] });

function withNotes(own: OldReviews, kept: readonly Note[]): OldReviews {
  const { nextSequence, noted = [] } = own;
  const fresh = kept.filter((note) => !noted.some(({ id }) => id === note.id));
  return {
    ...own,
    nextSequence: nextSequence + fresh.length,
    events: [...own.events, ...fresh.map(({ review }) => review)],
    noted: [...noted, ...fresh.map(({ id }, index) => ({ id, sequence: nextSequence + index }))],
  };
}

/** Puts into the outbox what a build before left unsent, under the numbers that it gave. Never fails. */
export async function takeInOldReviews(userId: string): Promise<void> {
  const kept = listPersisted(notes, `${userId} `).sort((one, other) => (one.id < other.id ? -1 : 1));
  const key = ownKey(userId);
  try {
    if (kept.length === 0 && !(await get<OldReviews>(key, reviewDatabase))?.events.length) return;
    let own = newOld();
    const nameNotes = (now = newOld()) => {
      own = withNotes(now, kept);
      return own;
    };
    // Named in the database first: a second try gives them the same numbers.
    await update<OldReviews>(key, nameNotes, reviewDatabase);
    const { device, nextSequence, events, sentBefore } = own;
    const first = Math.max(sentBefore, nextSequence - events.length);
    for (let at = first; at < nextSequence; at += reviewBatchMax) {
      const part = events.slice(at - nextSequence).slice(0, reviewBatchMax);
      const batch = { kind: 'reviews', isOfQuiz: false, device, firstSequence: at, events: part } as const;
      if (!(await outbox.put(batch))) return;
    }
    // A tab of such a build may have added some meanwhile.
    const withoutTaken = (now = own): OldReviews => {
      const added = now.nextSequence - nextSequence;
      return { ...now, events: added > 0 ? now.events.slice(-added) : [] };
    };
    await update<OldReviews>(key, withoutTaken, reviewDatabase);
    for (const { id } of kept) notes.clear(`${userId} ${id}`);
  } catch {
    // The database is away: the next start tries again.
  }
}
