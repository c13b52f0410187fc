import { z } from 'zod';
import { uploadedFile } from './auth.ts';
import { difficultyValues, mindmapEdge, mindmapNode } from './content.ts';
import { id, isoDate } from './fields.ts';
import { mindmapNodesMax, pageMaxLength, textMaxLength, titleMaxLength } from './limits.ts';
import { messages } from './messages.ts';
import { testFields } from './tests.ts';

/** What the content tool sends (spec sections 5 and 7); names are those of the documented bodies. */

const nonBlank = (message: string, max: number = titleMaxLength) =>
  z.string({ error: message }).trim().min(1, message).max(max);
const description = z.string().trim().max(textMaxLength);
const chapterId = z.string({ error: messages.chapterRequired }).min(1, messages.chapterRequired).max(128);
const subjectId = z.string({ error: messages.subjectRequired }).min(1, messages.subjectRequired).max(128);

/** `updatedAt` of what the editor saw. When it has changed since, the call fails with STALE_EDIT and changes nothing. */
const seen = { seenUpdatedAt: isoDate.optional() };

export const itemInput = z.object({ id, ...seen });
export type ItemInput = z.infer<typeof itemInput>;
export const subjectOfInput = z.object({ subjectId: id });
export const chapterOfInput = z.object({ chapterId: id });

const color = z.string().regex(/^#[0-9A-Fa-f]{6}$/, messages.subjectColorInvalid);

export const createSubjectInput = z.object({
  name: nonBlank(messages.subjectNameRequired),
  description: description.default(''),
  /** The uploaded file, decoded by the transport. */
  imageFile: uploadedFile.optional(),
});
export type CreateSubjectInput = z.infer<typeof createSubjectInput>;

const atLeastOne = (fields: Record<string, unknown>) =>
  Object.entries(fields).some(
    ([name, value]) => name !== 'id' && name !== 'seenUpdatedAt' && value !== undefined,
  );

export const updateSubjectInput = z
  .object({
    id,
    ...seen,
    name: nonBlank(messages.subjectNameRequired).optional(),
    description: description.optional(),
    color: color.optional(),
    isAllContentAvailable: z.boolean().optional(),
  })
  .refine(atLeastOne, messages.nothingToUpdate);
export type UpdateSubjectInput = z.infer<typeof updateSubjectInput>;

export const createChapterInput = z.object({
  name: nonBlank(messages.chapterNameRequired),
  subject: subjectId,
});
export type CreateChapterInput = z.infer<typeof createChapterInput>;

export const updateChapterInput = z
  .object({
    id,
    ...seen,
    name: nonBlank(messages.chapterNameRequired).optional(),
    isAllContentAvailable: z.boolean().optional(),
  })
  .refine(atLeastOne, messages.nothingToUpdate);
export type UpdateChapterInput = z.infer<typeof updateChapterInput>;

export const createTopicInput = z.object({
  name: nonBlank(messages.topicNameRequired),
  description: description.default(''),
  chapter: chapterId,
});
export type CreateTopicInput = z.infer<typeof createTopicInput>;

/**
 * A page without `_id` is new; the order of the list is the new order, page numbers follow it. A known page without
 * `content` keeps its text; `seenUpdatedAt` is the page's own.
 */
export const pageInput = z.object({
  _id: id.optional(),
  content: z.string().max(pageMaxLength).optional(),
  ...seen,
});

export const updateTopicInput = z
  .object({
    id,
    ...seen,
    name: nonBlank(messages.topicNameRequired).optional(),
    description: description.optional(),
    pages: z.array(pageInput).max(500).optional(),
  })
  .refine(atLeastOne, messages.nothingToUpdate);
export type UpdateTopicInput = z.infer<typeof updateTopicInput>;

export const addTopicPageInput = z.object({
  topicId: id,
  content: z.string().max(pageMaxLength).default(''),
});
export type AddTopicPageInput = z.infer<typeof addTopicPageInput>;
export const updateTopicPageInput = z.object({
  topicId: id,
  pageId: id,
  ...seen,
  content: z.string().max(pageMaxLength),
});
export type UpdateTopicPageInput = z.infer<typeof updateTopicPageInput>;
export const deleteTopicPageInput = z.object({ topicId: id, pageId: id, ...seen });
export type DeleteTopicPageInput = z.infer<typeof deleteTopicPageInput>;

/** A new order: exactly the ids that are there, each once. */
const order = z.array(id).max(2_000);
export const reorderSubjectsInput = z.object({ ids: order });
export const reorderChaptersInput = z.object({ subjectId: id, ids: order });
export const reorderItemsInput = z.object({ chapterId: id, ids: order });
export type ReorderItemsInput = z.infer<typeof reorderItemsInput>;
export const reorderTopicPagesInput = z.object({ topicId: id, pageIds: order });
export const reorderSummaryPagesInput = z.object({ summaryId: id, pageIds: order });
/** The order as it is now stored. */
export const newOrder = z.object({ ids: z.array(id) });

const difficulty = z.enum(difficultyValues, { error: messages.difficultyUnknown });
const cardQuestion = nonBlank(messages.cardQuestionRequired, textMaxLength);
const cardAnswer = nonBlank(messages.cardAnswerRequired, textMaxLength);

export const createFlashcardInput = z.object({
  question: cardQuestion,
  answer: cardAnswer,
  chapter: chapterId,
  difficulty: difficulty.default('medium'),
});
export type CreateFlashcardInput = z.infer<typeof createFlashcardInput>;

export const updateFlashcardInput = z
  .object({
    id,
    ...seen,
    question: cardQuestion.optional(),
    answer: cardAnswer.optional(),
    difficulty: difficulty.optional(),
  })
  .refine(atLeastOne, messages.nothingToUpdate);
export type UpdateFlashcardInput = z.infer<typeof updateFlashcardInput>;

export const createSummaryInput = z.object({ title: nonBlank(messages.titleRequired), chapter: chapterId });
export type CreateSummaryInput = z.infer<typeof createSummaryInput>;
export const updateSummaryInput = z.object({ id, ...seen, title: nonBlank(messages.titleRequired) });
export type UpdateSummaryInput = z.infer<typeof updateSummaryInput>;
export const addSummaryPageInput = z.object({ summaryId: id });
export const updateSummaryPageInput = z.object({
  summaryId: id,
  pageId: id,
  ...seen,
  content: z.string().max(pageMaxLength),
});
export type UpdateSummaryPageInput = z.infer<typeof updateSummaryPageInput>;
export const deleteSummaryPageInput = z.object({ summaryId: id, pageId: id, ...seen });
export type DeleteSummaryPageInput = z.infer<typeof deleteSummaryPageInput>;

export const createTestInput = testFields.extend({ chapter: chapterId });
export type CreateTestInput = z.infer<typeof createTestInput>;
export const updateTestInput = testFields.extend({ id, ...seen });
export type UpdateTestInput = z.infer<typeof updateTestInput>;

/** A web address, or the path under which the server shows an uploaded image. */
const imageUrl = z
  .string({ error: messages.imageUrlRequired })
  .trim()
  .min(1, messages.imageUrlRequired)
  .max(2_000)
  .refine((url) => /^\/images\/[\w.-]+$/.test(url) || isWebAddress(url), messages.imageUrlInvalid);

function isWebAddress(url: string): boolean {
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

export const createMemeInput = z
  .object({
    /** An address, or in its place an uploaded file. */
    imageUrl: imageUrl.optional(),
    imageFile: uploadedFile.optional(),
    alt: z.string().trim().max(textMaxLength).default(''),
    chapter: chapterId,
    /** The documented body names the subject; the chapter decides. */
    subject: z.string().max(128).optional(),
  })
  .superRefine((meme, check) => {
    if (meme.imageUrl === undefined && meme.imageFile === undefined)
      check.addIssue({ code: 'custom', message: messages.imageUrlRequired, path: ['imageUrl'] });
  });
export type CreateMemeInput = z.infer<typeof createMemeInput>;
export const updateMemeInput = z
  .object({
    id,
    ...seen,
    imageUrl: imageUrl.optional(),
    imageFile: uploadedFile.optional(),
    alt: z.string().trim().max(textMaxLength).optional(),
  })
  .refine(atLeastOne, messages.imageUrlRequired);
export type UpdateMemeInput = z.infer<typeof updateMemeInput>;

type Tree = { nodes: { id: string }[]; edges: { source: string; target: string }[] };

/** What keeps nodes and edges from being one tree that hangs on 'root', or null. */
function treeFault({ nodes, edges }: Tree): string | null {
  const ids = new Set(nodes.map((node) => node.id));
  if (!ids.has('root') || ids.size !== nodes.length) return messages.mindmapRootMissing;
  if (edges.some((edge) => !ids.has(edge.source) || !ids.has(edge.target))) return messages.mindmapEdgeBroken;
  const parents = new Map(edges.map((edge) => [edge.target, edge.source]));
  if (parents.size !== edges.length || edges.length !== nodes.length - 1 || parents.has('root'))
    return messages.mindmapNotATree;
  for (const node of nodes) {
    let current = node.id;
    for (let steps = 0; current !== 'root'; steps += 1) {
      const parent = parents.get(current);
      if (parent === undefined || steps > nodes.length) return messages.mindmapNotATree;
      current = parent;
    }
  }
  return null;
}

const mindmapTree = {
  title: nonBlank(messages.titleRequired),
  nodes: z
    .array(mindmapNode.extend({ text: z.string().trim().max(titleMaxLength) }))
    .min(1, messages.mindmapNodesRequired)
    .max(mindmapNodesMax),
  edges: z.array(mindmapEdge).max(mindmapNodesMax),
};

function checkTree(tree: Tree, check: z.core.$RefinementCtx): void {
  const message = treeFault(tree);
  if (message) check.addIssue({ code: 'custom', message, path: ['nodes'] });
}

export const createMindmapInput = z.object({ ...mindmapTree, chapter: chapterId }).superRefine(checkTree);
export type CreateMindmapInput = z.infer<typeof createMindmapInput>;
export const updateMindmapInput = z.object({ ...mindmapTree, id, ...seen }).superRefine(checkTree);
export type UpdateMindmapInput = z.infer<typeof updateMindmapInput>;
