import { type BulkRequest, fetchBulk } from '@repo/client/bulk';
import { failureOf, RequestFailure } from '@repo/client/failure';
import type { Chapter } from '@repo/contracts/content';
import { chaptersOf, parseContent } from './bulk-content.ts';
import type { FlatLibrary } from './collections.ts';
import { type Content, downloadChanged } from './download-changed.ts';
import { flattenBulk } from './flatten-bulk.ts';
import { canHash, hashOf } from './hash.ts';
import { writeIndexedDbCache } from './indexeddb-cache.ts';
import { forgetStaged, stageBeginning } from './staged-chapters.ts';

export type DownloadRequest = BulkRequest & { owner: string };

/** Either the stored copy is current, or a new one and whether it could be stored. */
export type Download = { kind: 'notModified' } | { kind: 'fresh'; library: FlatLibrary; isOnDevice: boolean };

/** Hashes of the open chapters; the server hashed the same text. */
async function hashesOf(content: unknown): Promise<Map<string, string>> {
  const hashes = new Map<string, string>();
  for (const chapter of canHash() ? chaptersOf(content) : [])
    if (!(chapter as Chapter).isLocked) hashes.set(chapter._id, await hashOf(JSON.stringify(chapter)));
  return hashes;
}

/** Everything in one reply. Once interrupted, the next try downloads by chapter. @throws RequestFailure */
async function downloadWhole(request: BulkRequest): Promise<Content | { kind: 'notModified' }> {
  try {
    const [reply] = await Promise.all([fetchBulk(request), stageBeginning()]);
    if (reply.kind === 'notModified') {
      await forgetStaged();
      return reply;
    }
    const content = parseContent(reply.text);
    return { ...reply, content, hashes: await hashesOf(content) };
  } catch (error) {
    if (typeof failureOf(error)?.status === 'number') await forgetStaged();
    throw error;
  }
}

/**
 * Downloads what changed, else the whole library, flattens and stores it. Heavy: runs in the library worker if
 * possible.
 * @throws RequestFailure; PARSING_ERROR when payload or subjects are missing
 */
export async function download({ owner, ...request }: DownloadRequest): Promise<Download> {
  const reply = (await downloadChanged(request)) ?? (await downloadWhole(request));
  if (reply.kind === 'notModified') return reply;
  const library = flattenBulk(reply.content, { owner, ...reply });
  if (!library) throw new RequestFailure('PARSING_ERROR', { data: reply.content });
  const isOnDevice = await writeIndexedDbCache(library);
  await forgetStaged();
  return { kind: 'fresh', library, isOnDevice };
}
