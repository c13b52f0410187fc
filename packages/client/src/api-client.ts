import type { AppRouter } from '@repo/api';
import {
  createTRPCClient,
  httpBatchLink,
  httpLink,
  isNonJsonSerializable,
  splitLink,
  type TRPCClient,
} from '@trpc/client';
import { RequestFailure } from './failure.ts';
import { parseReply, timedFetch } from './timed-fetch.ts';

export type ApiClient = TRPCClient<AppRouter>;

export type ApiClientOptions = {
  /** Session token for the Authorization header, read for each request. */
  getToken: () => string | null | Promise<string | null>;
  headersOf?: (token: string | null) => Record<string, string>;
  /** URL of the procedures; default '/api/trpc'. */
  url?: string;
  /** Abort after this many milliseconds without a byte; default 15,000. */
  silenceLimitMs?: number;
  /** The time limit for uploads; default 60,000. */
  uploadSilenceLimitMs?: number;
  /** Slow procedures, such as imports of a whole library, and their own limit. */
  longCalls?: { paths: readonly string[]; silenceLimitMs: number };
  /** Whether the request must survive the page being closed (`keepalive`); default never. */
  outlivesPage?: () => boolean;
};

/** Tells a procedure's reply from those of rate limits and proxies, which have another shape. */
function isProcedureReply(json: unknown): boolean {
  const first: unknown = Array.isArray(json) ? json[0] : json;
  return typeof first === 'object' && first !== null && ('error' in first || 'result' in first);
}

/** Adds the Retry-After header to the reply, where procedures have it. */
function refusalOf(json: unknown, headers: Headers): object {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return { ...Object(json), ...(Number.isFinite(seconds) ? { retryAfterSeconds: seconds } : {}) };
}

/** An input with files as a form: the files under their names, the rest as JSON (packages/api/src/form-input.ts). */
function withFilesAsForm(input: unknown): unknown {
  const files = Object.entries(Object(input)).filter(([, value]) => value instanceof Blob);
  if (files.length === 0) return input;
  const form = new FormData();
  form.append('input', JSON.stringify(input));
  for (const [name, file] of files) form.append(name, file as Blob);
  return form;
}

/**
 * The typed client of the server's procedures: batched, with bearer token and cookies. Files go up as form data.
 * Its calls throw errors that `failureOf` and `reasonOf` read.
 */
export function createApiClient({
  getToken,
  headersOf = (token): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {}),
  url = '/api/trpc',
  silenceLimitMs = 15_000,
  uploadSilenceLimitMs = 60_000,
  longCalls = { paths: [], silenceLimitMs },
  outlivesPage = () => false,
}: ApiClientOptions): ApiClient {
  const optionsWith = (patienceMs: number) => ({
    url,
    headers: async () => headersOf(await getToken()),
    async fetch(target: unknown, init: unknown) {
      const given = init as RequestInit | undefined;
      const request = {
        ...given,
        signal: given?.signal ?? null,
        credentials: 'include',
        keepalive: outlivesPage(),
      };
      const limitMs =
        request.body instanceof FormData ? Math.max(uploadSilenceLimitMs, patienceMs) : patienceMs;
      const reply = await timedFetch(String(target), request as RequestInit, limitMs);
      const json = parseReply(reply);
      if (!isProcedureReply(json)) {
        const data = refusalOf(json, reply.headers);
        throw new RequestFailure(reply.ok ? 'PARSING_ERROR' : reply.status, {
          data,
          originalStatus: reply.status,
        });
      }
      return { ok: reply.ok, status: reply.status, json: async () => json };
    },
  });
  const options = optionsWith(silenceLimitMs);
  return createTRPCClient<AppRouter>({
    links: [
      () =>
        ({ op, next }) =>
          next({ ...op, input: withFilesAsForm(op.input) }),
      splitLink({
        condition: ({ path }) => longCalls.paths.includes(path),
        // Slow calls are sent alone, so that other calls don't wait for them.
        true: httpBatchLink({ ...optionsWith(longCalls.silenceLimitMs), maxURLLength: 2_000, maxItems: 1 }),
        false: splitLink({
          // Forms can't be batched, and a page that is closing never sends its batch.
          condition: ({ input }) => outlivesPage() || isNonJsonSerializable(input),
          true: httpLink(options),
          false: httpBatchLink({ ...options, maxURLLength: 2_000 }),
        }),
      }),
    ],
  });
}
