import { fork, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { LimitedWorker } from './limited-worker.ts';

type Job = { number?: number; act?: 'hang' | 'exit' | 'eat' | 'sleep' };
type Answer = { doubled: number; pid: number };

const entry = fileURLToPath(new URL('./fixtures/limited-worker.js', import.meta.url));
const start = () =>
  fork(entry, [], { execArgv: ['--max-old-space-size=32'], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
const isLinux = existsSync('/proc/self/stat');
const limits = { startMs: 60_000, idleMs: 60_000, busyMs: 20_000, waitingMax: 2 };
/** A time limit longer than these jobs take on the slowest machine. */
const ample = 60_000;

const isGone = (pid: number) => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};

let worker: LimitedWorker<Job, Answer>;
afterEach(() => worker.close());

it('a limited worker starts no process before there is work, and reuses the one it has', async () => {
  worker = new LimitedWorker(start, limits);
  expect(worker.pid).toBeUndefined();
  const first = await worker.run({ number: 1 }, ample);
  const second = await worker.run({ number: 2 }, ample);
  expect([first.doubled, second.doubled]).toEqual([2, 4]);
  expect(second.pid).toBe(first.pid);
});

it.each([
  ['hang', 'slow', 50],
  ['sleep', isLinux ? 'busy' : 'slow', 50],
  ['exit', 'died', ample],
  ['eat', 'died', ample],
] as const)(
  'a limited worker ends the process for a job that makes it %s, and does the next one',
  async (act, failure, limitMs) => {
    worker = new LimitedWorker(start, { ...limits, busyMs: act === 'sleep' ? 50 : limits.busyMs });
    const { pid } = await worker.run({ number: 1 }, ample);
    const bad = expect(worker.run({ act }, limitMs)).rejects.toMatchObject({ failure });
    const next = worker.run({ number: 21 }, ample);
    await bad;
    expect((await next).doubled).toBe(42);
    expect(worker.pid).not.toBe(pid);
    await vi.waitFor(() => expect(isGone(pid)).toBe(true), { timeout: 20_000 });
  },
);

it.runIf(isLinux)(
  'a limited worker counts only the time that a job computes, since others may use the processor',
  async () => {
    worker = new LimitedWorker(start, limits);
    await worker.run({ number: 1 }, ample);
    expect((await worker.run({ act: 'sleep', number: 800 }, 500)).doubled).toBe(1600);
  },
);

it('a limited worker refuses a job when too many already wait', async () => {
  worker = new LimitedWorker(start, limits);
  const done = [1, 2, 3].map((number) => worker.run({ number }, ample));
  await expect(worker.run({ number: 4 }, ample)).rejects.toMatchObject({ failure: 'full' });
  expect((await Promise.all(done)).map(({ doubled }) => doubled)).toEqual([2, 4, 6]);
});

it('a limited worker ends an idle process', async () => {
  worker = new LimitedWorker(start, { ...limits, idleMs: 1 });
  const { pid } = await worker.run({ number: 1 }, ample);
  await vi.waitFor(() => expect(isGone(pid)).toBe(true), { timeout: 20_000 });
  expect((await worker.run({ number: 3 }, ample)).doubled).toBe(6);
});

it('a limited worker reports when no process can be started', async () => {
  const nothing = () => spawn('/no/such/program', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
  worker = new LimitedWorker(nothing, limits);
  await expect(worker.run({ number: 1 }, ample)).rejects.toMatchObject({ failure: 'notStarted' });
});

it('a limited worker rejects running and waiting jobs when it is closed', async () => {
  worker = new LimitedWorker(start, limits);
  const { pid } = await worker.run({ number: 1 }, ample);
  const all = [worker.run({ act: 'hang' }, ample), worker.run({ number: 1 }, ample)];
  worker.close();
  const settled = await Promise.allSettled([...all, worker.run({ number: 1 }, ample)]);
  expect(settled.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
  await vi.waitFor(() => expect(isGone(pid)).toBe(true), { timeout: 20_000 });
});
