import { type ChildProcess, fork, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { WorkerPool } from './worker-pool.ts';

type Job = { number?: number; end?: boolean };
type Answer = { doubled: number; pid: number };

const entry = fileURLToPath(new URL('./fixtures/worker.js', import.meta.url));
const forkWorker = () => fork(entry, [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

let pool: WorkerPool<Job, Answer>;
afterEach(() => pool.close());

it('WorkerPool answers each job with its own answer, from all its workers', async () => {
  pool = new WorkerPool(2, forkWorker);
  const answers = await Promise.all(Array.from({ length: 100 }, (_, number) => pool.run({ number })));
  expect(answers.map(({ doubled }) => doubled)).toEqual(answers.map((_, number) => number * 2));
  expect(new Set(answers.map(({ pid }) => pid)).size).toBe(2);
});

it('WorkerPool starts no process before there is a job, and no more processes than jobs', async () => {
  pool = new WorkerPool(2, forkWorker);
  expect(pool.pids).toEqual([]);
  for (let number = 0; number < 3; number++) await pool.run({ number });
  expect(pool.pids).toHaveLength(1);
});

it('WorkerPool gives up only a job that ends every worker', async () => {
  pool = new WorkerPool(1, forkWorker);
  await pool.run({ number: 1 });
  const deadly = expect(pool.run({ end: true })).rejects.toThrow('ended 3 workers');
  const next = pool.run({ number: 21 });
  await deadly;
  expect((await next).doubled).toBe(42);
});

it('WorkerPool tries again, with a pause, while no worker can be started', async () => {
  let starts = 0;
  const startAtThird = (): ChildProcess => {
    starts += 1;
    return starts < 3
      ? spawn('/no/such/program', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
      : forkWorker();
  };
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    pool = new WorkerPool(1, startAtThird);
    const answer = pool.run({ number: 4 });
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    expect(starts).toBe(1);
    vi.advanceTimersByTime(500);
    await vi.waitFor(() => expect(vi.getTimerCount()).toBe(1));
    expect(starts).toBe(2);
    vi.advanceTimersByTime(500);
    expect((await answer).doubled).toBe(8);
    expect(starts).toBe(3);
  } finally {
    vi.useRealTimers();
  }
});
