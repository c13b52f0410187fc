import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSession } from '#src/platform/session/session.ts';
import { hasUnstoredWork } from '#src/platform/storage/unstored-work.ts';
import { outbox } from './outbox.ts';

/** Check interval: long enough for the database to store jobs that did not fit into local storage. */
const checkMs = 2_000;

/** Whether unsent work would be lost with this tab. */
export function useHasUnstoredWork(): boolean {
  const userId = useSession().user?.id;
  const isWaiting = !useSyncExternalStore(outbox.subscribe, outbox.isEmpty);
  const [isUnstored, setIsUnstored] = useState(false);
  useEffect(() => {
    if (!userId || !isWaiting) return setIsUnstored(false);
    const timer = setInterval(() => setIsUnstored(hasUnstoredWork(userId)), checkMs);
    return () => clearInterval(timer);
  }, [userId, isWaiting]);
  return isUnstored;
}
