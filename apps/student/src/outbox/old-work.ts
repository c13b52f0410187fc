import { lateStudyDaysMax } from '@repo/contracts/limits/progress';
import { reviewBatchMax } from '@repo/contracts/limits/revision';
import type { Mark } from '@repo/contracts/marks';
import { get, update } from 'idb-keyval';
import { type KeptMark, type KeptMarks, marksDatabase, savedKey } from '#src/storage/kept-marks.ts';
import { ownKey, reviewDatabase } from '#src/storage/kept-reviews.ts';
import { hasFields, isRecord, isText } from '#src/storage/schema.ts';
import { namesIn, readText, removeText, storageName } from '#src/storage/stored-text.ts';
import { createValueStore } from '#src/storage/value-store.ts';
import { randomHex } from './attempt-id.ts';
import type { Outbox } from './create-outbox.ts';
import type { JobOf, QueuedJob } from './job.ts';
import type { JobStore } from './job-store.ts';
import { jobStore, outbox } from './outbox.ts';

type Put = Pick<Outbox, 'put'>;

/** Builds before the study log noted each mark, review and day in local storage. */
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

/** Under the numbers that such a build gave. @throws while the database is away */
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
  // A tab of such a build may have added some meanwhile.
  const withoutTaken = (now = own): OldReviews => {
    const added = now.nextSequence - nextSequence;
    return { ...now, events: added > 0 ? now.events.slice(-added) : [] };
  };
  await update<OldReviews>(key, withoutTaken, reviewDatabase);
  removeNotes(notes);
}

const kindOf = ({ work }: Pick<QueuedJob, 'work'>): string => work.kind;
const isOldDays = ({ work }: QueuedJob) => work.kind === 'days' && !work.studiedAtMs;
/** Their job said only that something waited in a store of its own. */
const isEmpty = ({ work }: QueuedJob) =>
  work.kind === 'reviews' ? !work.events : kindOf({ work }) === 'marks';

/** A note for each day of study, and a job for each chapter whose flashcards were reviewed. */
async function takeInDays(userId: string, store: Pick<JobStore, 'ofUser' | 'remove'>, { put }: Put) {
  const waiting = await store.ofUser(userId);
  for (const job of waiting.filter(isEmpty)) await store.remove(job);
  const reviews = waiting.filter((job) => kindOf(job) === 'review');
  const notes = notesOf('studied ', userId);
  const studiedAtMs = [...notes.map(({ value }) => Number(value)), ...reviews.map(({ keptAtMs }) => keptAtMs)]
    .filter((ms) => Number.isInteger(ms) && ms > 0)
    .sort((one, other) => one - other)
    .slice(-lateStudyDaysMax);
  if (studiedAtMs.length > 0 && !(await put({ kind: 'days', userId, studiedAtMs }))) return;
  removeNotes(notes);
  for (const job of [...reviews, ...waiting.filter(isOldDays)]) await store.remove(job);
}

/** Puts into the outbox what builds before the study log left unsent. What fails is tried again at the next start. */
export async function takeInOldWork(
  userId: string,
  store: Pick<JobStore, 'ofUser' | 'remove'>,
  to: Put,
): Promise<void> {
  await takeInMarks(userId, to);
  await takeInReviews(userId, to).catch(() => {});
  await takeInDays(userId, store, to);
}

let taken: { userId: string; done: Promise<void> } | null = null;

/** Once a page. Never fails. */
export function oldWorkTakenIn(userId: string): Promise<void> {
  if (taken?.userId !== userId) taken = { userId, done: takeInOldWork(userId, jobStore, outbox) };
  return taken.done;
}
