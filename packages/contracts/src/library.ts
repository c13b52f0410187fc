import type { z } from 'zod';
import type { libraryChapterFile } from './items/chapter.ts';
import type { LibraryLists } from './items/item-kinds.ts';
import type { LibraryMemeFields } from './items/meme.ts';
import type { libraryMindmapFile } from './items/mindmap.ts';
import type { PageVariants } from './items/page.ts';
import type { LibraryPaperFields } from './items/paper.ts';
import type { librarySubjectFile } from './items/subject.ts';
import type { librarySummaryHead } from './items/summary.ts';
import type { TestFields } from './items/test.ts';
import type { libraryTopicHead } from './items/topic.ts';

export { libraryChapterFile } from './items/chapter.ts';
export { libraryFlashcardsFile } from './items/flashcard.ts';
export { libraryText } from './items/item.ts';
export { libraryMemesFile } from './items/meme.ts';
export { type LibraryBranch, libraryMindmapFile } from './items/mindmap.ts';
export { libraryPaperFile } from './items/paper.ts';
export { librarySubjectFile } from './items/subject.ts';
export { librarySummaryHead } from './items/summary.ts';
export { libraryTestChecks, libraryTestFile, pathInFile, testFileOf } from './items/test-file.ts';
export { libraryTopicHead } from './items/topic.ts';
export { libraryWrittenFile } from './items/written.ts';

/**
 * A library in files (packages/content), one schema per file: the starter library, and what the content tool
 * saves and reads. packages/content checks further rules of the starter library.
 */

type Identified = { id: string };
export type LibraryImage = {
  bytes: Buffer;
  mediaType: string;
  /** Parts removed when a drawing was read, each with how often. */
  leftOut?: Record<string, number>;
};
/** `pageVariants` follow the order of the pages, null for none; absent if no page has variants. */
type Pages = { pages: string[]; pageVariants?: (PageVariants | null)[] };
/** A figure, by its name in the chapter's texts. */
export type LibraryFigure = { name: string; image: LibraryImage };

/** A chapter of a library, read and validated. Ids are stable because they derive from folder and file names. */
export type LibraryChapter = Identified &
  LibraryLists &
  z.infer<typeof libraryChapterFile> & {
    topics: (Identified & z.infer<typeof libraryTopicHead> & Pages)[];
    summaries: (Identified & z.infer<typeof librarySummaryHead> & Pages)[];
    tests: (Identified & TestFields)[];
    memes: (Identified & LibraryMemeFields & { picture: LibraryImage | { url: string } })[];
    mindmaps: (Identified & z.infer<typeof libraryMindmapFile>)[];
    figures: LibraryFigure[];
  };

export type LibrarySubject = Identified &
  Omit<z.infer<typeof librarySubjectFile>, 'image'> & {
    picture: LibraryImage | null;
    chapters: LibraryChapter[];
  };

/** The blueprint of a board paper; refers to chapters by their ids in the library. */
export type LibraryPaper = Identified & LibraryPaperFields;

/** `papers` is absent when there are none. */
export type Library = { subjects: LibrarySubject[]; papers?: LibraryPaper[] };
