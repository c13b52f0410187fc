import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Supervised, superviseWorkers } from './supervisor.ts';

type Fake = { becomeReady(): void; end(): void; isKilled: boolean; isHanging: boolean };

const started: Fake[] = [];
const lines: string[] = [];
const log = { error: (_: object, message: string) => lines.push(message) };

function start(): Supervised {
  const fake: Fake = { becomeReady() {}, end() {}, isKilled: false, isHanging: false };
  const ready = new Promise<void>((resolve) => {
    fake.becomeReady = resolve;
  });
  const ended = new Promise<void>((resolve) => {
    fake.end = resolve;
  });
  started.push(fake);
  const kill = () => {
    fake.isKilled = true;
    fake.end();
  };
  const answer = () => (fake.isHanging ? new Promise<void>(() => {}) : Promise.resolve());
  return { ready, ended, answer, kill };
}

/** A supervisor of `wanted` workers that are all ready. */
async function startReady(wanted: number) {
  const supervisor = superviseWorkers({ wanted, start, log, ended: () => {} });
  const starting = supervisor.start();
  for (let n = 0; n < wanted; n++) {
    await vi.advanceTimersByTimeAsync(0);
    for (const each of started) each.becomeReady();
  }
  await starting;
  return supervisor;
}

beforeEach(() => {
  started.length = 0;
  lines.length = 0;
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('the supervisor fails when the first worker exits before it is ready, and starts no other', async () => {
  const supervisor = superviseWorkers({ wanted: 4, start, log, ended: () => {} });
  const starting = expect(supervisor.start()).rejects.toThrow('a worker could not start');
  started[0]?.end();
  await starting;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(started).toHaveLength(1);
});

it('the supervisor restarts a failing worker with growing pauses of at most 30 seconds', async () => {
  const supervisor = await startReady(1);
  started[0]?.end();
  const pauses: number[] = [];
  for (let n = 1; n <= 10; n++) {
    const before = Date.now();
    while (started.length === n) await vi.advanceTimersByTimeAsync(100);
    pauses.push(Date.now() - before);
    expect(supervisor.ready()).toBe(0);
    started[n]?.end();
  }
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000, 30_000]);
  await vi.advanceTimersByTimeAsync(30_000);
  started.at(-1)?.becomeReady();
  await vi.advanceTimersByTimeAsync(0);
  expect(supervisor.ready()).toBe(1);
  supervisor.stop();
});

it('the supervisor keeps the other workers when a later one cannot start', async () => {
  const supervisor = superviseWorkers({ wanted: 2, start, log, ended: () => {} });
  const starting = supervisor.start();
  started[0]?.becomeReady();
  await vi.advanceTimersByTimeAsync(0);
  started[1]?.end();
  await starting;
  expect(supervisor.ready()).toBe(1);
  await vi.advanceTimersByTimeAsync(500);
  started[2]?.becomeReady();
  await vi.advanceTimersByTimeAsync(0);
  expect(supervisor.ready()).toBe(2);
  expect(lines).toEqual(['a worker could not start; another is started']);
  supervisor.stop();
});

it('the supervisor restarts a worker that ran for a while after a short pause', async () => {
  const supervisor = await startReady(1);
  for (let n = 0; n < 3; n++) {
    await vi.advanceTimersByTimeAsync(60_000);
    started.at(-1)?.end();
    await vi.advanceTimersByTimeAsync(500);
    expect(started).toHaveLength(n + 2);
    started.at(-1)?.becomeReady();
    await vi.advanceTimersByTimeAsync(0);
  }
  supervisor.stop();
});

it('the supervisor kills a worker that does not become ready, and starts another', async () => {
  const supervisor = await startReady(1);
  started[0]?.end();
  await vi.advanceTimersByTimeAsync(500);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(started[1]?.isKilled).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(started).toHaveLength(3);
  supervisor.stop();
});

it('the supervisor replaces a worker that answers nothing for more than a minute, and no slower one', async () => {
  const supervisor = await startReady(2);
  const [hanging, other] = started;
  if (!hanging || !other) throw new Error('two workers were started');
  hanging.isHanging = true;
  await vi.advanceTimersByTimeAsync(59_000);
  hanging.isHanging = false;
  await vi.advanceTimersByTimeAsync(15_000);
  hanging.isHanging = true;
  await vi.advanceTimersByTimeAsync(59_000);
  expect(started).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(17_000);
  expect([hanging.isKilled, other.isKilled]).toEqual([true, false]);
  expect(started).toHaveLength(3);
  supervisor.stop();
});

it('the supervisor starts no worker after it was stopped', async () => {
  const supervisor = await startReady(2);
  started[0]?.end();
  await vi.advanceTimersByTimeAsync(100);
  supervisor.stop();
  started[1]?.end();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(started).toHaveLength(2);
});

it('the supervisor tries again when the system cannot create a process', async () => {
  let failures = 1;
  const supervisor = superviseWorkers({
    wanted: 1,
    start: () => {
      if (started.length === 1 && failures-- > 0) throw new Error('spawn EAGAIN');
      return start();
    },
    log,
    ended: () => {},
  });
  const starting = supervisor.start();
  started[0]?.becomeReady();
  await starting;
  started[0]?.end();
  await vi.advanceTimersByTimeAsync(500 + 1_000);
  expect(started).toHaveLength(2);
  supervisor.stop();
});
