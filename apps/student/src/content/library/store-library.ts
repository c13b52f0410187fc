import { brand } from '@repo/contracts/brand';
import { withLock } from '#src/platform/storage/with-lock.ts';
import type { FlatLibrary, LibraryChapter } from './collections.ts';
import {
  readCachedHead,
  readIndexedDbCache,
  readOfCopy,
  writeChapters,
  writeIndexedDbCache,
} from './indexeddb-cache.ts';
import { readOpened } from './opened-chapters.ts';
import { forgetStaged } from './staged-chapters.ts';
import { chaptersIn, withoutContent } from './stored-library.ts';

const lockName = `${brand.storagePrefix}-library`;

/** One writer at a time, across tabs. */
export const aloneInLibrary = <Result>(work: () => Promise<Result>): Promise<Result> =>
  withLock(lockName, work);

const isIn = (ids: readonly string[]) => (chapter: LibraryChapter) =>
  ids.includes(chapter._id) || ids.includes(chapter.subjectId);

/** What a full device should remove last. */
export type Priorities = {
  /** The chapter in use. */
  firstId?: string | null | undefined;
  /** Ids of subjects or chapters that the student requested. */
  asked?: readonly string[] | undefined;
};

/** Chapters on this device in the order in which a full one removes them: the chapter in use is the last. */
async function removalOrder(
  library: FlatLibrary,
  { firstId, asked = [] }: Priorities,
): Promise<LibraryChapter[]> {
  const openedAt = await readOpened();
  const opened = ({ _id }: LibraryChapter) => openedAt.get(_id) ?? 0;
  const latest = Math.max(...openedAt.values());
  const isAsked = isIn(asked);
  const rank = (chapter: LibraryChapter) =>
    chapter._id === firstId || opened(chapter) === latest ? 2 : Number(isAsked(chapter));
  return chaptersIn(library.collections.chapters)
    .filter(({ isLocked, missing }) => !isLocked && !missing)
    .reverse()
    .sort((one, other) => rank(one) - rank(other) || opened(one) - opened(other));
}

type Stored = { library: FlatLibrary; isOnDevice: boolean };

/**
 * Stores the library with as few of these chapters emptied as possible, at most `max`. Null if it does not
 * fit even then.
 */
async function storeWithout(whole: FlatLibrary, order: readonly LibraryChapter[], max: number) {
  // Empty more chapters with each try, because every try writes the whole library.
  for (let count = 0, step = 1; ; step++) {
    const library = withoutContent(whole, new Set(order.slice(0, count).map(({ _id }) => _id)));
    const result = await writeIndexedDbCache(library);
    if (result === 'stored') return { library, count };
    if (result === 'blocked' || count >= max) return null;
    count = Math.min(count + step, max);
  }
}

/**
 * Stores the library. On a full device, chapters studied longest ago lose their content until the rest fits. The
 * old copy stays until there is room for at least the chapter in use.
 */
export async function storeLibrary(whole: FlatLibrary, priorities: Priorities = {}): Promise<Stored> {
  let result = await writeIndexedDbCache(whole);
  if (result === 'full') {
    await forgetStaged();
    result = await writeIndexedDbCache(whole);
  }
  if (result !== 'full') return { library: whole, isOnDevice: result === 'stored' };
  const order = await removalOrder(whole, priorities);
  const besideOld = await storeWithout(whole, order, order.length - 1);
  if (!besideOld) return { library: whole, isOnDevice: false };
  // The old copy is replaced now, so its space is free.
  const { library } = (await storeWithout(whole, order, besideOld.count - 1)) ?? besideOld;
  return { library, isOnDevice: true };
}

/**
 * Removes the content of these subjects or chapters from the copy, and from what is staged. Null if this
 * owner has no copy.
 */
export const freeContent = (owner: string, ids: readonly string[], firstId?: string | null) =>
  aloneInLibrary(async () => {
    const copy = await readIndexedDbCache(owner);
    if (!copy) return null;
    await forgetStaged();
    const freed = chaptersIn(copy.collections.chapters).filter(isIn(ids));
    return storeLibrary(withoutContent(copy, new Set(freed.map(({ _id }) => _id))), { firstId });
  });

/** Marks these as wanted again, so that an interrupted download resumes when the app is opened. */
export const wantContent = (ids: readonly string[]) =>
  aloneInLibrary(async () => {
    const head = await readCachedHead();
    const pieces = head && (await readOfCopy(['chapters'], head)).get('chapters');
    if (!head || !pieces) return;
    const isWanted = isIn(ids);
    const changed = [...pieces.keys()].map((subjectId): [string, string] => {
      const chapters = chaptersIn(new Map([[subjectId, pieces.get(subjectId) ?? []]]));
      const wanted = chapters.map((chapter) =>
        chapter.missing && isWanted(chapter)
          ? { ...chapter, missing: { ...chapter.missing, isFreed: false } }
          : chapter,
      );
      return [subjectId, JSON.stringify(wanted)];
    });
    await writeChapters(head, new Map(changed)).catch(() => {});
  });
