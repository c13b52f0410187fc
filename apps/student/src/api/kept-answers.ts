import { type DehydratedState, dehydrate, hydrate, type QueryClient } from '@tanstack/react-query';
import { keptAnswers } from '#src/storage/kept-answers.ts';

/** The procedures are called by their path: ['progress', 'overall']. */
const isProgress = (queryKey: readonly unknown[]) =>
  Array.isArray(queryKey[0]) && queryKey[0][0] === 'progress';

/** To be shown, and asked again: the page that kept it may have been left before it kept something newer. */
const toAskAgain = ({ queries, ...rest }: DehydratedState): DehydratedState => ({
  ...rest,
  queries: queries.map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } })),
});

async function restore(queryClient: QueryClient, userId: string): Promise<void> {
  try {
    const state = await keptAnswers.read<DehydratedState>(userId);
    if (state) hydrate(queryClient, toAskAgain(state));
  } catch {
    // of another release: the server is asked
  }
}

const keep = (queryClient: QueryClient, userId: string) =>
  keptAnswers.keep(
    userId,
    dehydrate(queryClient, {
      shouldDehydrateQuery: ({ queryKey, state: { status } }) => status === 'success' && isProgress(queryKey),
      shouldDehydrateMutation: () => false,
    }),
  );

/**
 * Brings back what this student's progress was at the last look, and keeps every newer answer on the device.
 * @returns stops
 */
export function keepAnswers(queryClient: QueryClient, userId: string): () => void {
  const restored = restore(queryClient, userId);
  let isKeeping = false;
  let isStale = false;
  let isStopped = false;
  // At once, since a student may leave at once; one at a time, however many answers come together.
  const keepNewest = async () => {
    isStale = true;
    if (isKeeping) return;
    isKeeping = true;
    while (isStale) {
      // Restore the stored answers first, or they would be overwritten.
      await restored;
      // Another student may be here by now, or nobody.
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
