import { setImmediate } from 'node:timers/promises';
import type { Chapter } from '@repo/contracts/content';
import type { ChapterDraft } from '@repo/contracts/content.drafts';
import { byList, type ContentList, contentLists, laterLists } from '@repo/contracts/items/content-lists';
import * as tables from '@repo/db/schema';
import { asc, inArray } from 'drizzle-orm';
import { groupBy } from '#src/group-by.ts';
import type { Transaction } from '#src/transactions.ts';
import { type ItemRow, itemTables, pagedLists, pageTables } from '../item-tables.ts';
import { presentItem, presentItemDraft } from '../kinds/index.ts';
import { presentPage, presentPageDraft, withChange } from './present-content.ts';

type PageRow = Omit<typeof tables.topicPages.$inferSelect, 'topicId'>;
type ListRows = { [List in ContentList]: ItemRow<List>[] };

/** Rows of the tables for these chapters, in order. */
async function readTables(tx: Transaction, chapterIds: readonly string[]) {
  const { chapters } = tables;
  const ids = [...chapterIds];
  const lists: Partial<Record<ContentList, object[]>> = {};
  for (const list of contentLists) {
    const table = itemTables[list] as typeof tables.topics;
    lists[list] = await tx
      .select()
      .from(table)
      .where(inArray(table.chapterId, ids))
      .orderBy(asc(table.position));
  }
  const pages = new Map<string, PageRow[]>();
  for (const list of pagedLists) {
    const table = pageTables[list].table as typeof tables.topicPages;
    const { owner, ownerColumn } = pageTables[list];
    const holders = (lists[list] ?? []) as { id: string }[];
    const rows = await tx
      .select()
      .from(table)
      .where(
        inArray(
          ownerColumn,
          holders.map(({ id }) => id),
        ),
      )
      .orderBy(asc(table.pageNumber));
    for (const [id, own] of groupBy(rows, (row) => String(Reflect.get(row, owner)))) pages.set(id, own);
  }
  return {
    chapters: await tx
      .select()
      .from(chapters)
      .where(inArray(chapters.id, ids))
      .orderBy(asc(chapters.position)),
    lists: lists as ListRows,
    pages,
  };
}

type Rows = Awaited<ReturnType<typeof readTables>>;
/** Groups the rows by chapter and presents them for students or for editors. */
function chapterPresenter<C extends Chapter>(rows: Rows, form: 'published' | 'draft') {
  const byChapter = byList((list) =>
    groupBy(rows.lists[list] as { id: string; chapterId: string }[], ({ chapterId }) => chapterId),
  );
  const [presentOne, presentPages] =
    form === 'draft' ? [presentItemDraft, presentPageDraft] : [presentItem, presentPage];
  const itemsOf = (list: ContentList, chapterId: string, subjectId: string) =>
    (byChapter[list].get(chapterId) ?? []).map((row) =>
      presentOne(list, row as never, { pages: (rows.pages.get(row.id) ?? []).map(presentPages), subjectId }),
    );
  return ({ id, name, subjectId, isAllContentAvailable }: Rows['chapters'][number]) => ({
    _id: id,
    name,
    subject: { _id: subjectId },
    isLocked: false,
    isAllContentAvailable,
    ...(byList((list) => itemsOf(list, id, subjectId)) as unknown as Required<Pick<C, ContentList>>),
  });
}

/** Omits empty later lists, so that chapters without them serialize exactly as before. */
function withoutEmpty(chapter: Chapter): Chapter {
  const isEmpty = (list: string) => laterLists.some((later) => later === list && !chapter[later]?.length);
  return Object.fromEntries(Object.entries(chapter).filter(([name]) => !isEmpty(name))) as Chapter;
}

/** Chapters read together: enough to make round trips cheap, few enough to keep the event loop free. */
const chaptersAtOnce = 8;

/**
 * These chapters as students would get them, whole, in this order; unknown ones are skipped. `isLocked` is
 * false because locks depend on the reader. Never holds more than a few in memory.
 */
export async function* readChapters(
  tx: Transaction,
  chapterIds: readonly string[],
): AsyncGenerator<Chapter, void> {
  for (let start = 0; start < chapterIds.length; start += chaptersAtOnce) {
    const some = chapterIds.slice(start, start + chaptersAtOnce);
    const rows = await readTables(tx, some);
    const present = chapterPresenter<Chapter>(rows, 'published');
    const found = new Map(rows.chapters.map((row) => [row.id, row]));
    for (const id of some) {
      const row = found.get(id);
      if (row) yield withoutEmpty(present(row));
      await setImmediate();
    }
  }
}

/** These chapters with all their content for editors, in the order of their subject. */
export async function readChapterDrafts(
  tx: Transaction,
  chapterIds: readonly string[],
): Promise<ChapterDraft[]> {
  if (chapterIds.length === 0) return [];
  const rows = await readTables(tx, chapterIds);
  const present = chapterPresenter<ChapterDraft>(rows, 'draft');
  return rows.chapters.map((row) => withChange(present(row), row));
}
