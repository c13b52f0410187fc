import { setPriority } from 'node:os';
import { type ImportTask, type ImportTasks, runImportTask } from '@repo/content/import-tasks';
import { workerIsReady } from './limited-worker.ts';

export type ImportJob<T extends ImportTask = ImportTask> = { task: T; job: ImportTasks[T]['job'] };
export type ImportAnswer = { answer: ImportTasks[ImportTask]['answer'] } | { error: string };

/** Below the server's priority, but high enough that a busy machine still reads a valid file in time. */
const priority = 5;

async function work({ task, job }: ImportJob): Promise<ImportAnswer> {
  try {
    return { answer: await runImportTask(task, job) };
  } catch (error) {
    return { error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

setPriority(priority);
// Signals reach the whole process group, but imports in progress must still be answered: the parent ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', async (job: ImportJob) => process.send?.(await work(job)));
process.on('disconnect', () => process.exit(0));
process.send?.(workerIsReady);
