import type { ContentList } from '@repo/contracts/items/content-lists';
import { atom, getDefaultStore, useAtomValue } from 'jotai';
import type {
  ChapterItems,
  CollectionName,
  FlatLibrary,
  LibraryChapter,
  LibraryPaper,
  LibrarySubject,
} from './collections.ts';
import { clearFigureCache } from './figure-cache.ts';
import { clearIndexedDbCache } from './indexeddb-cache.ts';
import { clearSessionCache } from './session-cache.ts';
import { shownItems } from './shown-items.ts';

export type {
  LibraryChapter,
  LibraryFlashcard,
  LibraryMeme,
  LibraryMindmap,
  LibraryPaper,
  LibrarySubject,
  LibrarySummary,
  LibraryTest,
  LibraryTopic,
  LibraryWritten,
} from './collections.ts';

type Id = string | null | undefined;

const none: unknown[] = [];

/**
 * One publication as its student may see it. It never changes: new content is another library. Content is parsed when
 * it is first looked at, so that no screen waits for all of it.
 */
function createLibrary(flat: FlatLibrary | null) {
  const storedItems = (collection: CollectionName, id: string): unknown[] => {
    const pieces = flat?.collections[collection];
    const piece = pieces?.get(id);
    if (piece === undefined) return none;
    if (typeof piece !== 'string') return piece;
    const items = JSON.parse(piece) as unknown[];
    pieces?.set(id, items);
    return items;
  };
  const shown = new Map<string, unknown[]>();
  const itemsOf = (collection: CollectionName, id: string): unknown[] => {
    const { change } = shownItems;
    if (!change) return storedItems(collection, id);
    const key = `${collection} ${id}`;
    const items = shown.get(key) ?? change(collection, storedItems(collection, id));
    shown.set(key, items);
    return items;
  };
  const allItems = (collection: 'subjects' | 'papers' | 'chapters'): unknown[] =>
    [...(flat?.collections[collection].keys() ?? [])].flatMap((id) => itemsOf(collection, id));
  const ofChapter =
    <Name extends ContentList>(name: Name) =>
    (chapterId: Id): ChapterItems[Name][] =>
      (chapterId ? itemsOf(name, chapterId) : none) as ChapterItems[Name][];
  const subjects = allItems('subjects') as LibrarySubject[];
  const chapters = allItems('chapters') as LibraryChapter[];
  const papers = allItems('papers') as LibraryPaper[];
  const findChapter = (chapterId: Id) => chapters.find((chapter) => chapter._id === chapterId);
  return {
    /** Whose library it is; null when none is loaded. */
    owner: flat?.owner ?? null,
    /** ISO moment of the publication; null when none is loaded. */
    timestamp: flat?.timestamp ?? null,
    /** Every subject, in order, those not yet available too. */
    listSubjects: () => subjects,
    /** The blueprints of board papers, in order. */
    listPapers: () => papers,
    findSubject: (subjectId: Id) => subjects.find((subject) => subject._id === subjectId),
    /** The available chapters of a subject, in order. */
    chaptersOfSubject: (subjectId: Id) =>
      chapters.filter((chapter) => chapter.subjectId === subjectId && chapter.isAllContentAvailable),
    findChapter,
    /** A chapter's items as they were stored, parsed or not yet: to look into them without parsing. */
    pieceOf: (name: CollectionName, id: string) => flat?.collections[name].get(id),
    /** A chapter's items in their own words, whatever language the screens get them in. */
    ownItems: <Name extends ContentList>(name: Name, chapterId: string) =>
      storedItems(name, chapterId) as ChapterItems[Name][],
    /** Whether the server locked the chapter for this user; false for an unknown one. */
    isChapterLocked: (chapterId: Id) => findChapter(chapterId)?.isLocked ?? false,
    topicsOfChapter: ofChapter('topics'),
    summariesOfChapter: ofChapter('summaries'),
    flashcardsOfChapter: ofChapter('flashcards'),
    testsOfChapter: ofChapter('tests'),
    memesOfChapter: ofChapter('memes'),
    mindmapsOfChapter: ofChapter('mindmaps'),
    writtenOfChapter: ofChapter('written'),
  };
}

export type Library = ReturnType<typeof createLibrary>;

const libraryAtom = atom(createLibrary(null));
const store = getDefaultStore();

/** The loaded library of this moment, for code outside components. */
export const getLibrary = (): Library => store.get(libraryAtom);

/** The loaded library; the screen follows when another one is activated. */
export const useLibrary = (): Library => useAtomValue(libraryAtom);

/** Makes this the loaded library, in every open screen; null empties it. */
export function activateLibrary(flat: FlatLibrary | null): void {
  store.set(libraryAtom, createLibrary(flat));
}

/** Forgets the content here; the copy on the device stays for its owner. Never fails. */
export function closeLibrary(): void {
  activateLibrary(null);
  clearSessionCache();
}

/** Forgets all content: in memory, in session storage, in IndexedDB, and its figures. Never fails. */
export async function clearLibrary(): Promise<void> {
  closeLibrary();
  await Promise.all([clearIndexedDbCache(), clearFigureCache()]);
}
