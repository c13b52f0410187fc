import { setPriority } from 'node:os';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: memory in KiB, passes, lanes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const lowestPriority = 19;

export type PasswordJob = { id: number; password: string; hash?: string };
export type PasswordAnswer = { id: number; hash?: string; isRight?: boolean; error?: string };

async function work(job: PasswordJob): Promise<PasswordAnswer> {
  try {
    if (job.hash === undefined) return { id: job.id, hash: await hash(job.password, cost) };
    return { id: job.id, isRight: await verify(job.hash, job.password) };
  } catch (error) {
    return { id: job.id, error: String(error) };
  }
}

// Hashing must not take the processor from answering requests.
setPriority(lowestPriority);
process.on('message', async (job: PasswordJob) => process.send?.(await work(job)));
process.on('disconnect', () => process.exit(0));
