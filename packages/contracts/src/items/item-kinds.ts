import type { z } from 'zod';
import type { ContentList } from './content-lists.ts';
import {
  createFlashcardInput,
  flashcard,
  flashcardDraft,
  libraryFlashcardsFile,
  updateFlashcardInput,
} from './flashcard.ts';
import { createMemeInput, meme, memeDraft, updateMemeInput } from './meme.ts';
import { createMindmapInput, mindmap, mindmapDraft, updateMindmapInput } from './mindmap.ts';
import { createSummaryInput, summary, summaryDraft, updateSummaryInput } from './summary.ts';
import { createTestInput, test, testDraft, updateTestInput } from './test.ts';
import { createTopicInput, topic, topicDraft, updateTopicInput } from './topic.ts';
import {
  createWrittenInput,
  libraryWrittenFile,
  updateWrittenInput,
  written,
  writtenDraft,
} from './written.ts';

/**
 * The schemas of each kind: items for students and for editors, the bodies that create and update one, and the list
 * in a library, if it is one file.
 */
export const itemKinds = {
  topics: { wire: topic, draft: topicDraft, create: createTopicInput, update: updateTopicInput },
  summaries: { wire: summary, draft: summaryDraft, create: createSummaryInput, update: updateSummaryInput },
  flashcards: {
    wire: flashcard,
    draft: flashcardDraft,
    create: createFlashcardInput,
    update: updateFlashcardInput,
    file: libraryFlashcardsFile,
  },
  tests: { wire: test, draft: testDraft, create: createTestInput, update: updateTestInput },
  memes: { wire: meme, draft: memeDraft, create: createMemeInput, update: updateMemeInput },
  mindmaps: { wire: mindmap, draft: mindmapDraft, create: createMindmapInput, update: updateMindmapInput },
  written: {
    wire: written,
    draft: writtenDraft,
    create: createWrittenInput,
    update: updateWrittenInput,
    file: libraryWrittenFile,
  },
} satisfies Record<
  ContentList,
  Record<'wire' | 'draft' | 'create' | 'update', z.ZodType> & { file?: z.ZodType<object[]> }
>;

type Kinds = typeof itemKinds;
export type Item<L extends ContentList> = z.infer<Kinds[L]['wire']>;
export type ItemDraft<L extends ContentList> = z.infer<Kinds[L]['draft']>;
export type CreateItem<L extends ContentList> = z.infer<Kinds[L]['create']>;
export type UpdateItem<L extends ContentList> = z.infer<Kinds[L]['update']>;

/** The lists that are one file of a library, with their items in it. */
type Files = {
  [L in ContentList as Kinds[L] extends { file: z.ZodType } ? L : never]: Kinds[L] extends {
    file: infer File extends z.ZodType<object[]>;
  }
    ? z.infer<File>[number]
    : never;
};
export type FileList = keyof Files;
export const fileLists = Object.entries(itemKinds).flatMap(([list, kind]) =>
  'file' in kind ? [list as FileList] : [],
);
type InFiles = { [L in FileList]: ({ id: string } & Files[L])[] };
/** Every chapter of a library has cards and written questions, which the starter library checks one by one. */
export type LibraryLists = Partial<InFiles> & Pick<InFiles, 'flashcards' | 'written'>;
