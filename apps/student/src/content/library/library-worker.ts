import { type FailureStatus, failureOf } from '@repo/client/failure';
import { emptyCollections } from './collections.ts';
import { type Download, type DownloadRequest, download } from './download.ts';
import { type LibrarySlice, slicesOf } from './library-slices.ts';
import type { Progress } from './progress.ts';

/** The last reply of the worker; failures as plain data, since errors lose their class in postMessage. */
export type WorkerReply = Download | { kind: 'failed'; status: FailureStatus; data: unknown };

/** Before the last reply: bytes that arrived so far, and the library's pieces, which the reply then lacks. */
export type WorkerProgress =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'slice'; slice: LibrarySlice };

const tell = (message: WorkerReply | WorkerProgress) => postMessage(message);

/** Receiving a large library in one message would block the page's taps. */
function sendInSlices(reply: Download): Download {
  if (reply.kind !== 'fresh') return reply;
  for (const slice of slicesOf(reply.library)) tell({ kind: 'slice', slice });
  return { ...reply, library: { ...reply.library, collections: emptyCollections() } };
}

addEventListener('message', async (event: MessageEvent<DownloadRequest>) => {
  let reply: WorkerReply;
  try {
    reply = sendInSlices(await download(event.data, (progress) => tell({ kind: 'progress', progress })));
  } catch (error) {
    const failure = failureOf(error);
    reply = { kind: 'failed', status: failure?.status ?? 'PARSING_ERROR', data: failure?.data };
  }
  tell(reply);
});
