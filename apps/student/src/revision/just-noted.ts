import type { SendReviewsInput } from '@repo/contracts/revision';
import { persisted } from '#src/storage/persisted.ts';
import { guarded, hasFields, isRecord, isText } from '#src/storage/schema.ts';
import { namesIn, readText } from '#src/storage/stored-text.ts';

/** What a student did with a card or question, with the clock of this device. */
export type NotedReview = SendReviewsInput['events'][number];

/** A review on its way into IndexedDB. Later ones have a later id. */
export type JustNoted = { id: string; review: NotedReview };

const hasNoteFields = hasFields<{ id: string; review: object }>({ id: isText, review: isRecord });

const store = persisted<JustNoted, null>({
  key: 'review ',
  scope: 'device',
  area: 'local',
  schema: guarded((value): value is JustNoted => hasNoteFields(value)),
  fallback: null,
});

const partOf = (userId: string, id = '') => `${userId} ${id}`;

let count = 0;
const newId = () =>
  `${Date.now()} ${String(++count).padStart(6, '0')} ${Math.random().toString(36).slice(2)}`;

/** Keeps a review at once: a page that is left now is gone before IndexedDB has it. Never fails. */
export function noteAtOnce(userId: string, review: NotedReview): JustNoted {
  const note = { id: newId(), review };
  store.set(note, partOf(userId, note.id));
  return note;
}

/** The reviews of this student that IndexedDB may not have yet, oldest first. Never fails. */
export const justNoted = (userId: string): JustNoted[] =>
  namesIn('local', store.nameOf(partOf(userId)))
    .map((name) => store.parse(readText('local', name)))
    .filter((note) => note !== null)
    .sort((one, other) => (one.id < other.id ? -1 : 1));

/** IndexedDB has them. Never fails. */
export function forgetNotes(userId: string, notes: readonly JustNoted[]): void {
  for (const { id } of notes) store.clear(partOf(userId, id));
}
