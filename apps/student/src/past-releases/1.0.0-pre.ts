import { reviewBatchMax } from '@repo/contracts/limits/revision';
import type { Mark } from '@repo/contracts/marks';
import { get, update } from 'idb-keyval';
import { randomHex } from '#src/outbox/attempt-id.ts';
import type { Outbox } from '#src/outbox/create-outbox.ts';
import type { JobOf, QueuedJob } from '#src/outbox/job.ts';
import type { JobStore } from '#src/outbox/job-store.ts';
import { type KeptMark, type KeptMarks, marksDatabase, savedKey } from '#src/storage/kept-marks.ts';
import { ownKey, reviewDatabase } from '#src/storage/kept-reviews.ts';
import { hasFields, isRecord, isText, isWhole } from '#src/storage/schema.ts';
import { namesIn, readText, removeText, storageName } from '#src/storage/stored-text.ts';
import { createValueStore } from '#src/storage/value-store.ts';

type Put = Pick<Outbox, 'put'>;

/** It noted each mark, review and day in local storage. */
const notesOf = (key: 'mark ' | 'review ' | 'studied ', userId: string) =>
  namesIn('local', storageName(key, `${userId} `)).map((name) => ({
    name,
    value: parsed(readText('local', name)),
  }));

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return null;
  }
}

function removeNotes(notes: readonly { name: string }[]): void {
  for (const { name } of notes) removeText('local', name);
}

/** `edit` is a change that the server did not have, `taken` the ids of those from notes. */
type OldMark = KeptMark & { isRemoved: boolean; edit: object | null };
type OldMarks = KeptMarks & { marks: Record<string, OldMark>; taken: string[] };
type MarkNote = { id: string; order: string; mark: Mark; isRemoved: boolean };

const isMarkNote = hasFields<MarkNote>({
  ...{ id: isText, order: isText, mark: (value): value is Mark => isRecord(value) },
  isRemoved: (value): value is boolean => typeof value === 'boolean',
});

async function takeInMarks(userId: string, { put }: Put): Promise<void> {
  const { read, change } = createValueStore(marksDatabase);
  const notes = notesOf('mark ', userId);
  const kept = await read<OldMarks>(savedKey('mark', userId));
  const unsent = Object.values(kept?.marks ?? {}).filter(({ edit }) => edit);
  const noted = notes
    .map(({ value }) => value)
    .filter((note): note is MarkNote => isMarkNote(note) && !kept?.taken?.includes(note.id))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  const changes = [
    ...unsent.sort((one, other) => one.changedAtMs - other.changedAtMs),
    ...noted.map(({ mark, isRemoved }) => ({ ...mark, isRemoved, changedAtMs: Date.now() })),
  ];
  for (const { changedAtMs, ...mark } of changes) {
    const { markId, chapterId, about, itemId, kind, quote, note, isRemoved } = mark;
    const change = { markId, chapterId, about, itemId, kind, quote, note, isRemoved };
    if (!(await put({ kind: 'mark', change, changedAtMs }))) return;
  }
  if (unsent.length > 0)
    await change<KeptMarks>(savedKey('mark', userId), (now) => {
      const { last = 0, marks = {}, settled = 0 } = now ?? {};
      const sent = Object.entries(marks).filter(([, mark]) => !Reflect.get(mark, 'edit'));
      return { last, marks: Object.fromEntries(sent), settled: settled + 1 };
    });
  removeNotes(notes);
}

/**
 * Reviews numbered by a whole browser: the last of `events` has the number before `nextSequence`, the server has those before
 * `sentBefore`, and `noted` are notes that came in.
 */
type OldReviews = {
  device: string;
  nextSequence: number;
  sentBefore: number;
  events: JobOf<'reviews'>['events'];
  noted?: { id: string; sequence: number }[];
};
type ReviewNote = { id: string; review: OldReviews['events'][number] };

const isReviewNote = hasFields<ReviewNote>({
  id: isText,
  review: (value): value is ReviewNote['review'] => isRecord(value),
});
const newOld = (): OldReviews => ({ device: randomHex(8), nextSequence: 0, sentBefore: 0, events: [] });

function withNotes(own: OldReviews, kept: readonly ReviewNote[]): OldReviews {
  const { nextSequence, noted = [] } = own;
  const fresh = kept.filter((note) => !noted.some(({ id }) => id === note.id));
  return {
    ...own,
    nextSequence: nextSequence + fresh.length,
    events: [...own.events, ...fresh.map(({ review }) => review)],
    noted: [...noted, ...fresh.map(({ id }, index) => ({ id, sequence: nextSequence + index }))],
  };
}

/** Under the numbers that it gave. @throws while the database is away */
async function takeInReviews(userId: string, { put }: Put): Promise<void> {
  const notes = notesOf('review ', userId);
  const kept = notes
    .map(({ value }) => value)
    .filter(isReviewNote)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const key = ownKey(userId);
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
    if (!(await put(batch))) return;
  }
  // A tab of that release may have added some meanwhile.
  const withoutTaken = (now = own): OldReviews => {
    const added = now.nextSequence - nextSequence;
    return { ...now, events: added > 0 ? now.events.slice(-added) : [] };
  };
  await update<OldReviews>(key, withoutTaken, reviewDatabase);
  removeNotes(notes);
}

/** Jobs that said only that a store of its own had something. */
const isEmpty = ({ work }: QueuedJob): boolean =>
  ['days', 'marks'].includes(work.kind) || (work.kind === 'reviews' && !work.events);

/** Days of study by flashcards were a job for each chapter, and a note for each day. */
async function upgradeJobs(userId: string, store: JobStore): Promise<void> {
  const putCards = (rev: string, atMs: number) =>
    store.put({
      ...{ id: 'cards own', userId, rev, work: { kind: 'cards' } },
      ...{ keptAtMs: atMs, notBeforeMs: atMs },
    });
  for (const job of await store.ofUser(userId)) {
    const isOfCards = (job.work.kind as string) === 'review';
    if (isOfCards) await putCards(`cards ${job.rev}`, job.keptAtMs);
    if (isOfCards || isEmpty(job)) await store.remove(job);
  }
  const notes = notesOf('studied ', userId);
  for (const { value } of notes) if (isWhole(value)) await putCards(`studied ${value}`, value);
  removeNotes(notes);
}

/** A store that has jobs of this release as ones of this build. */
export function withOldJobs(store: JobStore): JobStore {
  let upgraded: { userId: string; done: Promise<void> } | null = null;
  return {
    ...store,
    async ofUser(userId) {
      if (upgraded?.userId !== userId) upgraded = { userId, done: upgradeJobs(userId, store) };
      await upgraded.done;
      return store.ofUser(userId);
    },
  };
}

let taken: { userId: string; done: Promise<void> } | null = null;

/** Puts unsent marks and reviews into the outbox, once a page. Never fails: the next page tries again. */
export function takeInOldWork(userId: string, to: Put): Promise<void> {
  const takeIn = () => takeInMarks(userId, to).then(() => takeInReviews(userId, to));
  if (taken?.userId !== userId) taken = { userId, done: takeIn().catch(() => {}) };
  return taken.done;
}
