import type { Flashcard, Meme, Mindmap, Page, Summary, Test, Topic } from '@repo/contracts/content';
import type * as tables from '@repo/db/schema';

/** Rows of the drafts as they go over the wire; the pages of a topic or summary come in order. */

type PageRow = { id: string; pageNumber: number; content: string };
const presentPage = (row: PageRow): Page => ({
  _id: row.id,
  pageNumber: row.pageNumber,
  content: row.content,
});

export const presentTopic = (row: typeof tables.topics.$inferSelect, pages: readonly PageRow[]): Topic => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  chapter: { _id: row.chapterId },
  pages: pages.map(presentPage),
});

export const presentSummary = (
  row: typeof tables.summaries.$inferSelect,
  pages: readonly PageRow[],
): Summary => ({
  _id: row.id,
  title: row.title,
  chapter: { _id: row.chapterId },
  pages: pages.map(presentPage),
});

export const presentFlashcard = (row: typeof tables.flashcards.$inferSelect): Flashcard => ({
  _id: row.id,
  question: row.question,
  answer: row.answer,
  chapter: { _id: row.chapterId },
  difficulty: row.difficulty,
});

export const presentTest = (row: typeof tables.tests.$inferSelect): Test => ({
  _id: row.id,
  title: row.title,
  chapter: { _id: row.chapterId },
  timeLimit: row.timeLimitMinutes,
  passingScore: row.passingScorePercent,
  questions: row.questions,
});

export const presentMeme = (row: typeof tables.memes.$inferSelect, subjectId: string): Meme => ({
  _id: row.id,
  imageUrl: row.imageUrl,
  alt: row.alt,
  chapter: { _id: row.chapterId },
  subject: { _id: subjectId },
});

export const presentMindmap = (row: typeof tables.mindmaps.$inferSelect): Mindmap => ({
  _id: row.id,
  title: row.title,
  chapter: { _id: row.chapterId },
  nodes: row.nodes,
  edges: row.edges,
});
