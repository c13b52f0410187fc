import { RequestFailure } from './failure.ts';
import { parseReply, timedFetch } from './timed-fetch.ts';

export type BulkRequest = {
  /** The session's token; '' when only the cookie carries the session. */
  token: string;
  /** ETag of the cached copy, or null. */
  etag: string | null;
  /** Default '/api/v1/bulk-data'; else the light form's, the manifest's or a chapter's. */
  url?: string;
  /** Abort after this many milliseconds without a byte; default 20,000. */
  silenceLimitMs?: number;
  /** Give up on a body that is larger than this on the wire. */
  maxBytes?: number | undefined;
};

/** The bulk content without its open chapters: it has their hashes instead, and the same ETag. */
export const manifestUrl = '/api/v1/bulk-data/manifest';

/** The bulk content without `variants` if the server has that form: `light` marks it. */
export const lightUrl = '/api/v1/bulk-data?form=light';

/** An open chapter by the hash in the manifest. */
export const chapterUrl = (chapterId: string, hash: string): string =>
  `/api/v1/bulk-data/${encodeURIComponent(chapterId)}/${hash}`;

/** The cached copy is current, or a new body as JSON text, not parsed. */
export type BulkReply =
  | { kind: 'notModified' }
  | { kind: 'large' }
  | { kind: 'fresh'; text: string; etag: string | null };

/**
 * Downloads the bulk content, or what `url` names of it, unless the copy with this ETag is current.
 * @throws RequestFailure
 */
export async function fetchBulk(request: BulkRequest): Promise<BulkReply> {
  const { token, etag, url = '/api/v1/bulk-data', silenceLimitMs = 20_000, maxBytes } = request;
  const headers: Record<string, string> = { accept: 'application/json' };
  if (token) headers.authorization = `Bearer ${token}`;
  // The copy is ours, so no cache in between may answer.
  if (etag) Object.assign(headers, { 'if-none-match': etag, 'cache-control': 'no-cache' });
  const reply = await timedFetch(url, { headers, credentials: 'include' }, silenceLimitMs, maxBytes);
  if (reply.isLarge) return { kind: 'large' };
  if (reply.status === 304) return { kind: 'notModified' };
  if (reply.ok) return { kind: 'fresh', text: reply.text, etag: reply.headers.get('etag') };
  throw new RequestFailure(reply.status, { data: parseReply(reply) });
}
