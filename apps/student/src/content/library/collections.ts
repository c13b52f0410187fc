import { brand } from '@repo/contracts/brand';
import type { Chapter, Paper, Subject } from '@repo/contracts/content';
import { type ContentList, contentLists, laterLists } from '@repo/contracts/items/content-lists';
import type { Piece } from './piece.ts';

export type LibrarySubject = Omit<Subject, 'chapters'>;
export type LibraryPaper = Paper;

export type LibraryChapter = {
  _id: string;
  name: string;
  isLocked: boolean;
  isAllContentAvailable: boolean;
  subjectId: string;
  subjectName: string;
  /**
   * Set when the chapter's content is not on this device: its size as JSON, and whether it was removed to
   * free space. Chapters that were never downloaded are fetched when the connection allows.
   */
  missing?: { bytes: number; isFreed: boolean };
};

type OfChapter = { chapterId: string; chapterName: string };
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

/** Collections missing in copies stored by older releases; such copies still open offline. */
export const laterCollections: readonly CollectionName[] = [...laterLists, 'papers'];

/**
 * Identifies a copy of the library: the publication and its owner. The owner changes with the user and their
 * unlocked content, since the download differs.
 */
export type Stamp = { timestamp: string; owner: string };

/** One collection split by subject, paper or chapter id, in order, so that a screen only parses what it shows. */
export type Pieces = Map<string, Piece>;

export const emptyCollections = () =>
  Object.fromEntries(collectionNames.map((name) => [name, new Map()])) as Record<CollectionName, Pieces>;

/**
 * A whole library, flattened. `etag` is the server's, to check later whether the copy is current; null starts
 * the next download. A copy with chapters without translations has it as `lightEtag` only. `hashes` are those of
 * its open chapters on this device by id, to check which changed.
 */
export type FlatLibrary = Stamp & {
  etag: string | null;
  lightEtag?: string | null;
  hashes?: ReadonlyMap<string, string>;
  collections: Record<CollectionName, Pieces>;
};

/** Key in sessionStorage, and in IndexedDB if stored there. */
export const storageKey = (name: CollectionName | 'timestamp') => `${brand.storagePrefix}-${name}`;
