import { RequestFailure } from '@repo/client/failure';
import { bearerToken } from '#src/platform/session/bearer-token.ts';

const silenceLimitMs = 30_000;
const notFound = 404;

export type Picture = { bytes: Uint8Array<ArrayBuffer>; mediaType: string };

/**
 * The student's own picture from its path on our server; null when there is none.
 * @throws RequestFailure
 */
export async function fetchOwnPicture(path: string | null): Promise<Picture | null> {
  if (path === null) return null;
  const token = await bearerToken();
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  try {
    const reply = await fetch(path, { headers, signal: AbortSignal.timeout(silenceLimitMs) });
    if (reply.status === notFound) return null;
    if (!reply.ok) throw new RequestFailure(reply.status);
    const bytes = new Uint8Array(await reply.arrayBuffer());
    return { bytes, mediaType: reply.headers.get('content-type') ?? 'image/webp' };
  } catch (error) {
    if (error instanceof RequestFailure) throw error;
    throw new RequestFailure('FETCH_ERROR', { cause: error });
  }
}
