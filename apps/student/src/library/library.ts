import type {
  ChapterCollection,
  ChapterItems,
  CollectionName,
  FlatLibrary,
  LibraryChapter,
  LibraryFlashcard,
  LibraryMeme,
  LibraryMindmap,
  LibrarySubject,
  LibrarySummary,
  LibraryTest,
  LibraryTopic,
} from './collections.ts';
import { clearDeviceShelf } from './device-shelf.ts';
import { clearSessionShelf } from './session-shelf.ts';

export type {
  LibraryChapter,
  LibraryFlashcard,
  LibraryMeme,
  LibraryMindmap,
  LibrarySubject,
  LibrarySummary,
  LibraryTest,
  LibraryTopic,
} from './collections.ts';

let current: FlatLibrary | null = null;
let subjects: LibrarySubject[] = [];
let chapters: LibraryChapter[] = [];

/** The items of a piece; content is parsed when first looked at, so that no screen waits for all of it. */
function itemsOf(collection: CollectionName, id: string): unknown[] {
  const pieces = current?.collections[collection];
  const piece = pieces?.get(id);
  if (piece === undefined) return [];
  if (typeof piece !== 'string') return piece;
  const items = JSON.parse(piece) as unknown[];
  pieces?.set(id, items);
  return items;
}

function allItems(collection: 'subjects' | 'chapters'): unknown[] {
  const ids = [...(current?.collections[collection].keys() ?? [])];
  return ids.flatMap((id) => itemsOf(collection, id));
}

/** Puts a loaded library in force; null empties it. */
export function fillLibrary(library: FlatLibrary | null): void {
  current = library;
  subjects = allItems('subjects') as LibrarySubject[];
  chapters = allItems('chapters') as LibraryChapter[];
}

/** Whose library is loaded, or null when none is. */
export function libraryOwner(): string | null {
  return current?.owner ?? null;
}

function ofChapter<Name extends ChapterCollection>(
  name: Name,
  chapterId: string | null | undefined,
): ChapterItems[Name][] {
  return chapterId ? (itemsOf(name, chapterId) as ChapterItems[Name][]) : [];
}

/** Every subject of the library, in order, those not yet available too. */
export function listSubjects(): LibrarySubject[] {
  return subjects;
}

export function findSubject(subjectId: string | null | undefined): LibrarySubject | undefined {
  return subjects.find((subject) => subject._id === subjectId);
}

/** The available chapters of a subject, in order. */
export function chaptersOfSubject(subjectId: string | null | undefined): LibraryChapter[] {
  return chapters.filter((chapter) => chapter.subjectId === subjectId && chapter.isAllContentAvailable);
}

export function findChapter(chapterId: string | null | undefined): LibraryChapter | undefined {
  return chapters.find((chapter) => chapter._id === chapterId);
}

export function topicsOfChapter(chapterId: string | null | undefined): LibraryTopic[] {
  return ofChapter('topics', chapterId);
}

export function summariesOfChapter(chapterId: string | null | undefined): LibrarySummary[] {
  return ofChapter('summaries', chapterId);
}

export function flashcardsOfChapter(chapterId: string | null | undefined): LibraryFlashcard[] {
  return ofChapter('flashcards', chapterId);
}

export function testsOfChapter(chapterId: string | null | undefined): LibraryTest[] {
  return ofChapter('tests', chapterId);
}

export function memesOfChapter(chapterId: string | null | undefined): LibraryMeme[] {
  return ofChapter('memes', chapterId);
}

export function mindmapsOfChapter(chapterId: string | null | undefined): LibraryMindmap[] {
  return ofChapter('mindmaps', chapterId);
}

/** Whether the server locked the chapter for this user; false for an unknown one. */
export function isChapterLocked(chapterId: string | null | undefined): boolean {
  return findChapter(chapterId)?.isLocked ?? false;
}

/** ISO moment of the publication that is loaded, or null when none is. */
export function libraryTimestamp(): string | null {
  return current?.timestamp ?? null;
}

/** Forgets the content here; the copy on the device stays for its owner. Never fails. */
export function closeLibrary(): void {
  fillLibrary(null);
  clearSessionShelf();
}

/** Forgets all content: in memory, in session storage and in IndexedDB. Never fails. */
export async function clearLibrary(): Promise<void> {
  closeLibrary();
  await clearDeviceShelf();
}
