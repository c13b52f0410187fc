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
import { itemsIn } from './piece.ts';
import { clearSessionCache } from './session-cache.ts';
import { shownItems } from './shown-items.ts';
import { sizeHere } from './stored-library.ts';

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
 * One publication as the student may see it. Immutable: new content is a new library. Content is parsed on
 * first access, so that no screen waits for all of it.
 */
export function createLibrary(flat: FlatLibrary | null) {
  const storedItems = (collection: CollectionName, id: string): unknown[] => {
    const pieces = flat?.collections[collection];
    const piece = pieces?.get(id);
    if (piece === undefined) return none;
    if (Array.isArray(piece)) return piece;
    const items = itemsIn(piece) as unknown[];
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
  let papers: LibraryPaper[] | undefined;
  // Screens look for each chapter of a list: searching 800 chapters each time blocks taps.
  const byId = new Map(chapters.map((chapter) => [chapter._id, chapter]));
  const findChapter = (chapterId: Id) => byId.get(chapterId ?? '');
  return {
    /** Owner of the library; null when none is loaded. */
    owner: flat?.owner ?? null,
    /** ISO timestamp of the publication; null when none is loaded. */
    timestamp: flat?.timestamp ?? null,
    /** All subjects in order, including unavailable ones. */
    listSubjects: () => subjects,
    /** Blueprints of board papers, in order. */
    listPapers: () => {
      papers ??= allItems('papers') as LibraryPaper[];
      return papers;
    },
    findSubject: (subjectId: Id) => subjects.find((subject) => subject._id === subjectId),
    /** A subject's available chapters, in order. */
    chaptersOfSubject: (subjectId: Id) =>
      (itemsOf('chapters', subjectId ?? '') as LibraryChapter[]).filter(
        ({ isAllContentAvailable }) => isAllContentAvailable,
      ),
    findChapter,
    /** A chapter's stored items, parsed or not, for searching them without parsing. */
    pieceOf: (name: CollectionName, id: string) => flat?.collections[name].get(id),
    /** Hash of a chapter's content, if known. */
    hashOf: (id: string) => flat?.hashes?.get(id),
    /** Size of a chapter's content on this device, as JSON. */
    sizeOfChapter: (id: string): number => (flat ? sizeHere(flat, id) : 0),
    /** A chapter's items in their original language, without translation. */
    ownItems: <Name extends ContentList>(name: Name, chapterId: string) =>
      storedItems(name, chapterId) as ChapterItems[Name][],
    /** Whether the server locked the chapter for this user; false for unknown chapters. */
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

/** The current library, for code outside components. */
export const getLibrary = (): Library => store.get(libraryAtom);

/** The current library; rerenders when another one is activated. */
export const useLibrary = (): Library => useAtomValue(libraryAtom);

/** Makes this the current library in every open screen; null unloads it. */
export function activateLibrary(flat: FlatLibrary | null): void {
  store.set(libraryAtom, createLibrary(flat));
}

/** Unloads the content; the stored copy stays for its owner. Never fails. */
export function closeLibrary(): void {
  activateLibrary(null);
  clearSessionCache();
}

/** Deletes all content from memory, sessionStorage and IndexedDB, and its figures. Never fails. */
export async function clearLibrary(): Promise<void> {
  closeLibrary();
  await Promise.all([clearIndexedDbCache(), clearFigureCache()]);
}
