import { setPriority } from 'node:os';
import { type LibraryPart, packLibraryPart } from '@repo/content';
import { workerIsReady } from './limited-worker.ts';

export type PackJob = { part: LibraryPart };
export type PackAnswer = { zip: Uint8Array } | { error: string };

/** A lower priority than the server's. */
const priority = 10;

function work({ part }: PackJob): PackAnswer {
  try {
    return { zip: packLibraryPart(part) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

setPriority(priority);
// Signals reach the whole process group, but a file in progress must still be answered: the parent ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', (job: PackJob) => process.send?.(work(job)));
process.on('disconnect', () => process.exit(0));
process.send?.(workerIsReady);
