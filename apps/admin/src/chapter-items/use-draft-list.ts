import type { AppRouter } from '@repo/api';
import type { MadeCopies, TransferInput } from '@repo/contracts/content.inputs';
import { type ContentList, itemNouns } from '@repo/contracts/items/content-lists';
import type { UseQueryResult } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { inOrder } from './list-order.ts';
import { useContentChanged } from './use-content-changed.ts';
import { useDrafts } from './use-drafts.ts';

/** Kinds of items, named like their procedures. */
type Kind = ContentList;
type Inputs = inferRouterInputs<AppRouter>['content'];
type Draft<K extends Kind> = inferRouterOutputs<AppRouter>['content'][K]['list'][number] & { _id: string };
type Created<K extends Kind> = Omit<Inputs[K]['create'], 'chapter'>;
type Updated<K extends Kind> = Omit<Inputs[K]['update'], 'id' | 'seenUpdatedAt'>;

type Mutation<Input, Output> = { useMutation(): { mutateAsync(input: Input): Promise<Output> } };
/** Takes a copy or a move back; throws on failure. */
export type Undo = () => Promise<void>;
/** Moves or copies items to the end of a chapter; throws on failure. */
export type Transfer = (ids: string[], toChapterId: string) => Promise<Undo>;

/** What the procedures of all kinds have in common. */
type Procedures<K extends Kind> = {
  list: {
    useQuery(
      input: { chapterId: string },
      options: { enabled: boolean },
    ): UseQueryResult<Draft<K>[], unknown>;
  };
  create: Mutation<Created<K> & { chapter: string }, Draft<K>>;
  update: Mutation<Updated<K> & { id: string; seenUpdatedAt: string | undefined }, Draft<K>>;
  delete: Mutation<{ id: string; seenUpdatedAt: string | null }, unknown>;
  reorder: Mutation<{ chapterId: string; ids: string[] }, unknown>;
  copy: Mutation<TransferInput, MadeCopies>;
  move: Mutation<TransferInput, { ids: string[] }>;
};

/**
 * The drafts of one kind in a chapter with their actions; each throws on failure and updates the list on
 * success.
 * @param createdToastId makes one toast replace the last when items are created in a row
 */
export function useDraftList<K extends Kind>(
  kind: K,
  chapterId: string,
  { createdToastId }: { createdToastId?: string } = {},
) {
  const procedures = trpc.content[kind] as unknown as Procedures<K>;
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const query = procedures.list.useQuery({ chapterId }, { enabled: isLoggedIn });
  const creating = procedures.create.useMutation();
  const updating = procedures.update.useMutation();
  const deleting = procedures.delete.useMutation();
  const reordering = procedures.reorder.useMutation();
  const copying = procedures.copy.useMutation();
  const moving = procedures.move.useMutation();
  const { invalidate, fetch } = trpc.useUtils().content[kind as 'tests'].list;
  const contentChanged = useContentChanged();
  const drafts = useDrafts<Draft<K>, Created<K>, Updated<K>>({
    queryKey: getQueryKey(trpc.content[kind as 'tests'].list, { chapterId }, 'query'),
    noun: itemNouns[kind],
    createdToastId,
    calls: {
      create: (fields) => creating.mutateAsync({ ...fields, chapter: chapterId }),
      update: updating.mutateAsync,
      remove: deleting.mutateAsync,
    },
  });

  /** Refetches the lists of both chapters; resolves once ours has arrived. */
  async function reloadBoth(toChapterId: string): Promise<void> {
    if (toChapterId !== chapterId) void invalidate({ chapterId: toChapterId });
    await drafts.reload();
  }
  const copy: Transfer = async (ids, toChapterId) => {
    const made = await drafts.orReload(copying.mutateAsync({ chapterId, ids, toChapterId }));
    await reloadBoth(toChapterId);
    return async () => {
      try {
        for (const id of made.ids) await deleting.mutateAsync({ id, seenUpdatedAt: made.updatedAt });
      } finally {
        await reloadBoth(toChapterId);
      }
    };
  };
  const move: Transfer = async (ids, toChapterId) => {
    const before = drafts.current().map(({ _id }) => _id);
    await drafts.orReload(moving.mutateAsync({ chapterId, ids, toChapterId }));
    await reloadBoth(toChapterId);
    return async () => {
      await moving.mutateAsync({ chapterId: toChapterId, ids, toChapterId: chapterId });
      await invalidate({ chapterId });
      const order = inOrder(await fetch({ chapterId }), before).map(({ _id }) => _id);
      await reordering.mutateAsync({ chapterId, ids: order });
      await reloadBoth(toChapterId);
    };
  };
  return {
    ...drafts,
    query,
    copy,
    move,
    /** Refetches the lists of all chapters; resolves once ours has arrived. */
    async reloadAll(): Promise<void> {
      contentChanged();
      await invalidate();
    },
    async reorder(ids: string[]): Promise<void> {
      await reordering.mutateAsync({ chapterId, ids });
      drafts.write((items) => inOrder(items, ids));
    },
  };
}

export type DraftList<K extends Kind> = ReturnType<typeof useDraftList<K>>;
