import { type BatchLimits, isNumbered, nextBatch } from './batch.ts';
import type { Job, QueuedJob } from './job.ts';
import { daysOf, idOf, isOfThisBuild, kindOf } from './job-kinds.ts';
import type { JobStore } from './job-store.ts';
import { type DeviceStore, newDevice, type SendingDevice } from './sending-device.ts';

export type Queue = ReturnType<typeof createQueue>;

type Ports = {
  store: JobStore;
  devices: DeviceStore;
  getUserId: () => string | undefined;
  newRev: () => string;
};

/**
 * A newer job replaces an unsent one with the same key. The key includes the day for work that counts as
 * study of its day, unless the body has the times.
 */
const replaceKeyOf = ({ userId, id, work, keptAtMs }: QueuedJob) =>
  `${userId} ${id} ${kindOf(work).hasMoments ? '' : daysOf(work, keptAtMs)}`;

/** The queue of pending jobs: one student's jobs in the store, and those still being stored. */
export function createQueue({ store, devices, getUserId, newRev }: Ports) {
  /** Oldest first. */
  let jobs: QueuedJob[] = [];
  const arriving = new Map<string, QueuedJob>();
  /** Jobs that must not be sent again, even if the store still has them. */
  const doneRevs = new Set<string>();
  /**
   * For each key, when its newest finished job was queued. An earlier job that failed must not be sent after
   * it.
   */
  const doneAtMs = new Map<string, number>();

  const deviceOf = (userId: string): SendingDevice | null => devices.get(userId);
  // Check `origin` first: most jobs have no number, and reading the device from local storage is slow.
  const hasNumber = (job: QueuedJob) => job.origin !== undefined && isNumbered(job, deviceOf(job.userId));

  function own(): QueuedJob[] {
    const userId = getUserId();
    return jobs.filter((job) => job.userId === userId);
  }

  function keep(job: QueuedJob): Promise<void> {
    arriving.set(job.rev, job);
    return store.put(job).then(() => {
      if (arriving.get(job.rev) === job) arriving.delete(job.rev);
    });
  }

  function finish(job: QueuedJob): void {
    doneRevs.add(job.rev);
    doneAtMs.set(replaceKeyOf(job), Math.max(job.keptAtMs, doneAtMs.get(replaceKeyOf(job)) ?? 0));
    jobs = jobs.filter(({ rev }) => rev !== job.rev);
  }
  function drop(job: QueuedJob): void {
    finish(job);
    void store.remove(job);
  }

  return {
    /** The current student's jobs, oldest first. */
    own,
    finish,
    isQueued: ({ rev }: QueuedJob) => jobs.some((job) => job.rev === rev),
    /** The student's newest job with this id. */
    newest(id: string): QueuedJob | undefined {
      const userId = getUserId();
      return jobs.findLast((job) => job.id === id && job.userId === userId);
    },
    isNumbered: hasNumber,
    async load(): Promise<void> {
      const userId = getUserId();
      const stored = userId ? await store.ofUser(userId) : [];
      jobs = [...stored.filter(({ rev }) => !arriving.has(rev)), ...arriving.values()]
        .filter((job) => !doneRevs.has(job.rev) && isOfThisBuild(job.work))
        .sort((one, other) => one.keptAtMs - other.keptAtMs);
      const newer = new Set<string>();
      for (const job of jobs.toReversed()) {
        const key = replaceKeyOf(job);
        const isOld = newer.has(key) || (job.origin && job.keptAtMs < (doneAtMs.get(key) ?? 0));
        if (isOld && !hasNumber(job)) drop(job);
        newer.add(key);
      }
    },
    /** @returns `stored` once the job is in the store */
    add(userId: string, work: Job, delayMs: number): { job: QueuedJob; stored: Promise<void> } {
      const nowMs = Date.now();
      // After all pending jobs, even within the same millisecond or with a clock set back.
      const keptAtMs = Math.max(nowMs, (jobs.at(-1)?.keptAtMs ?? 0) + 1);
      const moments = { keptAtMs, notBeforeMs: nowMs + delayMs };
      const job: QueuedJob = { id: idOf(work), userId, rev: newRev(), work, ...moments };
      const key = replaceKeyOf(job);
      // Forget it, because this job is newer, whatever the clock says.
      doneAtMs.delete(key);
      const replaced = jobs.filter(
        (one) => one.id === job.id && replaceKeyOf(one) === key && !hasNumber(one),
      );
      jobs = [...jobs, job];
      const stored = keep(job);
      for (const one of replaced) drop(one);
      return { job, stored };
    },
    /**
     * Numbers the next events, and stores the numbers in local storage before it returns.
     * @returns `fresh` are the newly numbered ones; send only after `stored`, or their numbers could be lost
     */
    takeBatch(userId: string, limits: BatchLimits) {
      const device = deviceOf(userId) ?? newDevice();
      const batch = nextBatch(own(), device, limits);
      const last = batch.at(-1)?.origin?.sequence ?? -1;
      if (last >= device.next) devices.set({ ...device, next: last + 1 }, userId);
      const known = new Set(jobs);
      const fresh = batch.filter((job) => !known.has(job));
      const numbered = new Map(fresh.map((job) => [job.rev, job]));
      jobs = jobs.map((job) => numbered.get(job.rev) ?? job);
      return { batch, fresh, stored: Promise.all(fresh.map(keep)) };
    },
    /**
     * Sets the number that the server expects next. If it is below the batch's first number, the server
     * forgot this device: it becomes a new device, and all numbers are dropped.
     * @param isCopied whether the server already had new numbers of this browser, because its storage was
     * reset or copied
     * @returns whether the numbers are still valid
     */
    takeNext([first]: readonly QueuedJob[], nextSequence: number, isCopied: boolean): boolean {
      const { userId = '', origin } = first ?? {};
      const now = deviceOf(userId);
      if (!origin || now?.device !== origin.device) return false;
      const isKnown = !isCopied && nextSequence >= origin.sequence && nextSequence <= now.next;
      devices.set(isKnown ? { ...now, acked: Math.max(now.acked, nextSequence) } : newDevice(), userId);
      return isKnown;
    },
  };
}
