import type { ChapterInput } from '@repo/contracts/content';
import type { ItemInput } from '@repo/contracts/content.inputs';
import { byList, type ContentList, itemNouns } from '@repo/contracts/items/content-lists';
import type { CreateItem, ItemDraft, UpdateItem } from '@repo/contracts/items/item-kinds';
import type { flashcards } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { moveToBin } from '../bin/move-to-bin.ts';
import { type ItemRow, kindOf, kinds, presentItemDraft } from '../kinds/index.ts';
import { assertSeen, definedFields, foundOne, listItems, newItem, nextChange } from './chapter-item.ts';

/** The kinds whose items are a single row each, without pages or uploads. */
export type PlainList = Exclude<ContentList, 'topics' | 'summaries' | 'memes'>;

/** List, create, update and delete for a kind of item that is a single row. */
function itemVerbs<List extends PlainList>(list: List) {
  const noun = itemNouns[list];
  const { columnsOf } = kindOf(list);
  // Drizzle types a statement by its table, which is generic here, so use one table's types.
  const table = kinds[list].table as typeof flashcards;
  type Row = typeof flashcards.$inferSelect & ItemRow<List>;
  const present = (row: Row) => presentItemDraft(list, row);
  const presentFirst = (rows: readonly object[]) => present(foundOne(rows as Row[], noun));

  /** Locks the item to change. @throws NOT_FOUND, STALE_EDIT */
  async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput): Promise<Row> {
    const rows = await tx.select().from(table).where(eq(table.id, id)).for('update');
    return assertSeen(rows as Row[], noun, seenUpdatedAt, present);
  }

  return {
    /** A chapter's items in order. @throws NOT_FOUND for an unknown chapter */
    list(ctx: DomainContext, input: ChapterInput): Promise<ItemDraft<List>[]> {
      return ctx.database.db.transaction(async (tx) => {
        const rows = await listItems(tx, table, input);
        return (rows as Row[]).map(present);
      });
    },

    /** Adds an item at the end. @throws NOT_FOUND for an unknown chapter */
    create(ctx: DomainContext, input: CreateItem<List>): Promise<ItemDraft<List>> {
      return ctx.database.db.transaction(async (tx) => {
        const item = await newItem(ctx, tx, table, input.chapter);
        const row = { ...item, ...columnsOf(input) } as typeof flashcards.$inferInsert;
        return presentFirst(await tx.insert(table).values(row).returning());
      });
    },

    /** Changes the given fields; null removes one. @throws NOT_FOUND, STALE_EDIT */
    update(ctx: DomainContext, input: UpdateItem<List>): Promise<ItemDraft<List>> {
      return ctx.database.db.transaction(async (tx) => {
        const updatedAt = nextChange(ctx, await lock(tx, input));
        const columns = { ...definedFields(columnsOf(input)), updatedAt };
        return presentFirst(await tx.update(table).set(columns).where(eq(table.id, input.id)).returning());
      });
    },

    /**
     * Moves an item to the bin.
     * @returns the item as it was
     * @throws NOT_FOUND, STALE_EDIT
     */
    remove(ctx: DomainContext, input: ItemInput): Promise<ItemDraft<List>> {
      return ctx.database.db.transaction(async (tx) => {
        const row = await lock(tx, input);
        await moveToBin(ctx, tx, { kind: list, itemId: row.id });
        return present(row);
      });
    },
  };
}

type Verbs<List extends PlainList> = ReturnType<typeof itemVerbs<List>>;
/** The verbs of each plain kind. */
export const plainItems = byList((list) => itemVerbs(list as PlainList)) as unknown as {
  [List in PlainList]: Verbs<List>;
};

/** An update changes only the sides it contains. */
export const {
  list: listFlashcards,
  create: createFlashcard,
  update: updateFlashcard,
  remove: deleteFlashcard,
} = plainItems.flashcards;
/** An update replaces title, nodes and edges. */
export const {
  list: listMindmaps,
  create: createMindmap,
  update: updateMindmap,
  remove: deleteMindmap,
} = plainItems.mindmaps;
/** The first test is the chapter's main quiz. An update replaces the whole test; results refer to its earlier form. */
export const {
  list: listTests,
  create: createTest,
  update: updateTest,
  remove: deleteTest,
} = plainItems.tests;
export const {
  list: listWritten,
  create: createWritten,
  update: updateWritten,
  remove: deleteWritten,
} = plainItems.written;
