import type { ReadReviews } from '@repo/contracts/revision';
import { randomHex } from '#src/outbox/attempt-id.ts';
import type { EventOrigin } from '#src/outbox/job.ts';
import { logKey, ownKey, reviewDatabase, type SentCount } from '#src/storage/kept-reviews.ts';
import { createValueStore } from '#src/storage/value-store.ts';
import { forgetNotes, type JustNoted, justNoted, type NotedReview, noteAtOnce } from './just-noted.ts';

/**
 * The events of this device that are not in the log yet; the last one has the number before `nextSequence`. `noted` are the
 * latest that came in, so that none comes in twice.
 */
export type OwnReviews = SentCount & {
  device: string;
  events: NotedReview[];
  noted?: { id: string; sequence: number }[];
};
/** More than two tabs can have on their way at once by single judgements. */
const notedMin = 100;

/** What the server has of all devices, as it gave it; `last` is how far it was read. */
export type ReviewLog = { last: number; batches: ReadReviews['batches'] };

const emptyLog: ReviewLog = { last: 0, batches: [] };

/** The number of the first event that the server is not known to have. */
export const firstUnsent = ({ sentBefore, nextSequence, events }: OwnReviews): number =>
  Math.max(sentBefore, nextSequence - events.length);

const newOwn = (): OwnReviews => ({ device: randomHex(8), nextSequence: 0, sentBefore: 0, events: [] });

/** What this page begins with where the database gave nothing of a student, until it has taken that. */
const firstOwns = new Map<string, OwnReviews>();
function firstOwn(userId: string): OwnReviews {
  const own = firstOwns.get(userId) ?? newOwn();
  firstOwns.set(userId, own);
  return own;
}

const { read, change } = createValueStore(reviewDatabase);

/**
 * Changes the events of this device. A note of an event is forgotten once the database has the event: what only this page's
 * memory took in would be lost with it. The next page gives it the same number again, so it counts once. Where the database
 * does not know the name of this device, the next page has another name, and a note is forgotten once the server has the event.
 */
async function changeOwn(userId: string, next: (now: OwnReviews) => OwnReviews): Promise<OwnReviews> {
  const { value: own, isStored } = await change<OwnReviews>(ownKey(userId), (now) =>
    next(now ?? firstOwn(userId)),
  );
  const isNamedHere = own.device === firstOwns.get(userId)?.device;
  if (isStored) firstOwns.delete(userId);
  const isSafe = ({ id }: JustNoted) =>
    own.noted?.some(
      (one) => one.id === id && (isStored || (isNamedHere && one.sequence < firstUnsent(own))),
    ) === true;
  forgetNotes(userId, justNoted(userId).filter(isSafe));
  return own;
}

/** With the events that are not among them yet. */
function withNotes(own: OwnReviews, notes: readonly JustNoted[]): OwnReviews {
  const { nextSequence, noted = [] } = own;
  const fresh = notes.filter((note) => !noted.some(({ id }) => id === note.id));
  const named = fresh.map(({ id }, index) => ({ id, sequence: nextSequence + index }));
  return {
    ...own,
    nextSequence: nextSequence + fresh.length,
    events: [...own.events, ...fresh.map(({ review }) => review)],
    noted: [...noted, ...named].filter(
      ({ id }, index, all) => index >= all.length - notedMin || notes.some((note) => note.id === id),
    ),
  };
}

/** Takes in what was noted, here or on a page that was left before it came in. */
function takeIn(userId: string): Promise<OwnReviews> {
  const ids = new Set(justNoted(userId).map(({ id }) => id));
  // Read again each time this is tried: the server may have some of them by then.
  return changeOwn(userId, (now) => {
    const notes = justNoted(userId).filter(({ id }) => ids.has(id));
    return withNotes(now, notes);
  });
}

/** Keeps what the student did, before it returns. Never fails. @returns how it is named, for taking it back */
export async function noteReview(userId: string, review: NotedReview): Promise<EventOrigin> {
  const { id } = noteAtOnce(userId, review);
  const { device, nextSequence, noted } = await takeIn(userId);
  return { device, sequence: noted?.find((one) => one.id === id)?.sequence ?? nextSequence - 1 };
}

/** Keeps what the student did to many at once, in this order, before it returns. Never fails. */
export async function noteReviews(userId: string, reviews: readonly NotedReview[]): Promise<void> {
  for (const review of reviews) noteAtOnce(userId, review);
  if (reviews.length > 0) await takeIn(userId);
}

/** The events of this device that are not in the log. Never fails. */
export async function readOwn(userId: string): Promise<OwnReviews> {
  if (justNoted(userId).length > 0) return takeIn(userId);
  return (await read<OwnReviews>(ownKey(userId))) ?? firstOwn(userId);
}

/** What is known here of the server's log. Never fails. */
export const readLog = async (userId: string): Promise<ReviewLog> =>
  (await read<ReviewLog>(logKey(userId))) ?? emptyLog;

/** The server has the events of this device before that number. They stay here until they are read in the log. */
export async function markSent(userId: string, { device, sequence }: EventOrigin): Promise<void> {
  await changeOwn(userId, (own) => {
    if (own.device !== device) return own;
    // No more than were made: what is made later has yet to be sent.
    return { ...own, sentBefore: Math.min(own.nextSequence, Math.max(own.sentBefore, sequence)) };
  });
}

/**
 * The events that go on as another device's, under their new numbers; an undo of one of them names its new name. The note of an
 * event that does not go on has the number -1.
 */
function renamed(own: OwnReviews, next: OwnReviews, isKept: (sequence: number) => boolean): OwnReviews {
  const first = own.nextSequence - own.events.length;
  const kept = own.events.map((_, index) => first + index).filter(isKept);
  const events = kept.flatMap((sequence): NotedReview | [] => {
    const review = own.events[sequence - first];
    if (review?.kind !== 'undo' || review.target.device !== own.device) return review ?? [];
    const target = kept.indexOf(review.target.sequence);
    return target === -1 ? review : { ...review, target: { device: next.device, sequence: target } };
  });
  const noted = own.noted?.map(({ id, sequence }) => ({ id, sequence: kept.indexOf(sequence) }));
  return { ...next, nextSequence: events.length, events, noted };
}

/**
 * What the server does not have goes on as another device's: it lacks events of this one from before, because it was set back
 * to an earlier state, or refuses some.
 * @param serverHas the server has what was numbered below @param isLeftOut what it will never take
 */
export async function beginAnew(
  userId: string,
  { device, sequence: serverHas }: EventOrigin,
  isLeftOut: (sequence: number) => boolean = () => false,
): Promise<void> {
  const next = newOwn();
  await changeOwn(userId, (own) =>
    own.device === device
      ? renamed(own, next, (sequence) => sequence >= serverHas && !isLeftOut(sequence))
      : own,
  );
  await change<ReviewLog>(logKey(userId), () => emptyLog);
}

/** How many events of this device the log has from the start, as far as these batches tell. */
const knownBefore = ({ batches }: ReviewLog, device: string, countOf: (body: string) => number): number =>
  Math.max(
    0,
    ...batches
      .filter((batch) => batch.device === device)
      .map(({ firstSequence, body }) => firstSequence + countOf(body)),
  );

/**
 * Adds what the server gave behind `after`, unless another tab did. What the log has of this device is kept in it alone.
 * @param countOf how many events a body holds
 */
export async function addToLog(
  userId: string,
  after: number,
  page: ReadReviews,
  countOf: (body: string) => number,
): Promise<void> {
  const { value: log } = await change<ReviewLog>(logKey(userId), (now) => {
    const known = now ?? emptyLog;
    if (known.last !== after) return known;
    return { last: page.last, batches: [...known.batches, ...page.batches] };
  });
  await changeOwn(userId, (own) => {
    const firstSequence = own.nextSequence - own.events.length;
    const isIn = Math.max(0, knownBefore(log, own.device, countOf) - firstSequence);
    return isIn === 0 ? own : { ...own, events: own.events.slice(isIn) };
  });
}
