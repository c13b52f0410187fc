import { queryGcSeconds } from '@repo/contracts/limits';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endAccess } from '#src/session/gate-state.ts';
import { isSessionRefused } from './failures.ts';

function shutGateWhenRefused(error: unknown): void {
  if (isSessionRefused(error)) endAccess();
}

/**
 * The cache of server state. A refused session shuts the gate whatever call met it; being offline is a failure
 * like any other, so that no button waits for the network unseen.
 */
export function createAppQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: shutGateWhenRefused }),
    mutationCache: new MutationCache({ onError: shutGateWhenRefused }),
    defaultOptions: {
      queries: { gcTime: queryGcSeconds * 1_000, networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });
}
