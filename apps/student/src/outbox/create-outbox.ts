import { createRunner } from './create-runner.ts';
import { idOf, isAttempt, type Job, type JobId, type JobKind, type JobOf, type QueuedJob } from './job.ts';
import { createJobStatuses } from './job-statuses.ts';
import type { OutboxPorts } from './ports.ts';
import { createQueue } from './queue.ts';
import type { TabMessage } from './tab-message.ts';

export type Outbox = ReturnType<typeof createOutbox>;

/**
 * Keeps what a student did until the server has it: sent oldest first, by one tab at a time, only in its own
 * student's name; what can't be sent now is sent again later, what is refused is told and dropped.
 */
export function createOutbox(ports: OutboxPorts) {
  const { store, tabs, getSender } = ports;
  const statuses = createJobStatuses();
  const queue = createQueue(store, () => getSender()?.userId, ports.newRev);
  const runner = createRunner(ports, queue, statuses);
  const { load, schedule, sendDue } = runner;
  /** Positions that left with the page, until the server answers. */
  let leaving: QueuedJob[] = [];

  /**
   * Keeps a job, and sends it once `delayMs` passed without a newer one.
   * @returns true once it is stored, while sending goes on in the background; false without a session, when it is not kept
   */
  async function put(work: Job, delayMs = 0): Promise<boolean> {
    const sender = getSender();
    if (!sender) return false;
    const id = idOf(work);
    const known = statuses.of(id);
    // Saved without a reply: what the server has of it is not known here, and a second sending asks for it.
    const isMarked = known?.kind === 'saved' && known.reply !== null;
    if (isAttempt(work) && (isMarked || queue.own().some((one) => one.id === id))) {
      void sendDue();
      return true;
    }
    ports.onPut(work, sender.userId);
    const { job, stored } = queue.add(sender.userId, work, delayMs);
    statuses.set(job.id, { kind: 'waiting' });
    await stored;
    tabs.notify({ kind: 'changed', userId: job.userId });
    if (delayMs > 0) schedule();
    else runner.sendAfterRun();
    return true;
  }

  /** The page goes away, maybe for good: positions that wait leave with it. */
  function leave(): void {
    const sender = getSender();
    if (!sender || !ports.isOnline()) return;
    for (const job of queue.own()) {
      // One that left before goes only after a look at what the server has.
      if (job.work.kind !== 'position' || job.work.hasLeft) continue;
      const { work } = job;
      const left: QueuedJob = { ...job, work: { ...work, hasLeft: true } };
      queue.finish(job);
      leaving = [...leaving.filter(({ id }) => id !== job.id), left];
      // A page that closes never hears the answer: the next one finds the job.
      const stored = store.put(left);
      ports.sendOnLeave(work, sender.token).then(async (isTaken) => {
        await stored;
        const forget = () => {
          leaving = leaving.filter((one) => one !== left);
        };
        if (isTaken) {
          await store.remove(job);
          forget();
          return runner.settle(job, { kind: 'saved', reply: null });
        }
        queue.reopen(job);
        await load();
        forget();
        schedule();
      });
    }
    schedule();
  }

  function onMessage(message: TabMessage): void {
    if (message.userId !== getSender()?.userId) return;
    if (message.kind === 'settled') {
      statuses.set(message.id, message.outcome);
      // Of other work a newer piece may wait here under the same id.
      const sent = queue.own().find(({ id, work }) => id === message.id && isAttempt(work));
      if (sent) statuses.notifySettled(sent.work, message.outcome);
    }
    void load().then(schedule);
  }

  return {
    put,
    leave,
    load,
    flush: runner.flush,
    retryNow: runner.retryNow,
    /** Follows the other tabs and sends what waits. @returns stops */
    start(): () => void {
      const stop = tabs.listen(onMessage);
      void load().then(sendDue);
      return () => {
        stop();
        runner.stop();
      };
    },
    /** The newest job of this id that the server is not known to have from this student, or undefined. */
    find: <Kind extends JobKind>(id: JobId<Kind>) =>
      [...leaving.filter(({ userId }) => userId === getSender()?.userId), ...queue.own()].findLast(
        (job) => job.id === id,
      )?.work as JobOf<Kind> | undefined,
    /** All jobs of this kind that wait for this student, oldest first. */
    waiting: <Kind extends JobKind>(kind: Kind): JobOf<Kind>[] =>
      queue.own().flatMap(({ work }) => (work.kind === kind ? [work as JobOf<Kind>] : [])),
    waitingCount: (): number => queue.own().length,
    statusOf: statuses.of,
    subscribe: statuses.subscribe,
    onSettled: statuses.onSettled,
    onQuiet: statuses.onQuiet,
  };
}
