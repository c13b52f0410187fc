import { exchangeEventsMax } from '@repo/contracts/limits/study-log';
import type { ExchangeReply } from '@repo/study-log/exchange';
import type { JobStatus, QueuedJob, SendFailure } from './job.ts';
import { kindOf } from './job-kinds.ts';
import type { JobStatuses } from './job-statuses.ts';
import type { OutboxPorts, Sender } from './ports.ts';
import type { Queue } from './queue.ts';

/** Nothing has to stand still for longer; a clock that was set back must not hold work for days. */
const longestDelayMs = 60_000;

/** A server that asks for a longer wait is asked again all the same. */
const longestWaitMs = 600_000;

const batchBytesMax = 200_000;
/** A browser takes 64 KB at most from all pages that are closing. */
const leavingBytesMax = 48_000;

const isDue = ({ notBeforeMs }: QueuedJob, nowMs: number) =>
  notBeforeMs <= nowMs || notBeforeMs > nowMs + longestDelayMs;

const waitsLonger: SendFailure = { kind: 'retry', isUnreachable: false, message: null };

/** What is sent by one run: each job once. */
type Run = {
  tried: Set<string>;
  eventsMax: number;
  /** Whether it began again with a new device. */
  isAnew: boolean;
};

/** Sends the queue in batches, from one tab at a time, and retries after a failure. */
export function createRunner(ports: OutboxPorts, queue: Queue, statuses: JobStatuses) {
  const { store, tabs, getSender } = ports;
  let failures = 0;
  /** Of the page's monotonic clock: a wall clock that is set back must not hold work. */
  let retryAtMs = 0;
  let isForced = false;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Events in a request that outlives the page, by `rev`, and when it has ended. */
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
    // Refused work that a store takes over exists nowhere else until then.
    const isTakenOver = ({ job, status }: (typeof ended)[number]) =>
      status.kind === 'refused' && kindOf(job.work).keeper !== null;
    await remove(ended.filter((one) => !isTakenOver(one)));
    for (const { job, status } of ended) {
      const { id, userId, work } = job;
      queue.finish(job);
      if (!queue.hasId(job)) statuses.set(id, status);
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
    for (const job of jobs)
      if (queue.isQueued(job)) statuses.set(job.id, { kind: 'pending', isUnreachable, message });
    if (failure.kind === 'signedOut') {
      ports.onSignedOut(token, failure.isDeleted ?? false);
      return;
    }
    failures += 1;
    const waitMs = Math.min(failure.waitMs ?? 0, longestWaitMs);
    retryAtMs = performance.now() + Math.max(ports.retryDelayMs(failures), waitMs);
  }

  /** @returns the events that have to come again, and whether the numbers still count */
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
      // A request of the closing page may have been answered first.
      if (!queue.isQueued(job)) return;
      const outcome = outcomes[index];
      const isReplaced = batch.some(({ id }, at) => at > index && id === job.id);
      if (outcome?.status === 'saved') ended.push({ job, status: { kind: 'saved', reply: outcome.reply } });
      else if (outcome?.status === 'refused')
        ended.push({ job, status: { kind: 'refused', message: outcome.message, code: outcome.code } });
      // With a number of now that is known already, another event was meant.
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
    // A tab that was only hidden need not send the same again.
    await hasLeft;
    const { batch, fresh, stored } = queue.takeBatch(userId, {
      ...{ max: run.eventsMax, maxBytes: batchBytesMax },
      isDue: (job) => isForced || isDue(job, Date.now()),
      isTried: ({ rev }) => run.tried.has(rev),
    });
    if (batch.length === 0) return false;
    for (const { id } of batch) statuses.set(id, { kind: 'sending' });
    await stored;
    const result = await ports.exchange(batch, token, false);
    if (result.kind === 'refused' && batch.length > 1) {
      // One of them is what the server refuses.
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
    // The server stopped at the first of those that still have their number.
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
    });
    return running;
  }

  /** The page goes away, maybe for good: all events leave with it. One that is answered twice counts once. */
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
      // Of a failure the next run learns by itself.
      if (result.kind === 'answered') await takeReply(batch, fresh, result.reply);
      schedule();
    });
    hasLeft = Promise.all([hasLeft, left]);
  }

  return {
    /** Looks what the device holds for this student; before that only this page's own jobs are known. */
    load,
    schedule,
    sendDue,
    leave,
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
