import { type ContentList, itemNouns } from '@repo/contracts/items/content-lists';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { Transfer } from '#src/chapter-items/use-draft-list.ts';
import { useListOrder } from '#src/chapter-items/use-list-order.ts';
import { useTransfer } from '#src/chapter-items/use-transfer.tsx';
import { useDelayedDelete } from '#src/editing/delayed-delete.tsx';
import { newKey } from '#src/editing/new-key.ts';
import { tabOfList } from '#src/selection/chapter-tabs.ts';
import { useAskedItem } from '#src/selection/selection.ts';
import { useSelection } from './selection.tsx';

/** The open dialog. `given` is the start of a new item; `asked` differs for each link to an item. */
export type OpenItem<T, Given> =
  | { kind: 'new'; given?: Given }
  | { kind: 'preview'; item: T }
  | { kind: 'edit'; item: T; asked?: string; part?: string | null };

/** The actions of a list that all kinds share. */
type Drafts<T> = {
  query: UseQueryResult<T[], unknown>;
  remove: (item: T) => Promise<void>;
  reorder: (ids: string[]) => Promise<void>;
  copy: Transfer;
  move: Transfer;
};

/**
 * A chapter's items in their order, and what all lists share: the open dialog, also from the address, deletion with
 * Undo, duplicate, copy and move.
 */
export function useItemList<T extends { _id: string }, Given = never>({
  list,
  chapterId,
  drafts,
  nameOf,
  isAsked = true,
  ...deleting
}: {
  list: ContentList;
  chapterId: string;
  drafts: Drafts<T>;
  nameOf: (item: T, index: number) => string;
  /** What is deleted along with an item. */
  consequence?: (item: T) => ReactNode;
  failureText: string;
  onGone?: (item: T) => void;
  /** Whether an item in the address opens in a dialog. */
  isAsked?: boolean;
}) {
  const { query } = drafts;
  const [open, setOpen] = useState<OpenItem<T, Given> | null>(null);
  const { ordered, reorder } = useListOrder({
    items: query.data ?? [],
    send: drafts.reorder,
    refetch: query.refetch,
  });
  const noun = itemNouns[list];
  const deletion = useDelayedDelete<T>({
    ...deleting,
    noun,
    nameOf: (item) =>
      nameOf(
        item,
        ordered.findIndex(({ _id }) => _id === item._id),
      ),
    send: drafts.remove,
  });
  const transfer = useTransfer({ chapterId, noun, copy: drafts.copy, move: drafts.move });
  useAskedItem(tabOfList(list), isAsked ? query : unasked, (item: T, part) =>
    setOpen({ kind: 'edit', item, part, asked: newKey() }),
  );
  return {
    query,
    /** The items, without those that are being deleted. */
    left: ordered.filter(({ _id }) => !deletion.isGone(_id)),
    nameOf,
    reorder,
    open,
    setOpen,
    edit: (item: T) => setOpen({ kind: 'edit', item }),
    /** The list's current version of an item, which may have been saved since it was opened. */
    current: (item: T) => query.data?.find(({ _id }) => _id === item._id) ?? item,
    deletion,
    transfer,
    selection: useSelection(transfer.entriesOfMany),
  };
}
/** An empty list, in which no item is found. */
const unasked = { data: undefined, refetch: async () => ({ isSuccess: false }) };

export type ItemList<T extends { _id: string }, Given = never> = ReturnType<typeof useItemList<T, Given>>;
