import { RequestFailure } from '@repo/client/failure';
import type { Download, DownloadRequest } from './download.ts';
import { createSliceCollector } from './library-slices.ts';
import type { WorkerProgress, WorkerReply } from './library-worker.ts';
import type { OnProgress } from './progress.ts';

function askWorker(
  worker: Worker,
  request: DownloadRequest,
  onProgress: OnProgress | undefined,
): Promise<WorkerReply | 'broken'> {
  const { add, collections } = createSliceCollector();
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerReply | WorkerProgress>) => {
      if (data.kind === 'progress') onProgress?.(data.progress);
      else if (data.kind === 'slice') add(data.slice);
      else resolve(data.kind === 'fresh' ? { ...data, library: { ...data.library, collections } } : data);
    });
    worker.addEventListener('messageerror', () => resolve('broken'));
    worker.addEventListener('error', () => resolve('broken'));
    worker.postMessage(request);
  });
}

async function downloadHere(request: DownloadRequest, onProgress?: OnProgress): Promise<Download> {
  const { download } = await import('./download.ts').catch((cause: unknown) => {
    throw new RequestFailure('FETCH_ERROR', { cause });
  });
  return download(request, onProgress);
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./library-worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/**
 * `download` in a worker, so that parsing megabytes of JSON doesn't block taps; on this thread when workers
 * fail.
 * @throws RequestFailure
 */
export async function downloadOffThread(
  request: DownloadRequest,
  onProgress?: OnProgress,
): Promise<Download> {
  const worker = startWorker();
  if (!worker) return downloadHere(request, onProgress);
  try {
    const reply = await askWorker(worker, request, onProgress);
    if (reply === 'broken') return await downloadHere(request, onProgress);
    if (reply.kind === 'failed') throw new RequestFailure(reply.status, { data: reply.data });
    return reply;
  } finally {
    worker.terminate();
  }
}
