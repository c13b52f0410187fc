import { toast } from '@repo/ui/toast';
import { useRef, useState } from 'react';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { itemsCopy } from './chapter-items-copy.ts';
import { fullOrder, inOrder } from './list-order.ts';

/**
 * The order of a list that the admin sets. The new order shows at once; one call is under way at a time and always
 * sends the latest order; when the server refuses, its own order comes back with the reason.
 * @param send stores all ids in their order and brings the query cache up to date
 * @param refetch asks for the list again, after a refusal
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
