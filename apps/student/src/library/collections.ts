import { brand } from '@repo/contracts/brand';
import type { Chapter, Paper, Subject } from '@repo/contracts/content';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';

export type LibrarySubject = Omit<Subject, 'chapters'>;
export type LibraryPaper = Paper;

export type LibraryChapter = {
  _id: string;
  name: string;
  isLocked: boolean;
  isAllContentAvailable: boolean;
  subjectId: string;
  subjectName: string;
};

type OfChapter = { chapterId: string; chapterName: string };
/** An item of each list of a chapter. */
export type ChapterItems = { [List in ContentList]: NonNullable<Chapter[List]>[number] & OfChapter };
export type LibraryTopic = ChapterItems['topics'];
export type LibrarySummary = ChapterItems['summaries'];
export type LibraryFlashcard = ChapterItems['flashcards'];
export type LibraryTest = ChapterItems['tests'];
export type LibraryMeme = ChapterItems['memes'];
export type LibraryMindmap = ChapterItems['mindmaps'];
export type LibraryWritten = ChapterItems['written'];

export const collectionNames = ['subjects', 'papers', 'chapters', ...contentLists] as const;
export type CollectionName = (typeof collectionNames)[number];

/** Missing in copies that a release from before them left on the device: these open all the same, without a network. */
export const laterCollections: readonly CollectionName[] = ['written', 'papers'];

/**
 * What tells one copy of the library from another: the publication, and whose it is. The owner changes with the
 * user and with what is unlocked for them, since the download differs.
 */
export type Stamp = { timestamp: string; owner: string };

/**
 * One collection, cut by subject, paper or chapter id, in order: each piece is the JSON text of its items, or the items
 * themselves once parsed. A screen so parses only what it shows.
 */
export type Pieces = Map<string, string | unknown[]>;

/** A whole library, flattened. `etag` is the server's, to ask later whether the copy still holds. */
export type FlatLibrary = Stamp & { etag: string | null; collections: Record<CollectionName, Pieces> };

/** Key in session storage, and in IndexedDB when it went there. */
export const storageKey = (name: CollectionName | 'timestamp') => `${brand.storagePrefix}-${name}`;
