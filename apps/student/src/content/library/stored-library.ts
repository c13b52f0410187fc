import { contentLists } from '@repo/contracts/items/content-lists';
import type { Entry } from './bulk-content.ts';
import type { CollectionName, FlatLibrary, LibraryChapter, Pieces } from './collections.ts';
import { lightHash } from './hash.ts';
import { readCachedHead, readOfCopy } from './indexeddb-cache.ts';
import { itemsIn, lengthOf, type Piece } from './piece.ts';

/** Flattened lists of the copy on this device. */
export type StoredPieces = ReadonlyMap<CollectionName, Pieces>;

export type StoredCopy = {
  /** Version of the copy; null without a copy. */
  timestamp: string | null;
  pieces: StoredPieces;
  hashes: ReadonlyMap<string, string>;
  chapters: LibraryChapter[];
};

function parsed(piece: Piece): unknown[] | null {
  try {
    const items = itemsIn(piece);
    return Array.isArray(items) ? items : null;
  } catch {
    return null;
  }
}

/** All chapters of a library, in order. */
export const chaptersIn = (pieces: Pieces | undefined): LibraryChapter[] =>
  [...(pieces?.values() ?? [])].flatMap((piece) => (parsed(piece) ?? []) as LibraryChapter[]);

const userOf = (owner: string | undefined) => owner?.split(' ')[0];

/**
 * The copy on this device, of any version; empty without one that has hashes. Another student's has texts by hash,
 * but no list of chapters: what they removed is their choice.
 */
export async function readStoredCopy(owner: string): Promise<StoredCopy> {
  const head = await readCachedHead();
  const pieces: StoredPieces = head?.hashes
    ? await readOfCopy(['chapters', ...contentLists], head)
    : new Map();
  const isOwn = userOf(head?.owner) === userOf(owner);
  const chapters = isOwn ? chaptersIn(pieces.get('chapters')) : [];
  return { timestamp: head?.timestamp ?? null, pieces, hashes: head?.hashes ?? new Map(), chapters };
}

/** The hashes of stored chapters with a missing or damaged list. */
export function damagedIn({ pieces, hashes }: StoredCopy): Set<string> {
  const isReadable = (id: string) =>
    contentLists.every((list) => {
      const piece = pieces.get(list)?.get(id);
      return piece !== undefined && parsed(piece) !== null;
    });
  return new Set([...hashes].filter(([id]) => !isReadable(id)).map(([, hash]) => hash));
}

/** The hash under which the copy has a chapter, if it is readable and has the translations that are needed. */
export function heldHash(
  { _id, hash }: Entry,
  { hashes }: Pick<StoredCopy, 'hashes'>,
  damaged: ReadonlySet<string>,
  isLight: boolean | undefined,
): string | undefined {
  const held = hashes.get(_id);
  const isSame = held === hash || (isLight && held === lightHash(hash));
  return isSame && held !== undefined && !damaged.has(held) ? held : undefined;
}

/** Size of a chapter's content here, as JSON. */
export const sizeHere = ({ collections }: FlatLibrary, chapterId: string): number =>
  contentLists.reduce((sum, list) => {
    const piece = collections[list].get(chapterId);
    return sum + (piece === undefined ? 0 : lengthOf(piece));
  }, 0);

/** The library without the content of these chapters, which `missing` then describes. */
export function withoutContent(library: FlatLibrary, chapterIds: ReadonlySet<string>): FlatLibrary {
  const isFreed = ({ _id, isLocked }: LibraryChapter) => !isLocked && chapterIds.has(_id);
  const chapters: Pieces = new Map();
  for (const [subjectId, piece] of library.collections.chapters) {
    const list = (parsed(piece) ?? []) as LibraryChapter[];
    const freed = list.map((chapter) => {
      if (!isFreed(chapter)) return chapter;
      const bytes = chapter.missing?.bytes ?? sizeHere(library, chapter._id);
      return { ...chapter, missing: { bytes, isFreed: true } };
    });
    chapters.set(subjectId, JSON.stringify(freed));
  }
  const without = <Value>(all: ReadonlyMap<string, Value>) =>
    new Map([...all].filter(([id]) => !chapterIds.has(id)));
  const lists = Object.fromEntries(contentLists.map((list) => [list, without(library.collections[list])]));
  return {
    ...library,
    ...(library.hashes && { hashes: without(library.hashes) }),
    collections: { ...library.collections, ...lists, chapters },
  };
}
