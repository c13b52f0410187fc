import type { Page, Paper } from '@repo/contracts/content';
import type * as draft from '@repo/contracts/content.drafts';
import type { AllFields } from '@repo/contracts/items/fields-in';
import { unitWithIds } from '@repo/contracts/papers.rules';
import type * as tables from '@repo/db/schema';

/** Rows of the drafts in their wire format; the pages of a topic or summary come in order. */

type Changed = { updatedAt: Date };

/** An item in wire format with the time of its last change, for editors. */
export const withChange = <T extends object>(wire: T, row: Changed): T & { updatedAt: string } => ({
  ...wire,
  updatedAt: row.updatedAt.toISOString(),
});

type PageRow = { id: string; pageNumber: number; content: string; variants?: Page['variants'] | null };
type PageDraftRow = PageRow & Changed;
export const presentPage = (row: PageRow): Page =>
  ({
    _id: row.id,
    pageNumber: row.pageNumber,
    content: row.content,
    variants: row.variants ?? undefined,
  }) satisfies AllFields<Page>;
export const presentPageDraft = (row: PageDraftRow): draft.PageDraft => withChange(presentPage(row), row);

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

export const presentPaperDraft = (
  row: typeof tables.papers.$inferSelect,
  chapterIds: ReadonlySet<string>,
): draft.PaperDraft => withChange(presentPaper(row, chapterIds), row);
