import { createRunner } from './create-runner.ts';
import type { Job, JobId, JobKind, JobOf } from './job.ts';
import { daysOf, idOf, kindOf } from './job-kinds.ts';
import { createJobStatuses } from './job-statuses.ts';
import type { OutboxPorts, TabMessage } from './ports.ts';
import { createQueue } from './queue.ts';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Stores a student's work until the server has it: sends oldest first, from one tab at a time, only under its
 * own student's session; retries what can't be sent now, and reports and drops what is refused.
 */
export function createOutbox(ports: OutboxPorts) {
  const { store, devices, newRev, tabs, getSender } = ports;
  const statuses = createJobStatuses();
  const queue = createQueue({ store, devices, newRev, getUserId: () => getSender()?.userId });
  const runner = createRunner(ports, queue, statuses);
  const { load, schedule, sendDue } = runner;

  /**
   * Queues a job, and sends it after `delayMs` without a newer one.
   * @returns true once it is stored, while sending continues in the background; false without a session, when
   * it is not queued
   */
  async function put(work: Job, delayMs = 0): Promise<boolean> {
    const sender = getSender();
    if (!sender) return false;
    const id = idOf(work);
    const known = statuses.of(id);
    // Saved without a reply: the server's result is unknown here, and sending again requests it.
    const isMarked = known?.kind === 'saved' && known.reply !== null;
    if (kindOf(work).isAttempt && (isMarked || queue.newest(id))) {
      void sendDue();
      return true;
    }
    const { job, stored } = queue.add(sender.userId, work, delayMs);
    statuses.set([job.id], { kind: 'waiting' });
    await stored;
    tabs.notify({ kind: 'changed', userId: job.userId });
    if (delayMs > 0) schedule();
    else runner.sendAfterRun();
    return true;
  }

  function onMessage(message: TabMessage): void {
    if (message.userId !== getSender()?.userId) return;
    if (message.kind === 'settled') {
      const { id, outcome: status } = message;
      statuses.set([id], status);
      // Except for attempts, a newer job may wait under the same id.
      const sent = queue.own().find((one) => one.id === id && kindOf(one.work).isAttempt);
      if (sent) void statuses.notifySettled([{ work: sent.work, keptAtMs: sent.keptAtMs, status }]);
    }
    void load().then(schedule);
  }

  function waitingCount(): number {
    const kinds = queue
      .own()
      .map(({ work }) => ({ kind: kindOf(work), as: kindOf(work).countsAs(work as never) }));
    const hasTest = kinds.some(({ kind }) => kind.isTest);
    const each = kinds.filter(({ as }) => as === 'each');
    const together = kinds.filter(({ as }) => as === 'one' || (as === 'partOfTest' && !hasTest));
    return each.length + new Set(together.map(({ kind }) => kind)).size;
  }

  return {
    put,
    leave: runner.leave,
    load,
    flush: runner.flush,
    retryNow: runner.retryNow,
    /**
     * Follows the other tabs and sends pending jobs.
     * @returns a function that stops this
     */
    start(): () => void {
      const stop = tabs.listen(onMessage);
      void load().then(sendDue);
      return () => {
        stop();
        runner.stop();
      };
    },
    /** This student's newest job with this id that the server may not have yet, or undefined. */
    find: <Kind extends JobKind>(id: JobId<Kind>): JobOf<Kind> | undefined => queue.newest(id)?.work as never,
    /** Whether a pending job with this id has no number yet, so that a newer one would replace it. */
    isOpen(id: JobId): boolean {
      const job = queue.newest(id);
      return job !== undefined && !queue.isNumbered(job);
    },
    /** All pending jobs of this kind, oldest first. */
    waiting: <Kind extends JobKind>(kind: Kind): JobOf<Kind>[] =>
      queue.own().flatMap(({ work }) => (work.kind === kind ? [work as never] : [])),
    /** The number of pending items, as students count them. */
    waitingCount,
    isEmpty: (): boolean => queue.own().length === 0,
    /** Days of pending study in India, in order. */
    waitingDays: (): string[] =>
      [...new Set(queue.own().flatMap(({ work, keptAtMs }) => daysOf(work, keptAtMs)))].sort(),
    /** Resolves once other stores have everything that left the queue so far. Never fails. */
    whenKept: statuses.whenKept,
    statusOf: statuses.of,
    subscribe: statuses.subscribe,
    onSettled: statuses.onSettled,
  };
}
