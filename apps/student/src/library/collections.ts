import { brand } from '@repo/contracts/brand';
import type {
  Flashcard,
  Meme,
  Mindmap,
  Paper,
  Subject,
  Summary,
  Test,
  Topic,
  Written,
} from '@repo/contracts/content';

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
export type LibraryTopic = Topic & OfChapter;
export type LibrarySummary = Summary & OfChapter;
export type LibraryFlashcard = Flashcard & OfChapter;
export type LibraryTest = Test & OfChapter;
export type LibraryMeme = Meme & OfChapter;
export type LibraryMindmap = Mindmap & OfChapter;
export type LibraryWritten = Written & OfChapter;

/** The collections whose items belong to a chapter. */
export type ChapterItems = {
  topics: LibraryTopic;
  summaries: LibrarySummary;
  flashcards: LibraryFlashcard;
  tests: LibraryTest;
  memes: LibraryMeme;
  mindmaps: LibraryMindmap;
  written: LibraryWritten;
};
export type ChapterCollection = keyof ChapterItems;

export const chapterCollections = [
  'topics',
  'summaries',
  'flashcards',
  'tests',
  'memes',
  'mindmaps',
  'written',
] as const;
export const collectionNames = ['subjects', 'papers', 'chapters', ...chapterCollections] as const;
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
