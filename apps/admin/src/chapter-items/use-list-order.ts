import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { itemsCopy } from './chapter-items-copy.ts';
import { fullOrder, inOrder } from './list-order.ts';

/**
 * A list's order. Shows a new order optimistically and sends one request at a time, always with the latest
 * order; when the server rejects it, shows the server's order with the reason.
 * @param send stores all ids in order and updates the query cache
 * @param refetch reloads the list after a rejection
 */
export function useListOrder<T extends { _id: string }>({
  items,
  send,
  refetch,
}: {
  items: readonly T[];
  send: (ids: string[]) => Promise<unknown>;
  refetch: () => unknown;
}) {
  const [wanted, setWanted] = useState<string[] | null>(null);
  const latest = useRef<string[] | null>(null);
  const isSending = useRef(false);

  async function sendLatest(): Promise<void> {
    if (isSending.current) return;
    isSending.current = true;
    try {
      while (latest.current) {
        const ids = latest.current;
        await send(ids);
        if (latest.current === ids) latest.current = null;
      }
    } catch (error) {
      latest.current = null;
      if (!isSessionRefused(error)) toast.error(sentenceOf(error, itemsCopy.orderFailed));
      refetch();
    } finally {
      isSending.current = false;
      setWanted(null);
    }
  }
  return {
    ordered: wanted ? inOrder(items, wanted) : [...items],
    /** `shown` are the ids on the screen in their new order. */
    reorder(shown: string[]) {
      const all = (wanted ? inOrder(items, wanted) : items).map(({ _id }) => _id);
      const ids = fullOrder(all, shown);
      latest.current = ids;
      setWanted(ids);
      void sendLatest();
    },
  };
}
