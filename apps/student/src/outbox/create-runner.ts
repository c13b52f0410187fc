import type { JobStatus, QueuedJob, SendResult } from './job.ts';
import type { JobStatuses } from './job-statuses.ts';
import type { OutboxPorts, Sender } from './ports.ts';
import type { Queue } from './queue.ts';

/** Nothing has to stand still for longer; a clock that was set back must not hold work for days. */
const longestDelayMs = 60_000;

/** A server that asks for a longer wait is asked again all the same. */
const longestWaitMs = 600_000;

const isDue = ({ notBeforeMs }: QueuedJob, nowMs: number) =>
  notBeforeMs <= nowMs || notBeforeMs > nowMs + longestDelayMs;

/** Sends what is queued: oldest first, one after the other, in one tab at a time, and again after a failure. */
export function createRunner(ports: OutboxPorts, queue: Queue, statuses: JobStatuses) {
  const { store, tabs, getSender } = ports;
  let failures = 0;
  /** Of the page's monotonic clock: a wall clock that is set back must not hold work. */
  let retryAtMs = 0;
  let isForced = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const forgetFailures = () => {
    failures = 0;
    retryAtMs = 0;
  };

  async function load(): Promise<void> {
    await queue.load();
    statuses.notify();
  }

  function schedule(): void {
    clearTimeout(timer);
    const nowMs = Date.now();
    const startsMs = queue.own().map((job) => (isDue(job, nowMs) ? nowMs : job.notBeforeMs));
    const delayMs = Math.max(Math.min(...startsMs) - nowMs, retryAtMs - performance.now());
    if (Number.isFinite(delayMs)) timer = setTimeout(() => void sendDue(), Math.max(0, delayMs));
    // Another tab sent the last job: no run follows here.
    else if (!running) statuses.notifyQuiet();
  }

  function settle(job: QueuedJob, status: JobStatus): void {
    queue.finish(job);
    if (!queue.hasId(job)) statuses.set(job.id, status);
    tabs.notify({ kind: 'settled', userId: job.userId, id: job.id, outcome: status });
    statuses.notifySettled(job.work, status);
  }

  function fail(job: QueuedJob, result: Extract<SendResult, { kind: 'retry' }>): void {
    failures += 1;
    const { isUnreachable, message, waitMs = 0 } = result;
    const waitedMs = Math.min(waitMs, longestWaitMs);
    retryAtMs = performance.now() + Math.max(ports.retryDelayMs(failures), waitedMs);
    if (queue.isQueued(job)) statuses.set(job.id, { kind: 'pending', isUnreachable, message });
  }

  /** @returns whether to go on with the next one */
  async function sendOne(job: QueuedJob, { token }: Sender): Promise<boolean> {
    statuses.set(job.id, { kind: 'sending' });
    const result = await ports.send(job.work, token);
    if (result.kind === 'retry') {
      fail(job, result);
      return !result.isUnreachable && result.waitMs === undefined;
    }
    if (result.kind === 'signedOut') {
      statuses.set(job.id, { kind: 'pending', isUnreachable: false, message: null });
      ports.onSignedOut(token, result.isDeleted ?? false);
      return false;
    }
    forgetFailures();
    await store.remove(job);
    settle(job, result);
    if (result.kind === 'refused') ports.onRefused(job.work, result.message);
    return true;
  }

  async function run(): Promise<void> {
    const tried = new Set<string>();
    for (;;) {
      await load();
      const sender = getSender();
      const job = queue.own().find((one) => !tried.has(one.rev) && (isForced || isDue(one, Date.now())));
      if (!sender || !job) return;
      tried.add(job.rev);
      if (!(await sendOne(job, sender))) return;
    }
  }

  /** Without a network nothing is tried: it waits for `online`. */
  function postpone(): void {
    for (const { id } of queue.own())
      statuses.set(id, { kind: 'pending', isUnreachable: true, message: null });
  }

  function sendDue(): Promise<void> {
    if (!ports.isOnline() && !isForced) {
      postpone();
      return Promise.resolve();
    }
    running ??= ports.withLock(run).finally(() => {
      running = null;
      isForced = false;
      schedule();
      statuses.notifyQuiet();
    });
    return running;
  }

  return {
    /** Looks what the device holds for this student; before that only this page's own jobs are known. */
    load,
    schedule,
    settle,
    sendDue,
    /** A run that is under way may have looked before the newest job was there. */
    sendAfterRun: () => void Promise.resolve(running).then(sendDue),
    /** Sends all that waits, also what should have stood still for a while first. Never fails. */
    async flush(): Promise<void> {
      forgetFailures();
      await running;
      isForced = true;
      await sendDue();
    },
    /** The network is back, or the student is: what waits need not wait longer. */
    async retryNow(): Promise<void> {
      forgetFailures();
      await sendDue();
    },
    stop: () => clearTimeout(timer),
  };
}
