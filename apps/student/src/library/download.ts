import { type BulkRequest, fetchBulk } from '@repo/client/bulk';
import { RequestFailure } from '@repo/client/failure';
import type { FlatLibrary } from './collections.ts';
import { flattenBulk } from './flatten-bulk.ts';
import { writeIndexedDbCache } from './indexeddb-cache.ts';

export type DownloadRequest = BulkRequest & { owner: string };

/** Either the stored copy is current, or a new one and whether it could be stored. */
export type Download = { kind: 'notModified' } | { kind: 'fresh'; library: FlatLibrary; isOnDevice: boolean };

/**
 * Downloads, flattens and stores the library. Heavy: runs in the library worker if possible.
 * @throws RequestFailure; PARSING_ERROR when payload or subjects are missing
 */
export async function download({ owner, ...request }: DownloadRequest): Promise<Download> {
  const reply = await fetchBulk(request);
  if (reply.kind === 'notModified') return reply;
  let parsed: unknown;
  try {
    parsed = JSON.parse(reply.text);
  } catch (cause) {
    throw new RequestFailure('PARSING_ERROR', { cause });
  }
  const library = flattenBulk(parsed, { owner, etag: reply.etag });
  if (!library) throw new RequestFailure('PARSING_ERROR', { data: parsed });
  return { kind: 'fresh', library, isOnDevice: await writeIndexedDbCache(library) };
}
