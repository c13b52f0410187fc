import { brand } from '@repo/contracts/brand';
import { reviewBatchMax } from '@repo/contracts/limits/revision';
import type { Mark } from '@repo/contracts/marks';
import { del, get, type UseStore, update } from 'idb-keyval';
import { randomHex } from '#src/outbox/attempt-id.ts';
import type { Outbox } from '#src/outbox/create-outbox.ts';
import type { JobOf, QueuedJob } from '#src/outbox/job.ts';
import type { JobStore } from '#src/outbox/job-store.ts';
import { deviceDatabase } from '#src/storage/device-database.ts';
import { hasFields, isRecord, isText, isWhole } from '#src/storage/schema.ts';
import { namesIn, readText, removeText, storageName } from '#src/storage/stored-text.ts';
import { clearStudy, logKey, type OnDevice, type SavedState, savedKey } from '#src/storage/study-database.ts';
import { changeValue } from '#src/storage/study-values.ts';

// Release 1.0.0-pre, before the study log. docs/testing.md#devices-of-earlier-releases says how long this file stays.

type Put = Pick<Outbox, 'put'>;

/** It noted each mark, review and day in local storage. */
const notesOf = (key: 'mark ' | 'review ' | 'studied ', userId: string) =>
  namesIn('local', storageName(key, `${userId} `)).map((name) => ({
    name,
    value: parsed(readText('local', name)),
  }));

/** A database of that release, where this device has it: opening it would create it. */
async function oldDatabase(part: 'marks' | 'reviews', isNeeded = false): Promise<UseStore | null> {
  const name = `${brand.storagePrefix}-${part}`;
  const isHere = async () =>
    (await indexedDB.databases?.())?.some((database) => database.name === name) ?? true;
  return isNeeded || (await isHere().catch(() => false)) ? deviceDatabase(name, 'entries') : null;
}

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
type OldMark = OnDevice<Mark> & { isRemoved: boolean; edit: object | null };
type OldMarks = { last: number; marks: Record<string, OldMark>; taken: string[] };
type MarkNote = { id: string; order: string; mark: Mark; isRemoved: boolean };

const isMarkNote = hasFields<MarkNote>({
  ...{ id: isText, order: isText, mark: (value): value is Mark => isRecord(value) },
  isRemoved: (value): value is boolean => typeof value === 'boolean',
});

/** @throws while the database is away */
async function takeInMarks(userId: string, { put }: Put): Promise<void> {
  const key = `of ${userId}`;
  const database = await oldDatabase('marks');
  const old = database && (await get<OldMarks>(key, database));
  const { last = 0, marks = {}, taken = [] } = old ?? {};
  const notes = notesOf('mark ', userId);
  const noted = notes
    .map(({ value }) => value)
    .filter((note): note is MarkNote => isMarkNote(note) && !taken.includes(note.id))
    .sort((one, other) => (one.order < other.order ? -1 : 1));
  const unsent = Object.values(marks).filter(({ edit }) => edit);
  const changes = [
    ...unsent.sort((one, other) => one.changedAtMs - other.changedAtMs),
    ...noted.map(({ mark, isRemoved }) => ({ ...mark, isRemoved, changedAtMs: Date.now() })),
  ];
  for (const { changedAtMs, ...mark } of changes) {
    const { markId, chapterId, about, itemId, kind, quote, note, isRemoved } = mark;
    const change = { markId, chapterId, about, itemId, kind, quote, note, isRemoved };
    if (!(await put({ kind: 'mark', change, changedAtMs }))) return;
  }
  if (database && old) {
    const sent = Object.entries(marks).flatMap(([id, { edit, isRemoved, ...mark }]) =>
      edit || isRemoved ? [] : [[id, mark] as const],
    );
    const state: SavedState<Mark> = { last, things: Object.fromEntries(sent), settled: 0 };
    await changeValue<SavedState<Mark>>(savedKey('mark', userId), (now = state) => now);
    await del(key, database);
  }
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
  const key = `own ${userId}`;
  const database = await oldDatabase('reviews', kept.length > 0);
  if (!database) return;
  const log = await get<object>(logKey(userId), database);
  if (log) {
    await changeValue<object>(logKey(userId), (now = log) => now);
    await del(logKey(userId), database);
  }
  if (kept.length === 0 && !(await get<OldReviews>(key, database))?.events.length) return;
  let own = newOld();
  const nameNotes = (now = newOld()) => {
    own = withNotes(now, kept);
    return own;
  };
  // Named in the database first: a second try gives them the same numbers.
  await update<OldReviews>(key, nameNotes, database);
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
  await update<OldReviews>(key, withoutTaken, database);
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

/** Deletes what that release stored of a student in databases that this build does not use. Never fails. */
export async function forgetOldWork(userId: string): Promise<void> {
  for (const part of ['marks', 'reviews'] as const) {
    const database = await oldDatabase(part);
    if (database) await clearStudy(userId, 'all', database);
  }
}
