import { brand } from '@repo/contracts/brand';
import type { FlatLibrary, LibraryChapter } from './collections.ts';
import {
  readCachedHead,
  readIndexedDbCache,
  readOfCopy,
  removeCopy,
  writeChapters,
  writeIndexedDbCache,
} from './indexeddb-cache.ts';
import { readOpened } from './opened-chapters.ts';
import { forgetStaged } from './staged-chapters.ts';
import { chaptersIn, withoutContent } from './stored-library.ts';

const lockName = `${brand.storagePrefix}-library`;

/** One writer at a time, across tabs; where locks are missing or forbidden, the last one wins. */
export async function aloneInLibrary<Result>(work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | undefined;
  const begin = () => {
    begun = work();
    return begun;
  };
  await navigator.locks?.request(lockName, begin).catch(() => {});
  return begun ?? begin();
}

const isIn = (ids: readonly string[]) => (chapter: LibraryChapter) =>
  ids.includes(chapter._id) || ids.includes(chapter.subjectId);

/** Chapters on this device that were studied longest ago or never, last ones first. */
async function leastStudied(library: FlatLibrary, except: readonly string[]): Promise<string[]> {
  const opened = await readOpened();
  const isExcepted = isIn(except);
  return chaptersIn(library.collections.chapters)
    .filter((chapter) => !chapter.isLocked && !chapter.missing && !isExcepted(chapter))
    .map(({ _id }) => _id)
    .reverse()
    .sort((one, other) => (opened.get(one) ?? 0) - (opened.get(other) ?? 0));
}

/**
 * Stores the library. When the device is full, chapters studied longest ago lose their content until the rest
 * fits; only content of the library is ever removed.
 * @param except ids of subjects or chapters that are removed last
 */
export async function storeLibrary(
  whole: FlatLibrary,
  except: readonly string[] = [],
): Promise<{ library: FlatLibrary; isOnDevice: boolean }> {
  let result = await writeIndexedDbCache(whole);
  for (const makeRoom of [forgetStaged, removeCopy]) {
    if (result !== 'full') break;
    await makeRoom();
    result = await writeIndexedDbCache(whole);
  }
  let library = whole;
  // One more each time, since every try writes everything.
  for (let count = 1; result === 'full'; count++) {
    const freed = (await leastStudied(library, except)).slice(0, count);
    if (freed.length === 0) break;
    library = withoutContent(library, new Set(freed));
    result = await writeIndexedDbCache(library);
  }
  return result === 'stored' ? { library, isOnDevice: true } : { library: whole, isOnDevice: false };
}

/** Removes the content of these subjects or chapters from the copy; null without a copy of this owner. */
export const freeContent = (owner: string, ids: readonly string[]) =>
  aloneInLibrary(async () => {
    const copy = await readIndexedDbCache(owner);
    if (!copy) return null;
    const freed = chaptersIn(copy.collections.chapters).filter(isIn(ids));
    return storeLibrary(withoutContent(copy, new Set(freed.map(({ _id }) => _id))));
  });

/** Notes that these are wanted again, so that an interrupted download resumes when the app is opened. */
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
