import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { messages } from '@repo/contracts/messages';
import { DomainError, type PasswordHasher } from '@repo/domain';
import { unmatchableHash } from './password-cost.ts';
import type { PasswordAnswer, PasswordJob } from './password-worker.ts';
import { WorkerPool } from './worker-pool.ts';

/** About two seconds of work on two cores: who would wait longer is told to come back. */
const queueMax = 130;
const retryAfterSeconds = 3;

/** From source through tsx, from the bundle as the file beside it. */
function forkWorker(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(`./password-worker.${isSource ? 'ts' : 'js'}`, import.meta.url));
  const loader = isSource
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
  return fork(entry, [], { execArgv: loader, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

export type ProcessPasswordHasher = PasswordHasher & {
  workerPids(): number[];
  /** Ends the processes; what still waits is rejected. */
  close(): void;
};

/** argon2id in low-priority child processes, by default one a core; at most 130 wait, others get UNAVAILABLE. */
export function createPasswordHasher(workerCount = availableParallelism()): ProcessPasswordHasher {
  const workers = new WorkerPool<PasswordJob, PasswordAnswer>(workerCount, forkWorker);
  const forNobody = unmatchableHash();

  const run = async (job: PasswordJob): Promise<PasswordAnswer> => {
    if (workers.waiting >= queueMax)
      throw new DomainError('UNAVAILABLE', messages.unavailable, { retryAfterSeconds });
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
    close: () => workers.close(),
  };
}
