import type { ContentList } from '@repo/contracts/items/content-lists';
import type { Item, ItemDraft } from '@repo/contracts/items/item-kinds';
import { flashcards } from './flashcards.ts';
import type { Around, NamedText } from './item-kind.ts';
import { memes } from './memes.ts';
import { mindmaps } from './mindmaps.ts';
import { summaries } from './summaries.ts';
import { tests } from './tests.ts';
import { topics } from './topics.ts';
import { written } from './written.ts';

export const kinds = {
  topics,
  summaries,
  flashcards,
  tests,
  memes,
  mindmaps,
  written,
} as const satisfies Record<ContentList, object>;

type Kinds = typeof kinds;
export type ItemTable = Kinds[ContentList]['table'];
export type ItemRow<L extends ContentList> = Kinds[L]['table']['$inferSelect'];

/** A kind by a list known only at run time, typed by what all kinds share. */
type AnyKind<L extends ContentList> = {
  present(row: ItemRow<L>, around: Around): Item<L>;
  columnsOf(fields: object): object;
  labelOf(item: Item<L>): string;
  missing: string | null;
  textsOf(item: Item<L>): NamedText[];
};
export const kindOf = <L extends ContentList>(list: L) => kinds[list] as unknown as AnyKind<L>;

const alone: Around = { pages: [], subjectId: '' };

/** A row of the drafts in its wire format. */
export const presentItem = <L extends ContentList>(list: L, row: ItemRow<L>, around = alone): Item<L> =>
  kindOf(list).present(row, around);

/** An item in wire format with the time of its last change, for editors. */
export const presentItemDraft = <L extends ContentList>(list: L, row: ItemRow<L>, around = alone) =>
  ({
    ...presentItem(list, row, around),
    updatedAt: (row as { updatedAt: Date }).updatedAt.toISOString(),
  }) as ItemDraft<L>;
