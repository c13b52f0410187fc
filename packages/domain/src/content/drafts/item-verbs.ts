import type { ChapterInput } from '@repo/contracts/content';
import type { ItemInput } from '@repo/contracts/content.inputs';
import type { DeletedKind } from '@repo/contracts/deleted-content';
import type { flashcards, mindmaps, tests, writtenQuestions } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { moveToBin, type Signed } from '../bin/move-to-bin.ts';
import { assertSeen, foundOne, listItems, type NewItem, newItem, nextChange } from './chapter-item.ts';

type PlainTable = typeof flashcards | typeof mindmaps | typeof tests | typeof writtenQuestions;

/** What differs between kinds of items. */
type ItemKind<Table extends PlainTable, Create, Update, Draft> = {
  /** Its name in the bin. */
  kind: DeletedKind;
  table: Table;
  /** For messages: 'Flashcard'. */
  noun: string;
  present(row: Table['$inferSelect']): Draft;
  /** The columns for a new item, besides those that all items share. */
  columnsOf(fields: Omit<Create, 'chapter'>): Omit<Table['$inferInsert'], keyof NewItem>;
  /** The columns that an update writes; missing ones don't change. */
  changedColumnsOf(fields: Omit<Update, keyof ItemInput>): Partial<Table['$inferInsert']>;
};

/** List, create, update and delete for a kind of item that is a single row. */
export function itemVerbs<
  Table extends PlainTable,
  Create extends { chapter: string },
  Update extends ItemInput,
  Draft,
>(kind: ItemKind<Table, Create, Update, Draft>) {
  const { noun, present } = kind;
  // Drizzle types a statement by its table, which is generic here, so use one table's types.
  const table = kind.table as typeof flashcards;
  type Row = typeof flashcards.$inferSelect & Table['$inferSelect'];
  const presentFirst = (rows: readonly object[]) => present(foundOne(rows as Row[], noun));

  /** Locks the item to change. @throws NOT_FOUND, STALE_EDIT */
  async function lock(tx: Transaction, { id, seenUpdatedAt }: ItemInput): Promise<Row> {
    const rows = await tx.select().from(table).where(eq(table.id, id)).for('update');
    return assertSeen(rows as Row[], noun, seenUpdatedAt, present);
  }

  return {
    /** A chapter's items in order. @throws NOT_FOUND for an unknown chapter */
    list(ctx: DomainContext, input: ChapterInput): Promise<Draft[]> {
      return ctx.database.db.transaction(async (tx) => {
        const rows = await listItems(tx, table, input);
        return (rows as Row[]).map(present);
      });
    },

    /** Adds an item at the end. @throws NOT_FOUND for an unknown chapter */
    create(ctx: DomainContext, input: Create): Promise<Draft> {
      const { chapter, ...fields } = input;
      return ctx.database.db.transaction(async (tx) => {
        const item = await newItem(ctx, tx, table, chapter);
        const row = { ...item, ...kind.columnsOf(fields) } as typeof flashcards.$inferInsert;
        return presentFirst(await tx.insert(table).values(row).returning());
      });
    },

    /** Changes the given fields. @throws NOT_FOUND, STALE_EDIT */
    update(ctx: DomainContext, input: Update): Promise<Draft> {
      const { id, seenUpdatedAt: _, ...fields } = input;
      return ctx.database.db.transaction(async (tx) => {
        const updatedAt = nextChange(ctx, await lock(tx, input));
        const columns = { ...kind.changedColumnsOf(fields), updatedAt };
        return presentFirst(await tx.update(table).set(columns).where(eq(table.id, id)).returning());
      });
    },

    /** Moves it to the bin. @returns the item as it was @throws NOT_FOUND, STALE_EDIT */
    remove(ctx: DomainContext, input: ItemInput & Signed): Promise<Draft> {
      return ctx.database.db.transaction(async (tx) => {
        const row = await lock(tx, input);
        await moveToBin(ctx, tx, { kind: kind.kind, itemId: row.id, deletedBy: input.deletedBy });
        return present(row);
      });
    },
  };
}
