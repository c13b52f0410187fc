import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { endAccess } from '#src/session/admin-session.ts';
import { isSessionRefused } from './failures.ts';

const queryGcSeconds = 60;

function endAccessWhenRefused(error: unknown): void {
  if (isSessionRefused(error)) endAccess();
}

/**
 * The cache of server state. Any call with a rejected session asks for the login again. Being offline fails
 * like any other error, so that no button waits silently.
 */
export function createAppQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: endAccessWhenRefused }),
    mutationCache: new MutationCache({ onError: endAccessWhenRefused }),
    defaultOptions: {
      queries: { gcTime: queryGcSeconds * 1_000, networkMode: 'always', retry: false },
      mutations: { networkMode: 'always' },
    },
  });
}
