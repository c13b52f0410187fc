import { lateStudyDaysMax } from '@repo/contracts/limits/progress';
import { namesIn, readText, removeText, storageName } from '#src/storage/stored-text.ts';
import type { Outbox } from './create-outbox.ts';
import type { QueuedJob } from './job.ts';
import type { JobStore } from './job-store.ts';

const kindOf = ({ work }: QueuedJob): string => work.kind;
const isOld = ({ work }: QueuedJob) => work.kind === 'days' && !work.studiedAtMs;

/**
 * Takes over the days of study of builds before the study log: a note for each day, and a job for each chapter whose flashcards
 * were reviewed. Never fails.
 */
export async function takeInOldDays(
  userId: string,
  store: Pick<JobStore, 'ofUser' | 'remove'>,
  { put }: Pick<Outbox, 'put'>,
): Promise<void> {
  const waiting = await store.ofUser(userId);
  const reviews = waiting.filter((job) => kindOf(job) === 'review');
  const notes = namesIn('local', storageName('studied ', `${userId} `));
  const studiedAtMs = [
    ...notes.map((name) => Number(readText('local', name))),
    ...reviews.map(({ keptAtMs }) => keptAtMs),
  ]
    .filter((ms) => Number.isInteger(ms) && ms >= 0)
    .sort((one, other) => one - other)
    .slice(-lateStudyDaysMax);
  if (studiedAtMs.length > 0 && !(await put({ kind: 'days', userId, studiedAtMs }))) return;
  for (const name of notes) removeText('local', name);
  for (const job of [...reviews, ...waiting.filter(isOld)]) await store.remove(job);
}
