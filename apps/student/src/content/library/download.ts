import { fetchBulk, lightUrl } from '@repo/client/bulk';
import { failureOf, RequestFailure } from '@repo/client/failure';
import type { Chapter, LightBulk } from '@repo/contracts/content';
import { wholeDownloadMaxBytes } from '@repo/contracts/limits/request';
import { chaptersOf, entriesOf, parseContent } from './bulk-content.ts';
import type { FlatLibrary } from './collections.ts';
import { type ChangesRequest, type Content, downloadChanged, mergeWithCopy } from './download-changed.ts';
import { flattenBulk } from './flatten-bulk.ts';
import { canHash, hashOf, lightHash } from './hash.ts';
import type { OnProgress } from './progress.ts';
import { forgetStaged, isWanted, noteWanted, stageBeginning } from './staged-chapters.ts';
import { aloneInLibrary, freeContent, storeLibrary, wantContent } from './store-library.ts';

export type DownloadRequest = ChangesRequest & {
  /** The student didn't ask for `keep`: on a full device, opened chapters matter more. */
  isBackground?: boolean | undefined;
  /** Only removes the content of these subjects or chapters from the copy. */
  free?: readonly string[];
};

/** Either the stored copy is current, or a new one and whether it could be stored. */
export type Download = { kind: 'notModified' } | { kind: 'fresh'; library: FlatLibrary; isOnDevice: boolean };

/** Hashes of the open chapters: the server hashed the same text, or names those of the whole chapters. */
async function hashesOf(content: unknown): Promise<Map<string, string>> {
  const { light } = Object(content) as Partial<LightBulk>;
  if (light) return new Map(Object.entries(light).map(([id, hash]) => [id, lightHash(hash)]));
  const hashes = new Map<string, string>();
  for (const chapter of canHash() ? chaptersOf(content) : [])
    if (!(chapter as Chapter).isLocked) hashes.set(chapter._id, await hashOf(JSON.stringify(chapter)));
  return hashes;
}

type Whole = (Content & { kind: 'fresh' }) | { kind: 'notModified' } | { kind: 'large' };

/** Everything in one reply. Once interrupted, the next try downloads by chapter. @throws RequestFailure */
async function downloadWhole({ token, etag, isLight }: ChangesRequest, isLimited: boolean): Promise<Whole> {
  try {
    const maxBytes = isLimited && canHash() ? wholeDownloadMaxBytes : undefined;
    const form = isLight && canHash() ? { url: lightUrl } : {};
    const [reply] = await Promise.all([fetchBulk({ token, etag, maxBytes, ...form }), stageBeginning()]);
    if (reply.kind === 'large') return reply;
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

async function downloadAny(request: DownloadRequest, onProgress: OnProgress) {
  const changes = await downloadChanged(request, onProgress);
  if (changes) return changes;
  const whole = await downloadWhole(request, true);
  if (whole.kind !== 'large') return whole;
  // Download chapter by chapter, as after an interruption; null where storage is blocked.
  return (await downloadChanged(request, onProgress)) ?? (await downloadWhole(request, false));
}

/**
 * Downloads what changed, else the whole library, flattens and stores it. Heavy: runs in the library worker if
 * possible.
 * @throws RequestFailure; PARSING_ERROR when payload or subjects are missing
 */
export async function download(
  request: DownloadRequest,
  onProgress: OnProgress = () => {},
): Promise<Download> {
  const { owner, keep, free, firstId, isBackground } = request;
  if (free) {
    const freed = await freeContent(owner, free, firstId);
    return freed ? { kind: 'fresh', ...freed } : { kind: 'notModified' };
  }
  const isNoted = await noteWanted(owner);
  if (keep) await wantContent(keep);
  const reply = await downloadAny(request, onProgress);
  if (reply.kind !== 'fresh') return { kind: 'notModified' };
  return aloneInLibrary(async () => {
    const content = 'texts' in reply ? await mergeWithCopy(reply, request) : reply;
    const flat = flattenBulk(content.content, { owner, ...content });
    if (!flat) throw new RequestFailure('PARSING_ERROR', { data: content.content });
    if (isNoted && !(await isWanted(owner))) return { kind: 'fresh', library: flat, isOnDevice: false };
    const stored = await storeLibrary(flat, { firstId, asked: isBackground ? [] : keep });
    // Another download may still be fetching them.
    const lacking = entriesOf(content.content).filter(({ _id }) => !content.hashes.has(_id));
    await forgetStaged(new Set(lacking.map(({ hash }) => hash)));
    return { kind: 'fresh', ...stored };
  });
}
