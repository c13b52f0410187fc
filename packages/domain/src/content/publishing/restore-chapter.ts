import type { Chapter, Page } from '@repo/contracts/content';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import * as tables from '@repo/db/schema';
import { and, asc, eq, inArray, ne, notInArray } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import type { Transaction } from '#src/transactions.ts';
import { labelOf } from '../bin/item-label.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { lockChapter } from '../drafts/chapter-item.ts';
import { readChapters } from '../drafts/read-drafts.ts';
import { isPaged, itemTables, type PagedList, pagedLists, pageTables } from '../item-tables.ts';
import { kindOf } from '../kinds/index.ts';

type Item<L extends ContentList> = NonNullable<Chapter[L]>[number];

/** Drizzle types a statement by its table, so a topic's types are used. */
const tableOf = (list: ContentList) => itemTables[list] as typeof tables.topics;
const pageTableOf = (list: PagedList) => pageTables[list].table as typeof tables.topicPages;

/** The item's name for every item and every page of a chapter, by id. */
export function namesOfItems(chapter: Chapter): Map<string, string> {
  const names = new Map<string, string>();
  for (const list of contentLists)
    for (const item of chapter[list] ?? []) {
      names.set(item._id, labelOf(list, item));
      if ('pages' in item) for (const page of item.pages) names.set(page._id, labelOf(list, item));
    }
  return names;
}

/** @throws CONFLICT for an item that was moved, because it would exist twice */
export const refuseMoved = (name: string): never => {
  throw new DomainError(
    'CONFLICT',
    `'${name}' or a page of it was moved to another chapter since. Move it back, or delete it there and publish, first`,
  );
};

/** When each page of a chapter's topics or summaries last changed. Locking the owner locks its pages. */
async function pagesIn(tx: Transaction, list: PagedList, chapterId: string) {
  const [known, holder] = [pageTableOf(list), tableOf(list)];
  return tx
    .select({ at: known.updatedAt })
    .from(known)
    .innerJoin(holder, eq(holder.id, pageTables[list].ownerColumn))
    .where(eq(holder.chapterId, chapterId));
}

/**
 * Locks a chapter with all its contents against changes until the transaction ends.
 * @returns when anything in it last changed @throws NOT_FOUND
 */
export async function lockWholeChapter(tx: Transaction, chapterId: string): Promise<Date> {
  await lockChapter(tx, chapterId, 'no key update');
  const { chapters } = tables;
  const rows = await tx.select({ at: chapters.updatedAt }).from(chapters).where(eq(chapters.id, chapterId));
  for (const list of contentLists) {
    const known = tableOf(list);
    const items = tx.select({ at: known.updatedAt }).from(known).where(eq(known.chapterId, chapterId));
    rows.push(...(await items.orderBy(asc(known.id)).for('update')));
  }
  for (const list of pagedLists) rows.push(...(await pagesIn(tx, list, chapterId)));
  return new Date(Math.max(...rows.map(({ at }) => at.getTime())));
}

/** The draft of a chapter as publishing would freeze it; null when it is deleted. */
export async function readDraftChapter(tx: Transaction, chapterId: string): Promise<Chapter | null> {
  for await (const chapter of readChapters(tx, [chapterId])) return chapter;
  return null;
}

/** @throws CONFLICT when an item of the chapter is in another chapter now */
export async function assertNoneInOtherDrafts(tx: Transaction, wanted: Chapter): Promise<void> {
  const names = namesOfItems(wanted);
  const ids = [...names.keys()];
  if (ids.length === 0) return;
  for (const list of contentLists) {
    const known = tableOf(list);
    const elsewhere = and(inArray(known.id, ids), ne(known.chapterId, wanted._id));
    const [moved] = await tx.select({ id: known.id }).from(known).where(elsewhere).limit(1);
    if (moved) refuseMoved(names.get(moved.id) ?? '');
  }
  for (const list of pagedLists) {
    const [known, holder] = [pageTableOf(list), tableOf(list)];
    const [moved] = await tx
      .select({ id: known.id })
      .from(known)
      .innerJoin(holder, eq(holder.id, pageTables[list].ownerColumn))
      .where(and(inArray(known.id, ids), ne(holder.chapterId, wanted._id)))
      .limit(1);
    if (moved) refuseMoved(names.get(moved.id) ?? '');
  }
}

type Restored = { wanted: Chapter; current: Chapter; updatedAt: Date };

/** Moves what the wanted chapter lacks to the bin: items, and pages of remaining items. */
async function binRemoved(
  ctx: DomainContext,
  tx: Transaction,
  { wanted, current }: Pick<Restored, 'wanted' | 'current'>,
): Promise<void> {
  const names = namesOfItems(wanted);
  for (const list of contentLists)
    for (const { _id: itemId } of current[list] ?? [])
      if (!names.has(itemId)) await moveToBin(ctx, tx, { kind: list, itemId });
  for (const list of pagedLists)
    for (const { _id, pages } of current[list])
      for (const page of pages)
        if (names.has(_id) && !names.has(page._id))
          await moveToBin(ctx, tx, { kind: pageTables[list].kind, itemId: page._id });
}

async function insertPages(
  tx: Transaction,
  list: PagedList,
  items: readonly { _id: string; pages: readonly Page[] }[],
  updatedAt: Date,
): Promise<void> {
  const { owner } = pageTables[list];
  const rows = items.flatMap((item) =>
    item.pages.map(({ _id: id, pageNumber, content, variants = null }) => ({
      ...{ id, pageNumber, content, variants, updatedAt },
      [owner]: item._id,
    })),
  );
  if (rows.length > 0) await tx.insert(pageTableOf(list)).values(rows as never);
}

/** Unchanged items keep their rows, so that edits of them don't become stale; all others are rewritten. */
async function restoreList<L extends ContentList>(
  tx: Transaction,
  list: L,
  { wanted, current, updatedAt }: Restored,
): Promise<void> {
  const known = tableOf(list);
  const items: readonly Item<L>[] = wanted[list] ?? [];
  const present = new Set((current[list] ?? []).map((item) => JSON.stringify(item)));
  const isKept = (item: Item<L>) => present.has(JSON.stringify(item));
  const kept = items.filter(isKept).map(({ _id }) => _id);
  await tx
    .delete(known)
    .where(and(eq(known.chapterId, wanted._id), kept.length > 0 ? notInArray(known.id, kept) : undefined));
  const anew = items.filter((item) => !isKept(item));
  const rows = items.flatMap((item, position) =>
    isKept(item)
      ? []
      : [{ id: item._id, chapterId: wanted._id, position, updatedAt, ...kindOf(list).columnsOf(item) }],
  );
  if (rows.length > 0) await tx.insert(known).values(rows as never);
  if (isPaged(list)) await insertPages(tx, list, anew as { _id: string; pages: Page[] }[], updatedAt);
  const placed = await tx
    .select({ id: known.id, position: known.position })
    .from(known)
    .where(eq(known.chapterId, wanted._id));
  const wantedAt = new Map(items.map(({ _id }, position) => [_id, position]));
  for (const { id, position } of placed)
    if (wantedAt.get(id) !== position)
      await tx
        .update(known)
        .set({ position: wantedAt.get(id) })
        .where(eq(known.id, id));
}

/**
 * Resets the draft of a chapter to an earlier form, with its ids: name, availability and all items. Edits in
 * progress become stale. The caller must lock the chapter.
 * @param lastChange of anything in it @throws CONFLICT when an item of it is in another chapter now
 */
export async function restoreChapter(
  ctx: DomainContext,
  tx: Transaction,
  { wanted, current, lastChange }: Omit<Restored, 'updatedAt'> & { lastChange: Date },
): Promise<void> {
  await assertNoneInOtherDrafts(tx, wanted);
  await binRemoved(ctx, tx, { wanted, current });
  const updatedAt = new Date(Math.max(ctx.clock.now().getTime(), lastChange.getTime() + 1));
  const { name, isAllContentAvailable } = wanted;
  if (name !== current.name || isAllContentAvailable !== current.isAllContentAvailable)
    await tx
      .update(tables.chapters)
      .set({ name, isAllContentAvailable, updatedAt })
      .where(eq(tables.chapters.id, wanted._id));
  for (const list of contentLists) await restoreList(tx, list, { wanted, current, updatedAt });
}
