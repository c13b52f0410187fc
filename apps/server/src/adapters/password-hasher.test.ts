import { DomainError } from '@repo/domain';
import { afterAll, expect, it, vi } from 'vitest';
import { createPasswordHasher } from './password-hasher.ts';

const hasher = createPasswordHasher(1);
afterAll(() => hasher.close());

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

it('the password hasher makes a salted argon2id hash of the agreed cost, and verifies its password', async () => {
  const [one, two] = await Promise.all([hasher.hash('secret'), hasher.hash('secret')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await hasher.verify(one, 'secret')).toBe(true);
  expect(await hasher.verify(one, 'Secret')).toBe(false);
  expect(await hasher.verify(null, 'secret')).toBe(false);
});

it('the password hasher accepts any characters', async () => {
  const password = `पासवर्ड\u0000 🔑${'x'.repeat(100)}`;
  const hash = await hasher.hash(password);
  expect(await hasher.verify(hash, password)).toBe(true);
  expect(await hasher.verify(hash, password.replace('\u0000', ''))).toBe(false);
});

it('the password hasher fails for an invalid stored hash, and continues to work', async () => {
  await expect(hasher.verify('not a hash', 'secret')).rejects.toThrow();
  expect(await hasher.verify(await hasher.hash('a'), 'a')).toBe(true);
});

it('the password hasher replaces a worker that was killed and loses no job', async () => {
  const [pid] = hasher.workerPids();
  const hashes = Array.from({ length: 5 }, (_, n) => hasher.hash(`password ${n}`));
  process.kill(pid ?? 0, 'SIGKILL');
  for (const [n, hash] of (await Promise.all(hashes)).entries())
    expect(await hasher.verify(hash, `password ${n}`)).toBe(true);
  expect(hasher.workerPids()).not.toContain(pid);
});

it('the password hasher tells callers who would wait too long when to retry', async () => {
  const other = createPasswordHasher(1);
  await other.hash('ready');
  // A stopped worker, so the test does not depend on its speed.
  for (const pid of other.workerPids()) process.kill(pid, 'SIGSTOP');
  const refused: unknown[] = [];
  const all = Array.from({ length: 140 }, () => other.hash('rush').catch((error) => refused.push(error)));
  await vi.waitFor(() => expect(refused.length).toBeGreaterThan(0), { timeout: 20_000 });
  // One job is in progress and 130 wait, so the other nine are refused.
  expect(refused).toHaveLength(9);
  for (const error of refused) {
    expect(error).toBeInstanceOf(DomainError);
    expect(error).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 3 });
  }
  other.close();
  await Promise.all(all);
});

it('the password hasher ends its processes and rejects pending jobs when it is closed', async () => {
  const other = createPasswordHasher(2);
  await other.hash('ready');
  const pids = other.workerPids();
  const waiting = Array.from({ length: 4 }, () => other.hash('late'));
  other.close();
  const settled = await Promise.allSettled(waiting);
  expect(settled.map(({ status }) => status)).toEqual(Array(4).fill('rejected'));
  await expect(other.hash('later')).rejects.toThrow('ended');
  await vi.waitFor(() => expect(pids.every(isGone)).toBe(true), { timeout: 10_000 });
});
