import type { Chapter } from '@repo/contracts/content';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { asList, dataOf, type Entry, isEntry } from './bulk-content.ts';
import {
  emptyCollections,
  type FlatLibrary,
  type LibraryChapter,
  type LibrarySubject,
} from './collections.ts';
import { isLightHash } from './hash.ts';
import type { StoredPieces } from './stored-library.ts';

type Paged = { pages?: { pageNumber: number }[] };

/** Sorts pages into reading order. */
function withPagesSorted<Item extends object>(item: Item): Item {
  const { pages } = item as Paged;
  if (!Array.isArray(pages)) return item;
  return { ...item, pages: [...pages].sort((one, other) => one.pageNumber - other.pageNumber) };
}

function flattenItems(chapter: Chapter, collection: ContentList): string {
  const extras = { chapterId: chapter._id, chapterName: chapter.name };
  const items: object[] = asList<object>(chapter[collection]);
  const owner = { chapter: { _id: chapter._id } };
  return JSON.stringify(items.map((item) => ({ ...owner, ...withPagesSorted(item), ...extras })));
}

/**
 * Flattens the bulk download into the library's collections (docs/product/content.md#bulk-download).
 * @param copy.stored flattened lists of chapters whose content the reply omits; one that is not in `hashes`
 *   either is missing on this device
 * @param copy.freed ids of missing chapters that were removed to free space
 * @returns null when the payload or its subjects are missing
 */
export function flattenBulk(
  reply: unknown,
  {
    owner,
    etag,
    hashes,
    stored,
    freed,
  }: Pick<FlatLibrary, 'owner' | 'etag' | 'hashes'> & { stored?: StoredPieces; freed?: ReadonlySet<string> },
): FlatLibrary | null {
  const data = dataOf(reply);
  if (typeof data?.timestamp !== 'string' || !Array.isArray(data.subjects)) return null;

  const collections = emptyCollections();
  const isMissing = (chapter: Chapter | Entry): chapter is Entry =>
    isEntry(chapter) && hashes !== undefined && !hashes.has(chapter._id);
  for (const { chapters: nested, ...subject } of data.subjects) {
    const chapters = asList(nested).map((chapter): LibraryChapter => {
      const { _id, name, isLocked, isAllContentAvailable } = chapter;
      return {
        _id,
        name,
        isLocked,
        isAllContentAvailable,
        subjectId: subject._id,
        subjectName: subject.name,
        ...(isMissing(chapter) && { missing: { bytes: chapter.size, isFreed: freed?.has(_id) ?? false } }),
      };
    });
    collections.subjects.set(subject._id, JSON.stringify([subject satisfies LibrarySubject]));
    collections.chapters.set(subject._id, JSON.stringify(chapters));
    for (const chapter of asList<Chapter | Entry>(nested)) {
      if (isMissing(chapter)) continue;
      for (const name of contentLists) {
        const piece = isEntry(chapter) ? stored?.get(name)?.get(chapter._id) : undefined;
        collections[name].set(chapter._id, piece ?? flattenItems(chapter as Chapter, name));
      }
    }
  }
  for (const paper of asList(data.papers)) collections.papers.set(paper._id, JSON.stringify([paper]));
  const isLight = hashes !== undefined && [...hashes.values()].some(isLightHash);
  const etags = isLight ? { etag: null, lightEtag: etag } : { etag };
  return { owner, ...etags, ...(hashes && { hashes }), timestamp: data.timestamp, collections };
}
