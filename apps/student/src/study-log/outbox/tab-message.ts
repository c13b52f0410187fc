import type { JobId, JobStatus } from './job.ts';

/**
 * A message between tabs: something changed, or a job's status. Keep compatible: tabs may run different
 * releases.
 */
export type TabMessage =
  | { kind: 'changed'; userId: string }
  | { kind: 'settled'; userId: string; id: JobId; outcome: JobStatus };
