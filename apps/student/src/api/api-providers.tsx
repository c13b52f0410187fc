import { failureOf, isConsentNeeded, isSignedOut, isUnreachable } from '@repo/client/failure';
import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { onServerBack, reportReachability } from '#src/offline/connectivity.ts';
import { endRefusedSession } from '#src/session/end-session.ts';
import { closeForConsent, getSession } from '#src/session/session.ts';
import { api } from './api.ts';
import { keepAnswers } from './kept-answers.ts';
import { trpc } from './trpc.ts';

const queryGcSeconds = 60;

const retriesOfReads = 2;
const freshForMs = 10_000;

const onSuccess = () => reportReachability(null);

/** The server knows the session no more: the student logs in again. A consent that is missing closes the screens. */
function onError(error: unknown): void {
  reportReachability(error);
  if (isSignedOut(error) && getSession().isAuthenticated) void endRefusedSession(error);
  if (isConsentNeeded(error)) closeForConsent();
}

function createQueryClient(): QueryClient {
  // It hears of changes alone, and takes a page that is loaded without a network for one with it.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess }),
    mutationCache: new MutationCache({ onError, onSuccess }),
    defaultOptions: {
      queries: {
        gcTime: queryGcSeconds * 1_000,
        staleTime: freshForMs,
        // A refusal stays a refusal; only what the network or the server's day may mend is tried again.
        retry: (count, error) => {
          const status = failureOf(error)?.status;
          return count < retriesOfReads && !(typeof status === 'number' && status < 500);
        },
      },
    },
  });
  // Small, and needed by every screen when the network is gone.
  queryClient.setQueryDefaults([['progress']], { gcTime: Number.POSITIVE_INFINITY });
  return queryClient;
}

/** What only the network kept from its answer is asked again. */
function askAgain(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreachable(state.error) });
}

/** Gives the screens below the procedures (`trpc`) and their cache. */
export function ApiProviders({ userId, children }: { userId: string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => keepAnswers(queryClient, userId), [queryClient, userId]);
  useEffect(() => onServerBack(() => askAgain(queryClient)), [queryClient]);
  // A retry after the log-out would carry the next student's cookie.
  useEffect(() => () => void queryClient.cancelQueries(), [queryClient]);
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
