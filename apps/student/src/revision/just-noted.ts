import type { SendReviewsInput } from '@repo/contracts/revision';
import { keptAtOnce } from '#src/storage/kept-at-once.ts';
import { hasFields, isRecord, isText } from '#src/storage/schema.ts';

/** What a student did with a card or question, with the clock of this device. */
export type NotedReview = SendReviewsInput['events'][number];

/** A review on its way into IndexedDB. Later ones have a later id. */
export type JustNoted = { id: string; review: NotedReview };

const { keep, list, forget } = keptAtOnce<JustNoted>({
  key: 'review ',
  isKept: hasFields<{ id: string; review: object }>({ id: isText, review: isRecord }),
  orderOf: ({ id }) => id,
});

let count = 0;
const newId = () =>
  `${Date.now()} ${String(++count).padStart(6, '0')} ${Math.random().toString(36).slice(2)}`;

/** Keeps a review at once. Never fails. */
export function noteAtOnce(userId: string, review: NotedReview): JustNoted {
  const note = { id: newId(), review };
  keep(userId, note);
  return note;
}

/** The reviews of this student that IndexedDB may not have yet, oldest first. Never fails. */
export const justNoted = list;

/** IndexedDB has them. Never fails. */
export const forgetNotes = forget;
