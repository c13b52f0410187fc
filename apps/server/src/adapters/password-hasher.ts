import { availableParallelism } from 'node:os';
import * as requestMessages from '@repo/contracts/messages/request';
import { DomainError, type PasswordHasher } from '@repo/domain';
import { type ForkWorker, forkWorker } from '../workers/fork-worker.ts';
import { unmatchableHash } from '../workers/password-cost.ts';
import type { PasswordAnswer, PasswordJob } from '../workers/password-worker.ts';
import { WorkerPool } from '../workers/worker-pool.ts';

/** About two seconds of work on two cores; callers who would wait longer get UNAVAILABLE. */
const queueMax = 130;
const retryAfterSeconds = 3;

export type ProcessPasswordHasher = PasswordHasher & {
  workerPids(): number[];
  /** How many passwords wait for a worker. */
  waiting(): number;
  /** Ends the processes; pending jobs are rejected. */
  close(): void;
};

/**
 * argon2id in low-priority child processes, one per core by default; at most 130 jobs wait, others get
 * UNAVAILABLE.
 */
export function createPasswordHasher(
  workerCount = availableParallelism(),
  fork: ForkWorker = forkWorker,
): ProcessPasswordHasher {
  const workers = new WorkerPool<PasswordJob, PasswordAnswer>(workerCount, () => fork('password-worker'));
  const forNobody = unmatchableHash();

  const run = async (job: PasswordJob): Promise<PasswordAnswer> => {
    if (workers.waiting >= queueMax)
      throw new DomainError('UNAVAILABLE', requestMessages.unavailable, {
        retryAfterSeconds,
        busy: 'passwords',
      });
    const answer = await workers.run(job);
    if ('error' in answer) throw new Error(answer.error);
    return answer;
  };
  return {
    async hash(password) {
      const answer = await run({ password });
      if (!('hash' in answer)) throw new Error('the worker made no hash');
      return answer.hash;
    },
    async verify(hash, password) {
      const answer = await run({ password, hash: hash ?? forNobody });
      return hash !== null && 'isRight' in answer && answer.isRight;
    },
    workerPids: () => workers.pids,
    waiting: () => workers.waiting,
    close: () => workers.close(),
  };
}
