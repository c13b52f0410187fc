import { RequestFailure } from './failure.ts';
import { parseReply, timedFetch } from './timed-fetch.ts';

export type BulkRequest = {
  /** '' where only the cookie carries the session. */
  token: string;
  /** ETag of the copy at hand, or null. */
  etag: string | null;
  /** Default '/api/v1/bulk-data'. */
  url?: string;
  /** How long the download may stall, in milliseconds; default 20,000. */
  silenceLimitMs?: number;
};

/** Either the copy at hand still holds, or here is a new body as the server sent it (JSON text, not yet parsed). */
export type BulkReply = { kind: 'notModified' } | { kind: 'fresh'; text: string; etag: string | null };

/**
 * Downloads the bulk content, or learns that the copy with this ETag still holds.
 * @throws RequestFailure
 */
export async function fetchBulk(request: BulkRequest): Promise<BulkReply> {
  const { token, etag, url = '/api/v1/bulk-data', silenceLimitMs = 20_000 } = request;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  if (etag) headers['if-none-match'] = etag;
  const reply = await timedFetch(url, { headers, credentials: 'include' }, silenceLimitMs);
  if (reply.status === 304) return { kind: 'notModified' };
  if (reply.ok) return { kind: 'fresh', text: reply.text, etag: reply.headers.get('etag') };
  throw new RequestFailure(reply.status, { data: parseReply(reply) });
}
