import { failureOf, isSignedOut } from '@repo/client/failure';
import { queryGcSeconds } from '@repo/contracts/limits';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { endSession } from '#src/session/end-session.ts';
import { getSession } from '#src/session/session.ts';
import { api } from './api.ts';
import { trpc } from './trpc.ts';

const retriesOfReads = 2;
const freshForMs = 10_000;

/** The server knows the session no more: the student logs in again. */
function onError(error: unknown): void {
  if (isSignedOut(error) && getSession().isAuthenticated) void endSession();
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
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
}

/** Gives the screens below the procedures (`trpc`) and their cache. */
export function ApiProviders({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <trpc.Provider client={api} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}
