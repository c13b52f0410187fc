import { type FailureStatus, failureOf } from '@repo/client/failure';
import { type Download, type DownloadRequest, download } from './download.ts';
import type { Progress } from './download-changed.ts';

/** The last reply of the worker; failures as plain data, since errors lose their class in postMessage. */
export type WorkerReply = Download | { kind: 'failed'; status: FailureStatus; data: unknown };

/** Bytes that arrived so far; several before the last reply. */
export type WorkerProgress = { kind: 'progress'; progress: Progress };

addEventListener('message', async (event: MessageEvent<DownloadRequest>) => {
  let reply: WorkerReply;
  try {
    reply = await download(event.data, (progress) =>
      postMessage({ kind: 'progress', progress } satisfies WorkerProgress),
    );
  } catch (error) {
    const failure = failureOf(error);
    reply = { kind: 'failed', status: failure?.status ?? 'PARSING_ERROR', data: failure?.data };
  }
  postMessage(reply);
});
