import { lateStudyDaysMax } from '@repo/contracts/limits/progress';
import { namesIn, readText, removeText, storageName } from '#src/storage/stored-text.ts';
import type { Outbox } from './create-outbox.ts';
import type { QueuedJob } from './job.ts';
import type { JobStore } from './job-store.ts';
import type { Keepers } from './ports.ts';

const kindOf = ({ work }: Pick<QueuedJob, 'work'>): string => work.kind;
/** What they send is in stores of its own. */
const isEmpty = ({ work }: QueuedJob) =>
  work.kind === 'reviews' ? !work.events : kindOf({ work }) === 'marks';
const isOldDays = ({ work }: QueuedJob) => work.kind === 'days' && !work.studiedAtMs;

/**
 * Takes over what builds before the study log kept to be sent: changes of marks; days of study, a note for each day and a job for
 * each chapter whose flashcards were reviewed. Never fails.
 */
export async function takeInOldWork(
  userId: string,
  store: Pick<JobStore, 'ofUser' | 'remove'>,
  { put }: Pick<Outbox, 'put'>,
  keepers: Keepers,
): Promise<void> {
  const waiting = await store.ofUser(userId);
  await keepers.reviews().then(({ takeInReviews }) => takeInReviews(userId));
  const empty = waiting.filter(isEmpty);
  if (empty.some((job) => kindOf(job) === 'marks'))
    await keepers.saved().then(({ loadMarks }) => loadMarks(userId));
  for (const job of empty) await store.remove(job);
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
  for (const job of [...reviews, ...waiting.filter(isOldDays)]) await store.remove(job);
}
