import { setPriority } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { passwordCost } from './password-cost.ts';

const lowestPriority = 19;

/** Without `hash`: hash the password. With it: compare. */
export type PasswordJob = { password: string; hash?: string };
export type PasswordAnswer = { hash: string } | { isRight: boolean } | { error: string };

async function work(job: PasswordJob): Promise<PasswordAnswer> {
  try {
    if (job.hash === undefined) return { hash: await hash(job.password, passwordCost) };
    return { isRight: await verify(job.hash, job.password) };
  } catch (error) {
    return { error: String(error) };
  }
}

// Hashing must not slow down requests.
setPriority(lowestPriority);
// Signals reach the whole process group, but requests in flight still need their hashes: the parent ends us.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('message', async (job: PasswordJob) => process.send?.(await work(job)));
process.on('disconnect', () => process.exit(0));
