import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { get, set } from 'idb-keyval';
import { answersKey, studyDatabase, takeInPastAnswers } from '#src/platform/storage/study-database.ts';

/** Query keys start with the procedure's path: ['progress', 'overall']. */
const isProgress = (queryKey: readonly unknown[]) =>
  Array.isArray(queryKey[0]) && queryKey[0][0] === 'progress';

/** Marks restored queries as stale, since the page may have been closed before storing newer ones. */
const toAskAgain = ({ queries, ...rest }: DehydratedState): DehydratedState => ({
  ...rest,
  queries: queries.map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } })),
});

async function restore(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    await takeInPastAnswers(userId);
    const state = await get<DehydratedState>(answersKey(userId), studyDatabase);
    if (state) hydrate(queryClient, toAskAgain(state));
  } catch {
    // blocked, or stored by another release: refetch
  }
}

/** Without room or access, progress is unknown offline. */
const keep = (queryClient: QueryClient, userId: string) =>
  set(
    answersKey(userId),
    dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isProgress(queryKey),
      shouldDehydrateMutation: () => false,
    }),
    studyDatabase,
  ).catch(() => {});

/**
 * Restores this student's progress from the device and stores every newer reply.
 * @returns a function that stops this
 */
export function keepAnswers(queryClient: QueryClient, userId: string): () => void {
  const restored = restore(queryClient, userId);
  let isKeeping = false;
  let isStale = false;
  let isStopped = false;
  // Store without delay, since the student may leave; one write at a time for many replies.
  const keepNewest = async () => {
    isStale = true;
    if (isKeeping) return;
    isKeeping = true;
    while (isStale) {
      // Restore the stored answers first, or they would be overwritten.
      await restored;
      // The student may have changed or logged out meanwhile.
      if (isStopped) return;
      isStale = false;
      await keep(queryClient, userId);
    }
    isKeeping = false;
  };
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isProgress(event.query.queryKey))
      return;
    void keepNewest();
  });
  return () => {
    isStopped = true;
    unsubscribe();
  };
}
