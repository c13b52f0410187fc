import { failureOf, isConsentNeeded, isSignedOut, isUnreachable } from '@repo/client/failure';
import {
  MutationCache,
  onlineManager,
  QueryCache,
  QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { endRefusedSession } from '#src/account/session/end-session.ts';
import { api } from '#src/platform/api/api.ts';
import { keepAnswers } from '#src/platform/api/kept-answers.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { onServerBack, reportReachability } from '#src/platform/offline/connectivity.ts';
import { closeForConsent, getSession } from '#src/platform/session/session.ts';

const queryGcSeconds = 60;

const retriesOfReads = 2;
const freshForMs = 10_000;

const onSuccess = () => reportReachability(null);

/** The session has ended: the student logs in again. A missing consent shows the consent screen. */
function onError(error: unknown): void {
  reportReachability(error);
  if (isSignedOut(error) && getSession().isAuthenticated) void endRefusedSession(error);
  if (isConsentNeeded(error)) closeForConsent();
}

function createQueryClient(): QueryClient {
  // The manager only listens to changes, and assumes a page that loads offline is online.
  onlineManager.setOnline(navigator.onLine);
  const queryClient = new QueryClient({
    queryCache: new QueryCache({ onError, onSuccess }),
    mutationCache: new MutationCache({ onError, onSuccess }),
    defaultOptions: {
      queries: {
        gcTime: queryGcSeconds * 1_000,
        staleTime: freshForMs,
        // Never retry refusals, only failures of the network or the server.
        retry: (count, error) => {
          const status = failureOf(error)?.status;
          return count < retriesOfReads && !(typeof status === 'number' && status < 500);
        },
      },
    },
  });
  // Small, and every screen needs it offline.
  queryClient.setQueryDefaults([['progress']], { gcTime: Number.POSITIVE_INFINITY });
  return queryClient;
}

/** Refetches only queries that failed because of the network. */
function askAgain(queryClient: QueryClient): void {
  void queryClient.refetchQueries({ type: 'active', predicate: ({ state }) => isUnreachable(state.error) });
}

/** Provides the procedures (`trpc`) and their cache. */
export function ApiProviders({ userId, children }: { userId: string; children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  useEffect(() => keepAnswers(queryClient, userId), [queryClient, userId]);
  useEffect(() => onServerBack(() => askAgain(queryClient)), [queryClient]);
  // A retry after logout would carry the next student's cookie.
  useEffect(() => () => void queryClient.cancelQueries(), [queryClient]);
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
