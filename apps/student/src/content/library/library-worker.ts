import { type FailureStatus, failureOf } from '@repo/client/failure';
import { emptyCollections } from './collections.ts';
import { type Download, type DownloadRequest, download } from './download.ts';
import { readIndexedDbCache } from './indexeddb-cache.ts';
import { type LibrarySlice, slicesOf } from './library-slices.ts';
import type { Progress } from './progress.ts';

/** The last reply of the worker; failures as plain data, since errors lose their class in postMessage. */
export type WorkerReply = Download | { kind: 'failed'; status: FailureStatus; data: unknown };

/** Before the last reply: bytes that arrived so far, and the library's pieces, which the reply then lacks. */
export type WorkerProgress =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'slice'; slice: LibrarySlice };

const tell = (message: WorkerReply | WorkerProgress, transfer: Transferable[] = []) =>
  postMessage(message, { transfer });

/** The copy that the server confirmed is read here, because reading a large one would block the page's taps. */
async function withCopy(reply: Download, { owner }: DownloadRequest): Promise<Download> {
  const library = reply.kind === 'notModified' ? await readIndexedDbCache(owner) : null;
  return library ? { kind: 'fresh', library, isOnDevice: true } : reply;
}

/** Receiving a large library in one message would block the page's taps. */
function sendInSlices(reply: Download): Download {
  if (reply.kind !== 'fresh') return reply;
  for (const slice of slicesOf(reply.library)) {
    const bytes = slice.pieces.map(([, piece]) => piece.buffer);
    tell({ kind: 'slice', slice }, bytes);
  }
  return { ...reply, library: { ...reply.library, collections: emptyCollections() } };
}

addEventListener('message', async (event: MessageEvent<DownloadRequest>) => {
  let reply: WorkerReply;
  try {
    const latest = await download(event.data, (progress) => tell({ kind: 'progress', progress }));
    reply = sendInSlices(await withCopy(latest, event.data));
  } catch (error) {
    const failure = failureOf(error);
    reply = { kind: 'failed', status: failure?.status ?? 'PARSING_ERROR', data: failure?.data };
  }
  tell(reply);
});
