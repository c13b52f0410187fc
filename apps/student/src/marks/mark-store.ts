import { brand } from '@repo/contracts/brand';
import type { Mark, ReadMarks, SavedMark } from '@repo/contracts/marks';
import type { Settled } from '#src/outbox/job.ts';
import { outbox } from '#src/outbox/outbox.ts';
import {
  type KeptMark,
  type KeptMarks,
  marksDatabase,
  marksKey,
  noMarks,
  onlyHere,
} from '#src/storage/kept-marks.ts';
import { createValueStore } from '#src/storage/value-store.ts';
import { openTabChannel } from '#src/tabs/tab-channel.ts';
import { takeInOldMarks } from './old-marks.ts';

/** Several changes of one mark in a row are one. */
const restMs = 2_000;

const { read, change } = createValueStore(marksDatabase);

/** The kept marks, changed by what waits to be sent, oldest first. */
function withWaiting(kept: KeptMarks): KeptMark[] {
  const marks = { ...kept.marks };
  for (const { change, changedAtMs } of outbox.waiting('mark')) {
    const { isRemoved, ...mark } = change;
    if (isRemoved) delete marks[mark.markId];
    else marks[mark.markId] = { ...mark, changedAtMs };
  }
  return Object.values(marks).sort((one, other) => one.changedAtMs - other.changedAtMs);
}

let view: { userId: string; kept: KeptMarks; marks: readonly KeptMark[] } | null = null;
const listeners = new Set<() => void>();
const tabs = openTabChannel<{ userId: string }>(`${brand.storagePrefix}-marks`);

function show(userId: string, kept: KeptMarks): void {
  view = { userId, kept, marks: withWaiting(kept) };
  for (const listener of listeners) listener();
}

/** Changes what this device keeps: in the view before it returns, then in the database. */
async function changeKept(userId: string, next: (now: KeptMarks) => KeptMarks): Promise<KeptMarks> {
  if (view?.userId === userId) show(userId, next(view.kept));
  const { value: kept } = await change<KeptMarks>(marksKey(userId), (now) => next(now ?? noMarks));
  if (view?.userId === userId) show(userId, kept);
  tabs.notify({ userId });
  return kept;
}

/** What this device keeps of the server's marks. Never fails. */
export const readKept = async (userId: string): Promise<KeptMarks> =>
  (await read<KeptMarks>(marksKey(userId))) ?? noMarks;

/** The marks of this student, oldest first; null until `loadMarks` has read them. */
export const marksShown = (userId: string): readonly KeptMark[] | null =>
  view?.userId === userId ? view.marks : null;

/** Reads the marks that this device has. Never fails. */
export async function loadMarks(userId: string): Promise<readonly KeptMark[]> {
  await takeInOldMarks(userId, outbox);
  await outbox.load();
  show(userId, await readKept(userId));
  return marksShown(userId) ?? [];
}

/** Tells of every change of the marks, in other tabs too. @returns stops */
export function subscribeToMarks(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

tabs.listen(async ({ userId }) => {
  if (view?.userId === userId) await loadMarks(userId);
});

/** Changes or removes a mark: shown immediately, kept before a page can be left. Never fails. @returns once it is stored */
export async function putMark(userId: string, mark: Mark, isRemoved: boolean): Promise<void> {
  const { markId, chapterId, about, itemId, kind, quote, note } = mark;
  const change = { markId, chapterId, about, itemId, kind, quote, note, isRemoved };
  const stored = outbox.put({ kind: 'mark', change, changedAtMs: Date.now() }, restMs);
  if (view?.userId === userId) show(userId, view.kept);
  await stored;
  tabs.notify({ userId });
}

function takeInto(marks: KeptMarks['marks'], { isRemoved, changedAt, ...mark }: SavedMark): void {
  const changedAtMs = Date.parse(changedAt);
  if (isRemoved) delete marks[mark.markId];
  else marks[mark.markId] = { ...mark, changedAtMs };
}

/**
 * Takes over what the server answered to changes that were sent. One that it refused stays here alone, and is sent again once
 * another mark was removed. Never fails.
 */
export async function settleMarks(userId: string, settled: readonly Settled[]): Promise<void> {
  let hasRoom = false;
  const { marks } = await changeKept(userId, (now) => {
    const marks = { ...now.marks };
    let { last } = now;
    for (const { work, status } of settled) {
      if (work.kind !== 'mark') continue;
      const { isRemoved, ...mark } = work.change;
      if (status.kind === 'refused')
        marks[mark.markId] = { ...mark, changedAtMs: work.changedAtMs, isOnlyHere: true };
      if (status.kind !== 'saved') continue;
      hasRoom ||= isRemoved;
      // Which one counts is not known any more.
      if (status.reply === null) last = 0;
      else takeInto(marks, status.reply as SavedMark);
    }
    return { last, marks, settled: now.settled + 1 };
  });
  if (!hasRoom) return;
  for (const mark of Object.values(marks)) if (mark.isOnlyHere) await putMark(userId, mark, false);
}

/**
 * Takes over what the server gave behind `before.last`.
 * @param before what was kept when it was asked
 * @returns what is kept now; null when another tab read on or something was sent meanwhile: then it may be too old
 */
export async function takeOver(
  userId: string,
  before: KeptMarks,
  page: ReadMarks,
): Promise<KeptMarks | null> {
  let isTaken = false;
  const kept = await changeKept(userId, (now) => {
    isTaken = now.last === before.last && now.settled === before.settled;
    if (!isTaken) return now;
    const marks = { ...now.marks };
    for (const mark of page.marks) if (!marks[mark.markId]?.isOnlyHere) takeInto(marks, mark);
    return { ...now, last: page.last, marks };
  });
  return isTaken ? kept : null;
}

/** Forgets what the server has, to read it again from the start. */
export const readAnew = (userId: string) =>
  changeKept(userId, (now) => ({ ...now, last: 0, marks: onlyHere(now.marks) }));
