import type { SendReviewsInput } from '@repo/contracts/revision';
import { listPersisted } from '#src/storage/list-persisted.ts';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText } from '#src/storage/schema.ts';

/** What a student did with a card or question, with the clock of this device. */
export type NotedReview = SendReviewsInput['events'][number];

/** A review on its way into IndexedDB. Later ones have a later id. */
export type JustNoted = { id: string; review: NotedReview };

/** In local storage: a page that is left now is gone before IndexedDB has them. */
const notes = persisted<JustNoted, null>({
  key: 'review ',
  scope: 'device',
  area: 'local',
  schema: guarded((value): value is JustNoted => hasFields({ id: isText, review: isRecord })(value)),
  fallback: null,
});

let count = 0;
const newId = () =>
  `${Date.now()} ${String(++count).padStart(6, '0')} ${Math.random().toString(36).slice(2)}`;

/** Keeps a review at once. Never fails. */
export function noteAtOnce(userId: string, review: NotedReview): JustNoted {
  const note = { id: newId(), review };
  notes.set(note, `${userId} ${note.id}`);
  return note;
}

/** The reviews of this student that IndexedDB may not have yet, oldest first. Never fails. */
export const justNoted = (userId: string): JustNoted[] =>
  listPersisted(notes, `${userId} `).sort((one, other) => (one.id < other.id ? -1 : 1));

/** IndexedDB has them. Never fails. */
export function forgetNotes(userId: string, kept: readonly JustNoted[]): void {
  for (const { id } of kept) notes.clear(`${userId} ${id}`);
}
