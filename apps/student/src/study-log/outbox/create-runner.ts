import { exchangeEventsMax } from '@repo/contracts/limits/study-log';
import type { ExchangeReply } from '@repo/study-log/exchange';
import type { JobStatus, QueuedJob, SendFailure } from './job.ts';
import { kindOf } from './job-kinds.ts';
import type { JobStatuses } from './job-statuses.ts';
import type { OutboxPorts, Sender } from './ports.ts';
import type { Queue } from './queue.ts';

/** Upper bound on a job's delay, in case the clock was set back. */
const longestDelayMs = 60_000;

/** Upper bound on the wait that a server may ask for. */
const longestWaitMs = 600_000;

const batchBytesMax = 200_000;
/** A browser accepts at most 64 KB from all closing pages. */
const leavingBytesMax = 48_000;

const isDue = ({ notBeforeMs }: QueuedJob, nowMs: number) =>
  notBeforeMs <= nowMs || notBeforeMs > nowMs + longestDelayMs;

const idsOf = (jobs: readonly QueuedJob[]) => jobs.map(({ id }) => id);

const waitsLonger: SendFailure = { kind: 'retry', isUnreachable: false, message: null };

/** The state of one run, which sends each job once. */
type Run = {
  tried: Set<string>;
  eventsMax: number;
  /** Whether the run was restarted under a new device id. */
  isAnew: boolean;
};

/** Sends the queue in batches, from one tab at a time, and retries after a failure. */
export function createRunner(ports: OutboxPorts, queue: Queue, statuses: JobStatuses) {
  const { store, tabs, getSender } = ports;
  let failures = 0;
  /** Measured by the page's monotonic clock, because setting back the wall clock must not delay work. */
  let retryAtMs = 0;
  let isForced = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /**
   * The events of a closing page's request by `rev`, and a promise of its end; the request outlives the page.
   */
  const leaving = new Set<string>();
  let hasLeft: Promise<unknown> = Promise.resolve();

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
  }

  async function settle(ended: readonly { job: QueuedJob; status: JobStatus }[]): Promise<void> {
    if (ended.length === 0) return;
    const remove = (jobs: typeof ended) => Promise.all(jobs.map(({ job }) => store.remove(job)));
    // Keep refused work until another store has it, because it exists nowhere else.
    const isTakenOver = ({ job, status }: (typeof ended)[number]) =>
      status.kind === 'refused' && kindOf(job.work).keeper !== null;
    await remove(ended.filter((one) => !isTakenOver(one)));
    for (const { job, status } of ended) {
      const { id, userId, work } = job;
      queue.finish(job);
      if (!queue.newest(id)) statuses.set([id], status);
      tabs.notify({ kind: 'settled', userId, id, outcome: status });
      if (status.kind === 'refused') ports.onRefused(work, status.message);
    }
    const stored = statuses.notifySettled(
      ended.map(({ job: { work, keptAtMs }, status }) => ({ work, keptAtMs, status })),
    );
    const takenOver = ended.filter(isTakenOver);
    if (takenOver.length > 0 && (await stored)) await remove(takenOver);
  }

  async function fail(jobs: readonly QueuedJob[], failure: SendFailure, token: string): Promise<void> {
    if (failure.kind === 'refused') return settle(jobs.map((job) => ({ job, status: failure })));
    const { isUnreachable, message } =
      failure.kind === 'retry' ? failure : { isUnreachable: false, message: null };
    statuses.set(idsOf(jobs.filter(queue.isQueued)), { kind: 'pending', isUnreachable, message });
    if (failure.kind === 'signedOut') {
      ports.onSignedOut(token, failure.isDeleted ?? false);
      return;
    }
    failures += 1;
    const waitMs = Math.min(failure.waitMs ?? 0, longestWaitMs);
    retryAtMs = performance.now() + Math.max(ports.retryDelayMs(failures), waitMs);
  }

  /** @returns the events to send again, and whether the numbers are still valid */
  async function takeReply(
    batch: readonly QueuedJob[],
    fresh: readonly QueuedJob[],
    { nextSequence, outcomes }: ExchangeReply,
  ): Promise<{ again: QueuedJob[]; isKnown: boolean }> {
    const isCopied = batch.some((job, index) => outcomes[index]?.status === 'known' && fresh.includes(job));
    const isKnown = queue.takeNext(batch, nextSequence, isCopied);
    const ended: { job: QueuedJob; status: JobStatus }[] = [];
    const again: QueuedJob[] = [];
    batch.forEach((job, index) => {
      // The closing page's request may have settled this job first.
      if (!queue.isQueued(job)) return;
      const outcome = outcomes[index];
      const isReplaced = batch.some(({ id }, at) => at > index && id === job.id);
      if (outcome?.status === 'saved') ended.push({ job, status: { kind: 'saved', reply: outcome.reply } });
      else if (outcome?.status === 'refused')
        ended.push({ job, status: { kind: 'refused', message: outcome.message, code: outcome.code } });
      // If the server already knows a new number, the number belongs to another event, so this one was not
      // saved.
      else if (outcome?.status === 'known' ? !fresh.includes(job) : outcome && isReplaced)
        ended.push({ job, status: { kind: 'saved', reply: null } });
      else again.push(job);
    });
    if (ended.length > 0) forgetFailures();
    await settle(ended);
    return { again, isKnown };
  }

  /** @returns whether more may be due */
  async function sendBatch(run: Run, { userId, token }: Sender): Promise<boolean> {
    // A tab that was only hidden must not send the same events again.
    await hasLeft;
    const { batch, fresh, stored } = queue.takeBatch(userId, {
      ...{ max: run.eventsMax, maxBytes: batchBytesMax },
      isDue: (job) => isForced || isDue(job, Date.now()),
      isTried: ({ rev }) => run.tried.has(rev),
    });
    if (batch.length === 0) return false;
    statuses.set(idsOf(batch), { kind: 'sending' });
    await stored;
    const result = await ports.exchange(batch, token, false);
    if (result.kind === 'refused' && batch.length > 1) {
      // One event makes the server refuse the whole request: send them one by one.
      run.eventsMax = 1;
      return true;
    }
    if (result.kind !== 'answered') {
      await fail(batch, result, token);
      return result.kind === 'refused';
    }
    const { again, isKnown } = await takeReply(batch, fresh, result.reply);
    if (!isKnown && !run.isAnew) {
      run.isAnew = true;
      return true;
    }
    for (const { rev } of again) run.tried.add(rev);
    if (again.length > 0) await fail(again, waitsLonger, token);
    // The server stopped at the first event that still has its number.
    return !again.some(queue.isNumbered);
  }

  async function run(): Promise<void> {
    const now: Run = { tried: new Set(), eventsMax: exchangeEventsMax, isAnew: false };
    for (let isOn = true; isOn; ) {
      await load();
      const sender = getSender();
      isOn = sender !== null && (await sendBatch(now, sender));
    }
  }

  /** Without a network nothing is sent: the runner waits for `online`. */
  const postpone = () =>
    statuses.set(idsOf(queue.own()), { kind: 'pending', isUnreachable: true, message: null });

  function sendDue(): Promise<void> {
    if (!ports.isOnline() && !isForced) {
      postpone();
      return Promise.resolve();
    }
    running ??= ports.withLock(run).finally(() => {
      running = null;
      isForced = false;
      schedule();
    });
    return running;
  }

  /** The page is closing, perhaps for ever: sends all events. An event that arrives twice counts once. */
  function leave(): void {
    const sender = getSender();
    if (!sender || !ports.isOnline()) return;
    const { batch, fresh } = queue.takeBatch(sender.userId, {
      ...{ max: exchangeEventsMax, maxBytes: leavingBytesMax },
      ...{ isDue: () => true, isTried: () => false },
    });
    if (batch.every(({ rev }) => leaving.has(rev))) return;
    for (const { rev } of batch) leaving.add(rev);
    const left = ports.exchange(batch, sender.token, true).then(async (result) => {
      for (const { rev } of batch) leaving.delete(rev);
      // Ignore a failure here: the next run sends the events again.
      if (result.kind === 'answered') await takeReply(batch, fresh, result.reply);
      schedule();
    });
    hasLeft = Promise.all([hasLeft, left]);
  }

  return {
    /** Reads this student's jobs from the device; before that only this page's jobs are known. */
    load,
    schedule,
    sendDue,
    leave,
    /** A run in progress may have read the queue before the newest job was added. */
    sendAfterRun: () => void Promise.resolve(running).then(sendDue),
    /** Sends all pending jobs, including delayed ones. Never fails. */
    async flush(): Promise<void> {
      forgetFailures();
      await running;
      isForced = true;
      await sendDue();
    },
    /** The network or the student is back, so retry without waiting. */
    async retryNow(): Promise<void> {
      forgetFailures();
      await sendDue();
    },
    stop: () => clearTimeout(timer),
  };
}
