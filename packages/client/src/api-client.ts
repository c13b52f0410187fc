import type { AppRouter } from '@repo/api';
import { createTRPCClient, httpBatchLink, httpLink, splitLink, type TRPCClient } from '@trpc/client';
import { RequestFailure } from './failure.ts';
import { parseReply, timedFetch } from './timed-fetch.ts';

export type ApiClient = TRPCClient<AppRouter>;

export type ApiClientOptions = {
  /** The session token for the Authorization header; asked anew for each request. */
  getToken: () => string | null;
  /** Where the procedures are, default '/api/trpc'. */
  url?: string;
  /** How long the server may stay silent, in milliseconds; default 15,000. */
  silenceLimitMs?: number;
  /** Whether the request now sent must reach the server although its page is going away; default never. */
  outlivesPage?: () => boolean;
};

/** A refusal from outside the procedures (a rate limit, a proxy) has another shape than theirs. */
function isProcedureReply(json: unknown): boolean {
  const first: unknown = Array.isArray(json) ? json[0] : json;
  return typeof first === 'object' && first !== null && ('error' in first || 'result' in first);
}

/**
 * The typed client of the server's procedures: batched, with bearer token and cookies.
 * Its calls throw errors that `failureOf` and `reasonOf` read.
 */
export function createApiClient({
  getToken,
  url = '/api/trpc',
  silenceLimitMs = 15_000,
  outlivesPage = () => false,
}: ApiClientOptions): ApiClient {
  const options = {
    url,
    headers() {
      const token = getToken();
      return token ? { authorization: `Bearer ${token}` } : {};
    },
    async fetch(target: unknown, init: unknown) {
      const given = init as RequestInit | undefined;
      const request = {
        ...given,
        signal: given?.signal ?? null,
        credentials: 'include',
        keepalive: outlivesPage(),
      };
      const reply = await timedFetch(String(target), request as RequestInit, silenceLimitMs);
      const json = parseReply(reply);
      if (!reply.ok && !isProcedureReply(json)) throw new RequestFailure(reply.status, { data: json });
      return { ok: reply.ok, status: reply.status, json: async () => json };
    },
  };
  return createTRPCClient<AppRouter>({
    links: [
      splitLink({
        // A batch waits for its turn, which never comes for a page that is going away.
        condition: outlivesPage,
        true: httpLink(options),
        false: httpBatchLink({ ...options, maxURLLength: 2_000 }),
      }),
    ],
  });
}
