import type { ImportTask, ImportTasks } from '@repo/content/import-tasks';
import { adminCallMaxSeconds } from '@repo/contracts/limits/admin';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError, type ImportReader } from '@repo/domain';
import { type ForkWorker, forkWorker } from '../workers/fork-worker.ts';
import type { ImportAnswer, ImportJob } from '../workers/import-worker.ts';
import { LimitedWorker, WorkerError } from '../workers/limited-worker.ts';

const startMs = 20_000;
const busyMs = 20_000;
const idleMs = 60_000;
/** Further imports get UNAVAILABLE. */
const waitingMax = 3;
const retryAfterSeconds = 5;

type Limits = { memoryMegabytes: number; fileMs: number; libraryMs: number };
/** Processor time: a valid file of 1 MB takes less than a second, a valid library six. */
const forHonestFiles: Limits = {
  memoryMegabytes: 384,
  fileMs: 3_500,
  libraryMs: (adminCallMaxSeconds * 1_000) / 2,
};
const isOfLibrary = (task: ImportTask) => task === 'library' || task === 'outline';

function failureOf({ failure }: WorkerError): Error {
  if (failure === 'slow')
    return new DomainError(
      'TOO_LARGE',
      'The file takes too long to read. Try again in a minute, or import it in parts',
    );
  if (failure === 'died')
    return new DomainError('TOO_LARGE', 'Reading the file takes too much memory. Import it in parts');
  const messages: Partial<Record<typeof failure, string>> = {
    full: 'Other files are being read right now. Please try again in a moment',
    busy: 'The server is busy right now. Please try again in a minute',
  };
  return new DomainError('UNAVAILABLE', messages[failure] ?? requestMessages.unavailable, {
    retryAfterSeconds,
    busy: 'imports',
  });
}

export type ProcessImportReader = ImportReader & {
  /** The id of the process that reads, while one runs. */
  workerPid(): number | undefined;
  /** Ends the process; pending imports are rejected. */
  close(): void;
};

/**
 * Reads imports one at a time in a child process with a memory limit, each for at most 3.5 s of processor
 * time, a library for 90 s. Exceeding a limit only ends that process; at most 3 imports wait.
 */
export function createImportReader(
  limits: Limits = forHonestFiles,
  fork: ForkWorker = forkWorker,
): ProcessImportReader {
  const worker = new LimitedWorker<ImportJob, ImportAnswer>(
    () =>
      fork('import-worker', {
        execArgv: [`--max-old-space-size=${limits.memoryMegabytes}`],
        serialization: 'advanced',
      }),
    { startMs, idleMs, busyMs, waitingMax },
  );
  return {
    async read<T extends ImportTask>(task: T, job: ImportTasks[T]['job']) {
      const limitMs = isOfLibrary(task) ? limits.libraryMs : limits.fileMs;
      const reply = await worker.run({ task, job }, limitMs).catch((error: unknown) => {
        throw error instanceof WorkerError ? failureOf(error) : error;
      });
      if ('error' in reply) throw new Error(reply.error);
      return reply.answer as ImportTasks[T]['answer'];
    },
    workerPid: () => worker.pid,
    close: () => worker.close(),
  };
}
