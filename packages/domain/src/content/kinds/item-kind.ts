import type { Page } from '@repo/contracts/content';
import { cutText } from '@repo/contracts/cut-text';
import type { ContentList } from '@repo/contracts/items/content-lists';
import type { CreateItem, Item } from '@repo/contracts/items/item-kinds';
import { languageNames, variantLanguages } from '@repo/contracts/languages';
import type * as tables from '@repo/db/schema';
import { type SQL, sql } from 'drizzle-orm';

/** A text with markup: `name` is that of its item and part; an inline text is one line, without lists. */
export type NamedText = { name: string; text: string; isInline: boolean };

type ItemRow = Pick<typeof tables.memes.$inferSelect, 'id' | 'chapterId' | 'position' | 'updatedAt'>;
/** The columns that all items share. */
type SharedColumn = keyof ItemRow;
type ItemTable = { $inferSelect: ItemRow; $inferInsert: object };
/** What the wire format needs besides the item's row. */
export type Around = { pages: readonly Page[]; subjectId: string };

/** The server's description of one kind of item; everything that lists kinds iterates over these. */
export type ItemKind<L extends ContentList, Table extends ItemTable> = {
  table: Table;
  present(row: Table['$inferSelect'], around: Around): Item<L>;
  /** Its columns besides the shared ones, from an item of any source; undefined ones have their default. */
  columnsOf(
    fields: Partial<Omit<CreateItem<L>, 'chapter'> | Item<L>>,
  ): Partial<Omit<Table['$inferInsert'], SharedColumn>>;
  /** The item's name, title or first words, from the wire format or the stored row. */
  labelOf(item: Item<L>): string;
  /** The problem of a chapter without any, before publishing; null where it needs none. */
  missing: string | null;
  /** The item's texts with markup. */
  textsOf(item: Item<L>): NamedText[];
  /** A query of its searchable texts, in the columns of `texts` in search-content.ts. */
  search: SQL;
};

/** Checks a kind, and infers its table. */
export const itemKind = <L extends ContentList, Table extends ItemTable>(_: L, kind: ItemKind<L, Table>) =>
  kind;

const nameMaxLength = 60;

/** The first words of an item without a title, as its name in messages. */
export const firstWords = (text: string): string => cutText(text, nameMaxLength);

/** Absent unless true, so that other items serialize exactly as they did before extra ones existed. */
export const extraMark = ({ isExtra }: { isExtra: boolean }) => isExtra || undefined;

/** The texts of an item's variants, each named after item and language. */
export const textsOfVariants = (
  variants: { [Language in (typeof variantLanguages)[number]]?: object } | undefined,
  named: Omit<NamedText, 'text'>,
): NamedText[] =>
  variantLanguages.flatMap((language) =>
    Object.values(variants?.[language] ?? {}).map((text: string) => ({
      ...named,
      name: `${named.name} (${languageNames[language]})`,
      text,
    })),
  );

/** The variants' texts at these JSON paths below the language, one per line; null paths add nothing. */
export const saidIn = (variants: SQL, places: readonly string[]) =>
  sql.join(
    variantLanguages.flatMap((language) =>
      places.map((place) => sql`${variants} #>> ${`{${language},${place}}`}::text[]`),
    ),
    sql`, `,
  );
