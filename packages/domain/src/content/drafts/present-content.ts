import type {
  Flashcard,
  Meme,
  Mindmap,
  Page,
  Paper,
  Summary,
  Test,
  Topic,
  Written,
} from '@repo/contracts/content';
import type * as draft from '@repo/contracts/content.drafts';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { unitWithIds } from '@repo/contracts/papers.rules';
import type * as tables from '@repo/db/schema';

/** Rows of the drafts in their wire format; the pages of a topic or summary come in order. */

type Changed = { updatedAt: Date };

/** The same with the time of its last change, for editors. */
export const withChange = <T extends object>(wire: T, row: Changed): T & { updatedAt: string } => ({
  ...wire,
  updatedAt: row.updatedAt.toISOString(),
});

/** Absent unless true, so that other questions serialize exactly as they did before extra questions existed. */
const extraMark = ({ isExtra }: { isExtra: boolean }) => isExtra || undefined;

type PageRow = { id: string; pageNumber: number; content: string; variants?: Page['variants'] | null };
type PageDraftRow = PageRow & Changed;
const presentPage = (row: PageRow): Page =>
  ({
    _id: row.id,
    pageNumber: row.pageNumber,
    content: row.content,
    variants: row.variants ?? undefined,
  }) satisfies AllFields<Page>;
export const presentPageDraft = (row: PageDraftRow): draft.PageDraft => withChange(presentPage(row), row);

export const presentTopic = (row: typeof tables.topics.$inferSelect, pages: readonly PageRow[]): Topic =>
  ({
    _id: row.id,
    name: row.name,
    description: row.description,
    chapter: { _id: row.chapterId },
    pages: pages.map(presentPage),
    isExtra: extraMark(row),
  }) satisfies AllFields<Topic>;

export const presentSummary = (
  row: typeof tables.summaries.$inferSelect,
  pages: readonly PageRow[],
): Summary =>
  ({
    _id: row.id,
    title: row.title,
    chapter: { _id: row.chapterId },
    pages: pages.map(presentPage),
  }) satisfies AllFields<Summary>;

export const presentFlashcard = (row: typeof tables.flashcards.$inferSelect): Flashcard =>
  ({
    _id: row.id,
    question: row.question,
    answer: row.answer,
    chapter: { _id: row.chapterId },
    difficulty: row.difficulty,
    isExtra: extraMark(row),
    variants: row.variants ?? undefined,
  }) satisfies AllFields<Flashcard>;

export const presentTest = (row: typeof tables.tests.$inferSelect): Test =>
  ({
    _id: row.id,
    title: row.title,
    chapter: { _id: row.chapterId },
    timeLimit: row.timeLimitMinutes,
    passingScore: row.passingScorePercent,
    questions: row.questions,
  }) satisfies AllFields<Test>;

export const presentMeme = (row: typeof tables.memes.$inferSelect, subjectId: string): Meme =>
  ({
    _id: row.id,
    imageUrl: row.imageUrl,
    alt: row.alt,
    chapter: { _id: row.chapterId },
    subject: { _id: subjectId },
  }) satisfies AllFields<Meme>;

export const presentMindmap = (row: typeof tables.mindmaps.$inferSelect): Mindmap =>
  ({
    _id: row.id,
    title: row.title,
    chapter: { _id: row.chapterId },
    nodes: row.nodes,
    edges: row.edges,
  }) satisfies AllFields<Mindmap>;

export const presentWritten = (row: typeof tables.writtenQuestions.$inferSelect): Written =>
  ({
    _id: row.id,
    chapter: { _id: row.chapterId },
    marks: row.marks,
    passage: row.passage ?? undefined,
    source: row.source ?? undefined,
    alternatives: row.alternatives,
    isExtra: extraMark(row),
  }) satisfies AllFields<Written>;

/**
 * @param chapterIds only these are listed: a unit may name chapters that are deleted or that students don't
 * get
 */
export const presentPaper = (
  row: typeof tables.papers.$inferSelect,
  chapterIds: ReadonlySet<string>,
): Paper =>
  ({
    _id: row.id,
    name: row.name,
    board: row.board,
    year: row.year,
    minutes: row.minutes,
    readingMinutes: row.readingMinutes,
    instructions: row.instructions,
    units: row.units.map((unit) => unitWithIds(unit, (id) => (chapterIds.has(id) ? id : undefined))),
    sections: row.sections,
    checkedOn: row.checkedOn ?? undefined,
    isAvailable: row.isAvailable,
  }) satisfies AllFields<Paper>;

export const presentTopicDraft = (
  row: typeof tables.topics.$inferSelect,
  pages: readonly PageDraftRow[],
): draft.TopicDraft => withChange({ ...presentTopic(row, []), pages: pages.map(presentPageDraft) }, row);

export const presentSummaryDraft = (
  row: typeof tables.summaries.$inferSelect,
  pages: readonly PageDraftRow[],
): draft.SummaryDraft => withChange({ ...presentSummary(row, []), pages: pages.map(presentPageDraft) }, row);

export const presentFlashcardDraft = (row: typeof tables.flashcards.$inferSelect): draft.FlashcardDraft =>
  withChange(presentFlashcard(row), row);

export const presentTestDraft = (row: typeof tables.tests.$inferSelect): draft.TestDraft =>
  withChange(presentTest(row), row);

export const presentMemeDraft = (row: typeof tables.memes.$inferSelect, subjectId: string): draft.MemeDraft =>
  withChange(presentMeme(row, subjectId), row);

export const presentMindmapDraft = (row: typeof tables.mindmaps.$inferSelect): draft.MindmapDraft =>
  withChange(presentMindmap(row), row);

export const presentWrittenDraft = (row: typeof tables.writtenQuestions.$inferSelect): draft.WrittenDraft =>
  withChange(presentWritten(row), row);

export const presentPaperDraft = (
  row: typeof tables.papers.$inferSelect,
  chapterIds: ReadonlySet<string>,
): draft.PaperDraft => withChange(presentPaper(row, chapterIds), row);
