import type { AppRouter } from '@repo/api';
import { createTRPCClient, httpBatchLink, type TRPCClient } from '@trpc/client';
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
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { getToken, url = '/api/trpc', silenceLimitMs = 15_000 } = options;
  return createTRPCClient<AppRouter>({
    links: [
      httpBatchLink({
        url,
        maxURLLength: 2_000,
        headers() {
          const token = getToken();
          return token ? { authorization: `Bearer ${token}` } : {};
        },
        async fetch(target, init) {
          const request = { ...init, signal: init?.signal ?? null, credentials: 'include' } as RequestInit;
          const reply = await timedFetch(String(target), request, silenceLimitMs);
          const json = parseReply(reply);
          if (!reply.ok && !isProcedureReply(json)) throw new RequestFailure(reply.status, { data: json });
          return { ok: reply.ok, status: reply.status, json: async () => json };
        },
      }),
    ],
  });
}
