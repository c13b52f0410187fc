import { brand } from '@repo/contracts/brand';
import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { clear, createStore, get, set, type UseStore } from 'idb-keyval';

/** A student's progress as the server told it last, for screens without a network. */
type Kept = { userId: string; state: DehydratedState };

const key = 'progress';

let store: UseStore | undefined;
/** Opened late: where IndexedDB is blocked, opening throws. */
function deviceStore(): UseStore {
  store ??= createStore(`${brand.storagePrefix}-answers`, 'answers');
  return store;
}

/** The procedures are called by their path: ['progress', 'overall']. */
const isProgress = (queryKey: readonly unknown[]) =>
  Array.isArray(queryKey[0]) && queryKey[0][0] === 'progress';

async function restore(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    const kept = await get<Kept>(key, deviceStore());
    if (kept?.userId === userId) hydrate(queryClient, kept.state);
  } catch {
    // blocked, or of another release: the server is asked
  }
}

async function keep(queryClient: QueryClient, userId: string): Promise<void> {
  const state = dehydrate(queryClient, {
    shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isProgress(queryKey),
    shouldDehydrateMutation: () => false,
  });
  try {
    await set(key, { userId, state } satisfies Kept, deviceStore());
  } catch {
    // blocked or full: without a network the figures are then unknown
  }
}

/**
 * Brings back what this student's progress was at the last look, and keeps every newer answer on the device.
 * @returns stops
 */
export function keepAnswers(queryClient: QueryClient, userId: string): () => void {
  const restored = restore(queryClient, userId);
  let isKeeping = false;
  let isStale = false;
  // At once, since a student may leave at once; one at a time, however many answers come together.
  const keepNewest = async () => {
    isStale = true;
    if (isKeeping) return;
    isKeeping = true;
    while (isStale) {
      // What was kept before comes first, or it would be lost.
      await restored;
      isStale = false;
      await keep(queryClient, userId);
    }
    isKeeping = false;
  };
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isProgress(event.query.queryKey))
      return;
    void keepNewest();
  });
}

/** Takes all of it off the device. Never fails. */
export async function clearKeptAnswers(): Promise<void> {
  try {
    await clear(deviceStore());
  } catch {
    // blocked: there is nothing in it
  }
}
