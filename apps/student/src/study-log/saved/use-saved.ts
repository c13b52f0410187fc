import type { SavedKind } from '@repo/contracts/saved.rules';
import type { SavedThing } from '@repo/contracts/saved-kinds';
import { useEffect, useSyncExternalStore } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import type { OnDevice } from '#src/platform/storage/study-database.ts';
import type { SavedStore } from './create-saved-store.ts';
import { savedStores } from './saved-stores.ts';

/**
 * What the student saved of one kind, oldest change first; null until loaded. Changes of other devices are
 * fetched too and appear later.
 * @param isWanted false loads nothing
 */
export function useSaved<Kind extends SavedKind>(
  kind: Kind,
  isWanted = true,
): readonly OnDevice<SavedThing<Kind>>[] | null {
  const { id: userId } = useUser();
  const {
    subscribe,
    shown,
    refresh,
  }: Pick<SavedStore<Kind>, 'subscribe' | 'shown' | 'refresh'> = savedStores[kind];
  const things = useSyncExternalStore(subscribe, () => shown(userId));
  useEffect(() => {
    if (isWanted) void refresh(userId);
  }, [userId, isWanted, refresh]);
  return things;
}
