import type { AppRouter } from '@repo/api';
import type { TransferInput } from '@repo/contracts/content.inputs';
import * as contentMessages from '@repo/contracts/messages/content';
import { toast } from '@repo/ui/toast';
import type { UseQueryResult } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { useAtomValue } from 'jotai';
import { trpc } from '#src/api/trpc.ts';
import { useListCache } from '#src/api/use-list-cache.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { inOrder } from './list-order.ts';
import { useContentChanged } from './use-content-changed.ts';

/** The kinds of what a chapter holds, named as their procedures. */
type Kind = 'topics' | 'summaries' | 'flashcards' | 'tests' | 'memes' | 'mindmaps';
type Inputs = inferRouterInputs<AppRouter>['content'];
type Draft<K extends Kind> = inferRouterOutputs<AppRouter>['content'][K]['list'][number] & { _id: string };
type Created<K extends Kind> = Omit<Inputs[K]['create'], 'chapter'>;
type Updated<K extends Kind> = Omit<Inputs[K]['update'], 'id' | 'seenUpdatedAt'>;

type Mutation<Input, Output> = { useMutation(): { mutateAsync(input: Input): Promise<Output> } };
/** Brings items to the end of a chapter; throws when that fails. */
export type Transfer = (ids: string[], toChapterId: string) => Promise<void>;

/** What the kinds' procedures have in common. */
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
  copy: Mutation<TransferInput, unknown>;
  move: Mutation<TransferInput, unknown>;
};

/**
 * The drafts of one kind in a chapter and what can be done with them; each act throws when it fails, and updates the
 * list when not.
 * @param createdToastId makes one toast replace the last where items are created in a row
 */
export function useDraftList<K extends Kind>(
  kind: K,
  chapterId: string,
  { noun, createdToastId }: { noun: string; createdToastId?: string },
) {
  const procedures = trpc.content[kind] as unknown as Procedures<K>;
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const query = procedures.list.useQuery({ chapterId }, { enabled: isLoggedIn });
  const cache = useListCache<Draft<K>>(
    getQueryKey(trpc.content[kind as 'tests'].list, { chapterId }, 'query'),
  );
  const contentChanged = useContentChanged();
  const creating = procedures.create.useMutation();
  const updating = procedures.update.useMutation();
  const deleting = procedures.delete.useMutation();
  const reordering = procedures.reorder.useMutation();
  const copying = procedures.copy.useMutation();
  const moving = procedures.move.useMutation();
  const { invalidate } = trpc.useUtils().content[kind].list;

  function write(change: (items: Draft<K>[]) => Draft<K>[]): void {
    cache.write(change);
    contentChanged();
  }
  /** Puts what the server has now into the list. */
  function replace(item: Draft<K>): void {
    cache.replace(item);
    contentChanged();
  }
  /** Waits for a deletion; what can not be deleted comes back as it is now. */
  async function orReload<T>(deletion: Promise<T>): Promise<T> {
    try {
      return await deletion;
    } catch (error) {
      void cache.reload();
      throw error;
    }
  }
  /** Copies or moves items to a chapter; its list and ours are asked for again. */
  const transfer =
    (mutation: typeof copying): Transfer =>
    async (ids, toChapterId) => {
      await orReload(mutation.mutateAsync({ chapterId, ids, toChapterId }));
      contentChanged();
      if (toChapterId !== chapterId) void invalidate({ chapterId: toChapterId });
      await cache.reload();
    };
  return {
    query,
    copy: transfer(copying),
    move: transfer(moving),
    current: cache.current,
    write,
    replace,
    put(item: Draft<K>) {
      cache.put(item);
      contentChanged();
    },
    orReload,
    async reload(): Promise<void> {
      contentChanged();
      await cache.reload();
    },
    /** The lists of all chapters are asked for again; resolves when ours is there. */
    async reloadAll(): Promise<void> {
      contentChanged();
      await invalidate();
    },
    async create(fields: Created<K>): Promise<Draft<K>> {
      const item = await creating.mutateAsync({ ...fields, chapter: chapterId });
      write((items) => [...items, item]);
      toast.success(contentMessages.itemCreated(noun), createdToastId ? { id: createdToastId } : undefined);
      return item;
    },
    async update(id: string, fields: Updated<K>, seenUpdatedAt: string | null): Promise<Draft<K>> {
      const item = await updating.mutateAsync({ ...fields, id, seenUpdatedAt: seenUpdatedAt ?? undefined });
      replace(item);
      toast.success(contentMessages.itemUpdated(noun));
      return item;
    },
    async remove({ _id, updatedAt }: { _id: string; updatedAt: string | null }): Promise<void> {
      await orReload(deleting.mutateAsync({ id: _id, seenUpdatedAt: updatedAt }));
      cache.remove(_id);
      contentChanged();
    },
    async reorder(ids: string[]): Promise<void> {
      await reordering.mutateAsync({ chapterId, ids });
      write((items) => inOrder(items, ids));
    },
  };
}

export type DraftList<K extends Kind> = ReturnType<typeof useDraftList<K>>;
