import { reviewBatchMax } from '@repo/contracts/limits/revision';
import type { Mark } from '@repo/contracts/marks';
import { del, get, update } from 'idb-keyval';
import { getSession } from '#src/platform/session/session.ts';
import { pastDatabase } from '#src/platform/storage/past-database.ts';
import { hasFields, isRecord, isText, isWhole } from '#src/platform/storage/schema.ts';
import { namesIn, readText, removeText, storageName } from '#src/platform/storage/stored-text.ts';
import {
  logKey,
  type OnDevice,
  type SavedState,
  savedKey,
  studyDatabase,
} from '#src/platform/storage/study-database.ts';
import { changeValue } from '#src/platform/storage/study-values.ts';
import { randomHex } from './attempt-id.ts';
import type { Outbox } from './create-outbox.ts';
import type { Job, JobOf, QueuedJob } from './job.ts';
import { idOf } from './job-kinds.ts';
import type { JobStore } from './job-store.ts';

// Release 1.0.0-pre, before the study log. docs/testing.md#devices-of-earlier-releases says how long this file stays.

type Put = Pick<Outbox, 'put'>;

/** Local storage entries of that release: one per unsent mark, review or study day. */
const notesOf = (key: 'mark ' | 'review ' | 'studied ', userId: string) =>
  namesIn('local', storageName(key, `${userId} `)).map((name) => ({
    name,
    value: parsed(readText('local', name)),
  }));

/** Checked before each write, so that nothing is written after a logout cleared this student's data. */
const isLoggedIn = (userId: string) => getSession().user?.id === userId;

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

/** `edit` is an unsent change; `taken` has the ids of notes already merged. */
type OldMark = OnDevice<Mark> & { isRemoved: boolean; edit: object | null };
type OldMarks = { last: number; marks: Record<string, OldMark>; taken: string[] };
type MarkNote = { id: string; order: string; mark: Mark; isRemoved: boolean };

const isMarkNote = hasFields<MarkNote>({
  ...{ id: isText, order: isText, mark: (value): value is Mark => isRecord(value) },
  isRemoved: (value): value is boolean => typeof value === 'boolean',
});

/** Queues unsent marks. @throws while the database is unavailable */
async function takeInMarks(userId: string, { put }: Put): Promise<void> {
  const key = `of ${userId}`;
  const database = await pastDatabase('marks');
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
  if (database && old && isLoggedIn(userId)) {
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
 * Reviews numbered per browser. The last of `events` has number `nextSequence - 1`; the server has all below
 * `sentBefore`; `noted` names the local-storage entries already merged.
 */
type OldReviews = {
  device: string;
  nextSequence: number;
  sentBefore: number;
  events: JobOf<'review'>['events'];
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

/** Queues unsent reviews under their original numbers. @throws while the database is unavailable */
async function takeInReviews(userId: string, { put }: Put): Promise<void> {
  const notes = notesOf('review ', userId);
  const kept = notes
    .map(({ value }) => value)
    .filter(isReviewNote)
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const key = `own ${userId}`;
  const past = await pastDatabase('reviews');
  const log = past && (await get<object>(logKey(userId), past));
  if (past && log && isLoggedIn(userId)) {
    await changeValue<object>(logKey(userId), (now = log) => now);
    await del(logKey(userId), past);
  }
  const database = past ?? studyDatabase;
  if (kept.length === 0 && !(await get<OldReviews>(key, database))?.events.length) return;
  let own = newOld();
  const nameNotes = (now = newOld()) => {
    own = withNotes(now, kept);
    return own;
  };
  // Store the numbers first, so that a retry uses the same ones.
  await update<OldReviews>(key, nameNotes, database);
  const { device, nextSequence, events, sentBefore } = own;
  const first = Math.max(sentBefore, nextSequence - events.length);
  for (let at = first; at < nextSequence; at += reviewBatchMax) {
    const part = events.slice(at - nextSequence).slice(0, reviewBatchMax);
    const batch = { kind: 'review', isOfQuiz: false, device, firstSequence: at, events: part } as const;
    if (!(await put(batch))) return;
  }
  // A tab of that release may have added reviews meanwhile.
  const withoutTaken = (now = own): OldReviews => {
    const added = now.nextSequence - nextSequence;
    return { ...now, events: added > 0 ? now.events.slice(-added) : [] };
  };
  await update<OldReviews>(key, withoutTaken, database);
  removeNotes(notes);
}

/** Current name of a job's kind; null for jobs that only pointed to another store. */
function kindNow({ kind, events }: { kind: string; events?: unknown }): string | null {
  if (kind === 'days' || kind === 'marks' || (kind === 'reviews' && !events)) return null;
  if (kind === 'review' && !events) return 'cards';
  return { result: 'quiz', reviews: 'review' }[kind] ?? kind;
}

/** Renames jobs. Days with flashcards were notes, or jobs with times in milliseconds. */
async function upgradeJobs(userId: string, store: JobStore): Promise<void> {
  const putAs = (kind: string, job: QueuedJob) => {
    const work = { ...job.work, kind } as Job;
    return store.put({ ...job, id: idOf(work), rev: `${kind} ${job.rev}`, work });
  };
  const putDays = async (times: readonly unknown[]) => {
    for (const at of times.filter(isWhole))
      await putAs('cards', {
        ...{ id: 'cards own', userId, rev: `${at}`, work: { kind: 'cards' } },
        ...{ keptAtMs: at, notBeforeMs: at },
      });
  };
  for (const job of await store.ofUser(userId)) {
    const kind = kindNow(job.work);
    if (kind === job.work.kind) continue;
    if (kind) await putAs(kind, job);
    const times: unknown = Reflect.get(job.work, 'studiedAtMs');
    if (Array.isArray(times)) await putDays(times);
    await store.remove(job);
  }
  const notes = notesOf('studied ', userId);
  await putDays(notes.map(({ value }) => value));
  removeNotes(notes);
}

/** Wraps a store, so that jobs of this release are read as current ones. */
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
