import type { JobId, JobStatus } from './job.ts';

/** What one tab tells the others: something changed, or a job's status. Tabs of two releases understand each other. */
export type TabMessage =
  | { kind: 'changed'; userId: string }
  | { kind: 'settled'; userId: string; id: JobId; outcome: JobStatus };
