import { brand } from '@repo/contracts/brand';
import type { Flashcard, Meme, Mindmap, Subject, Summary, Test, Topic } from '@repo/contracts/content';

export type LibrarySubject = Omit<Subject, 'chapters'>;

export type LibraryChapter = {
  _id: string;
  name: string;
  isLocked: boolean;
  isAllContentAvailable: boolean;
  subjectId: string;
  subjectName: string;
};

type OfChapter = { chapterId: string; chapterName: string };
export type LibraryTopic = Topic & OfChapter;
export type LibrarySummary = Summary & OfChapter;
export type LibraryFlashcard = Flashcard & OfChapter;
export type LibraryTest = Test & OfChapter;
export type LibraryMeme = Meme & OfChapter;
export type LibraryMindmap = Mindmap & OfChapter;

/** The collections whose items belong to a chapter. */
export type ChapterItems = {
  topics: LibraryTopic;
  summaries: LibrarySummary;
  flashcards: LibraryFlashcard;
  tests: LibraryTest;
  memes: LibraryMeme;
  mindmaps: LibraryMindmap;
};
export type ChapterCollection = keyof ChapterItems;

export const chapterCollections = [
  'topics',
  'summaries',
  'flashcards',
  'tests',
  'memes',
  'mindmaps',
] as const;
export const collectionNames = ['subjects', 'chapters', ...chapterCollections] as const;
export type CollectionName = (typeof collectionNames)[number];

/**
 * What tells one copy of the library from another: the publication, and whose it is. The owner changes with the
 * user and with what is unlocked for them, since the download differs.
 */
export type Stamp = { timestamp: string; owner: string };

/**
 * One collection, cut by subject or chapter id, in order: each piece is the JSON text of its items, or the items
 * themselves once parsed. A screen so parses only what it shows.
 */
export type Pieces = Map<string, string | unknown[]>;

/** A whole library, flattened. `etag` is the server's, to ask later whether the copy still holds. */
export type FlatLibrary = Stamp & { etag: string | null; collections: Record<CollectionName, Pieces> };

/** Key in session storage, and in IndexedDB when it went there. */
export const storageKey = (name: CollectionName | 'timestamp') => `${brand.storagePrefix}-${name}`;
