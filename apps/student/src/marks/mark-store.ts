import { brand } from '@repo/contracts/brand';
import type { Mark, ReadMarks } from '@repo/contracts/marks';
import { type KeptMark, type KeptMarks, marksDatabase, marksKey, noMarks } from '#src/storage/kept-marks.ts';
import { createValueStore } from '#src/storage/value-store.ts';
import { openTabChannel } from '#src/tabs/tab-channel.ts';
import { forgetChanges, type JustMarked, justMarked, noteMarkAtOnce } from './just-marked.ts';

const { read, change } = createValueStore(marksDatabase);
/** More than several tabs can have on their way at once. */
const takenMin = 100;

/** With the changes that are not among them yet. */
function withChanges(kept: KeptMarks, changes: readonly JustMarked[]): KeptMarks {
  const fresh = changes.filter(({ id }) => !kept.taken.includes(id));
  if (fresh.length === 0) return kept;
  const marks = { ...kept.marks };
  for (const { id, mark, isRemoved, atMs } of fresh)
    marks[mark.markId] = { ...mark, changedAtMs: atMs, isRemoved, edit: { id, after: kept.last } };
  const taken = [...kept.taken, ...fresh.map(({ id }) => id)];
  const isTold = (id: string, index: number) =>
    index >= taken.length - takenMin || changes.some((change) => change.id === id);
  return { ...kept, marks, taken: taken.filter(isTold) };
}

const living = ({ marks }: KeptMarks): KeptMark[] =>
  Object.values(marks)
    .filter(({ isRemoved }) => !isRemoved)
    .sort((one, other) => one.changedAtMs - other.changedAtMs);

let view: { userId: string; kept: KeptMarks; marks: readonly KeptMark[] } | null = null;
const listeners = new Set<() => void>();
const tabs = openTabChannel<{ userId: string }>(`${brand.storagePrefix}-marks`);

/** Shows what is kept, with what is on its way there. */
function show(userId: string, kept: KeptMarks): void {
  view = { userId, kept, marks: living(withChanges(kept, justMarked(userId))) };
  for (const listener of listeners) listener();
}

/**
 * Changes what this device keeps. The note of a change is forgotten once the database has the change, or the server: what only
 * this page's memory took in would be lost with it.
 */
async function changeKept(userId: string, next: (now: KeptMarks) => KeptMarks): Promise<KeptMarks> {
  const { value: kept, isStored } = await change<KeptMarks>(marksKey(userId), (now) => next(now ?? noMarks));
  const isUnsent = (id: string) => Object.values(kept.marks).some(({ edit }) => edit?.id === id);
  const isSafe = ({ id }: JustMarked) => kept.taken.includes(id) && (isStored || !isUnsent(id));
  forgetChanges(userId, justMarked(userId).filter(isSafe));
  show(userId, kept);
  tabs.notify({ userId });
  return kept;
}

/** Takes in what was changed, here or on a page that was left before it came in. */
const takeIn = (userId: string): Promise<KeptMarks> =>
  changeKept(userId, (now) => withChanges(now, justMarked(userId)));

/** All that this device keeps of marks. Never fails. */
export async function readKept(userId: string): Promise<KeptMarks> {
  if (justMarked(userId).length > 0) return takeIn(userId);
  return (await read<KeptMarks>(marksKey(userId))) ?? noMarks;
}

/** The marks of this student, oldest first; null until `loadMarks` has read them. */
export const marksShown = (userId: string): readonly KeptMark[] | null =>
  view?.userId === userId ? view.marks : null;

/** Reads the marks that this device keeps. Never fails. */
export async function loadMarks(userId: string): Promise<readonly KeptMark[]> {
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
  // What is on its way there is the other tab's to take in.
  if (view?.userId === userId) show(userId, (await read<KeptMarks>(marksKey(userId))) ?? noMarks);
});

/**
 * Changes or removes a mark: shown at once, kept before a page can be left. Never fails.
 * @param editId of the change, new and random
 */
export async function putMark(userId: string, editId: string, mark: Mark, isRemoved: boolean): Promise<void> {
  noteMarkAtOnce(userId, editId, mark, isRemoved);
  if (view?.userId === userId) show(userId, view.kept);
  await takeIn(userId);
}

/**
 * The server has these changes, by their ids; those that are `refused` it had no room for. What it said since they were made is
 * read once more: another device's change may have come after them.
 */
export const settleEdits = (userId: string, sent: readonly string[], refused: readonly string[]) =>
  changeKept(userId, (now) => {
    const marks = { ...now.marks };
    let { last } = now;
    for (const mark of Object.values(now.marks)) {
      const { edit } = mark;
      if (!edit || !sent.includes(edit.id)) continue;
      if (refused.includes(edit.id)) {
        marks[mark.markId] = { ...mark, edit: { ...edit, isRefused: true } };
        continue;
      }
      last = Math.min(last, edit.after);
      if (mark.isRemoved) delete marks[mark.markId];
      else marks[mark.markId] = { ...mark, edit: null };
    }
    return { ...now, last, marks, settled: now.settled + 1 };
  });

/**
 * Takes over what the server gave behind `before.last`. What was changed here meanwhile stays.
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
    for (const { isRemoved, changedAt, ...mark } of page.marks) {
      if (marks[mark.markId]?.edit) continue;
      if (isRemoved) delete marks[mark.markId];
      else marks[mark.markId] = { ...mark, changedAtMs: Date.parse(changedAt), isRemoved: false, edit: null };
    }
    return { ...now, last: page.last, marks };
  });
  return isTaken ? kept : null;
}

/** Forgets all but what was changed here, to read anew what the server has. */
export const readAnew = (userId: string) =>
  changeKept(userId, (now) => ({
    ...now,
    last: 0,
    marks: Object.fromEntries(Object.entries(now.marks).filter(([, { edit }]) => edit)),
  }));
