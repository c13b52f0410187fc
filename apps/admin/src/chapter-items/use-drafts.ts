import * as contentMessages from '@repo/contracts/messages/content';
import { toast } from '@repo/ui/toast';
import type { QueryKey } from '@tanstack/react-query';
import { useListCache } from '#src/api/use-list-cache.ts';
import { useContentChanged } from './use-content-changed.ts';

/**
 * A list of drafts in the query cache with its actions; each throws on failure and updates the list on
 * success.
 * @param calls send to the server
 * @param createdToastId makes one toast replace the last when items are created in a row
 */
export function useDrafts<Draft extends { _id: string; updatedAt: string }, Created, Updated>({
  queryKey,
  noun,
  createdToastId,
  calls,
}: {
  queryKey: QueryKey;
  /** The noun in toasts, such as 'Flashcard'. */
  noun: string;
  createdToastId?: string;
  calls: {
    create: (fields: Created) => Promise<Draft>;
    update: (fields: Updated & { id: string; seenUpdatedAt: string | undefined }) => Promise<Draft>;
    remove: (item: { id: string; seenUpdatedAt: string | null }) => Promise<unknown>;
  };
}) {
  const cache = useListCache<Draft>(queryKey);
  const contentChanged = useContentChanged();

  function write(change: (items: Draft[]) => Draft[]): void {
    cache.write(change);
    contentChanged();
  }
  /** Puts the server's current version into the list. */
  function replace(item: Draft): void {
    cache.replace(item);
    contentChanged();
  }
  /** Awaits a deletion; if it fails, reloads the list. */
  async function orReload<T>(deletion: Promise<T>): Promise<T> {
    try {
      return await deletion;
    } catch (error) {
      void cache.reload();
      throw error;
    }
  }
  return {
    current: cache.current,
    write,
    replace,
    put(item: Draft) {
      cache.put(item);
      contentChanged();
    },
    orReload,
    async reload(): Promise<void> {
      contentChanged();
      await cache.reload();
    },
    async create(fields: Created): Promise<Draft> {
      const item = await calls.create(fields);
      write((items) => [...items, item]);
      toast.success(contentMessages.itemCreated(noun), createdToastId ? { id: createdToastId } : undefined);
      return item;
    },
    async update(id: string, fields: Updated, seenUpdatedAt: string | null): Promise<Draft> {
      const item = await calls.update({ ...fields, id, seenUpdatedAt: seenUpdatedAt ?? undefined });
      replace(item);
      toast.success(contentMessages.itemUpdated(noun));
      return item;
    },
    async remove({ _id, updatedAt }: { _id: string; updatedAt: string | null }): Promise<void> {
      await orReload(calls.remove({ id: _id, seenUpdatedAt: updatedAt }));
      cache.remove(_id);
      contentChanged();
    },
  };
}
