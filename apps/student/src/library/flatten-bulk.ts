import type { Chapter, Paper, Subject } from '@repo/contracts/content';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import {
  type CollectionName,
  collectionNames,
  type FlatLibrary,
  type LibraryChapter,
  type LibrarySubject,
  type Pieces,
} from './collections.ts';

type Paged = { pages?: { pageNumber: number }[] };

/** Sorts pages into reading order. */
function withPagesSorted<Item extends object>(item: Item): Item {
  const { pages } = item as Paged;
  if (!Array.isArray(pages)) return item;
  return { ...item, pages: [...pages].sort((one, other) => one.pageNumber - other.pageNumber) };
}

const asList = <Item>(value: Item[] | undefined): Item[] => (Array.isArray(value) ? value : []);

function flattenItems(chapter: Chapter, collection: ContentList): string {
  const extras = { chapterId: chapter._id, chapterName: chapter.name };
  const items: object[] = asList<object>(chapter[collection]);
  return JSON.stringify(items.map((item) => ({ ...withPagesSorted(item), ...extras })));
}

/**
 * Flattens the bulk download into the library's collections (docs/product/content.md#bulk-download).
 * @returns null when the payload or its subjects are missing
 */
export function flattenBulk(
  reply: unknown,
  copy: { owner: string; etag: string | null },
): FlatLibrary | null {
  const data = (
    reply as { data?: { timestamp?: unknown; subjects?: unknown; papers?: Paper[] } | null } | null
  )?.data;
  if (typeof data?.timestamp !== 'string' || !Array.isArray(data.subjects)) return null;

  const collections = Object.fromEntries(
    collectionNames.map((name): [CollectionName, Pieces] => [name, new Map()]),
  ) as FlatLibrary['collections'];
  for (const { chapters: nested, ...subject } of data.subjects as Subject[]) {
    const chapters = asList(nested).map((chapter): LibraryChapter => {
      const { _id, name, isLocked, isAllContentAvailable } = chapter;
      return {
        _id,
        name,
        isLocked,
        isAllContentAvailable,
        subjectId: subject._id,
        subjectName: subject.name,
      };
    });
    collections.subjects.set(subject._id, JSON.stringify([subject satisfies LibrarySubject]));
    collections.chapters.set(subject._id, JSON.stringify(chapters));
    for (const chapter of asList(nested))
      for (const name of contentLists) collections[name].set(chapter._id, flattenItems(chapter, name));
  }
  for (const paper of asList(data.papers)) collections.papers.set(paper._id, JSON.stringify([paper]));
  return { ...copy, timestamp: data.timestamp, collections };
}
