import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError, type LibraryPacker } from '@repo/domain';
import { type ForkWorker, forkWorker } from '../workers/fork-worker.ts';
import { LimitedWorker, WorkerError } from '../workers/limited-worker.ts';
import type { PackAnswer, PackJob } from '../workers/pack-worker.ts';

/** One chapter takes about 20 ms; the largest possible one takes seconds. */
const partMs = 60_000;
const limits = { startMs: 20_000, idleMs: 60_000, busyMs: 20_000, waitingMax: 8 };
const memoryMegabytes = 384;
const retryAfterSeconds = 5;

export type ProcessLibraryPacker = LibraryPacker & {
  /** Ends the process; pending jobs are rejected. */
  close(): void;
};

/** Packs in a child process of low priority, which starts on demand. */
export function createLibraryPacker(fork: ForkWorker = forkWorker): ProcessLibraryPacker {
  const worker = new LimitedWorker<PackJob, PackAnswer>(
    () =>
      fork('pack-worker', {
        execArgv: [`--max-old-space-size=${memoryMegabytes}`],
        serialization: 'advanced',
      }),
    limits,
  );
  return {
    async pack(part) {
      const answer = await worker.run({ part }, partMs).catch((error: unknown) => {
        if (!(error instanceof WorkerError)) throw error;
        throw new DomainError('UNAVAILABLE', requestMessages.unavailable, {
          retryAfterSeconds,
          busy: 'downloads',
        });
      });
      if ('error' in answer) throw new Error(answer.error);
      return answer.zip;
    },
    close: () => worker.close(),
  };
}
