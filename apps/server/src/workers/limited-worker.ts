import type { ChildProcess } from 'node:child_process';
import { cpuMsOf } from './cpu-time.ts';

/** Limits in milliseconds, except `waitingMax`, which counts jobs. */
export type WorkerLimits = {
  /** How long a new process may take to become ready. */
  startMs: number;
  /** How long an idle process lives. */
  idleMs: number;
  /** How much longer a job may run that computes less than its limit, because the machine is busy. */
  busyMs: number;
  waitingMax: number;
};

export type WorkerFailure = 'full' | 'slow' | 'busy' | 'died' | 'notStarted' | 'closed';

export class WorkerError extends Error {
  override readonly name = 'WorkerError';
  readonly failure: WorkerFailure;

  constructor(failure: WorkerFailure) {
    super(`the work was not done: ${failure}`);
    this.failure = failure;
  }
}

type Task<Job, Answer> = {
  job: Job;
  limitMs: number;
  resolve(answer: Answer): void;
  reject(error: WorkerError): void;
};

const recheckMs = 10;

/** The first message of a worker. */
export const workerIsReady = { isReady: true };
const isReadyMessage = (message: unknown) =>
  typeof message === 'object' && message !== null && 'isReady' in message;

/**
 * Gives jobs, one at a time, to a disposable child process: a job that takes too long or kills its process
 * fails, and the next one gets a new process. (In a WorkerPool, jobs are short and trusted, and none may be
 * lost.) The process starts on demand.
 */
export class LimitedWorker<Job extends object, Answer> {
  private readonly start: () => ChildProcess;
  private readonly limits: WorkerLimits;
  private readonly queue: Task<Job, Answer>[] = [];
  private process: ChildProcess | null = null;
  private isReady = false;
  private current: Task<Job, Answer> | null = null;
  private timer: NodeJS.Timeout | undefined;
  private isClosed = false;

  constructor(start: () => ChildProcess, limits: WorkerLimits) {
    this.start = start;
    this.limits = limits;
  }

  /** The process id of the worker, if there is one. */
  get pid(): number | undefined {
    return this.process?.pid;
  }

  /**
   * @param limitMs how long the job may compute, excluding its wait; outside of Linux, how long it may run
   * @throws WorkerError
   */
  run(job: Job, limitMs: number): Promise<Answer> {
    if (this.isClosed) return Promise.reject(new WorkerError('closed'));
    if (this.queue.length >= this.limits.waitingMax) return Promise.reject(new WorkerError('full'));
    return new Promise((resolve, reject) => {
      this.queue.push({ job, limitMs, resolve, reject });
      this.next();
    });
  }

  close(): void {
    this.isClosed = true;
    for (const task of this.queue.splice(0)) task.reject(new WorkerError('closed'));
    this.end('closed');
  }

  private next(): void {
    if (this.current || this.isClosed) return;
    const task = this.queue.shift();
    if (!task) {
      this.after(this.limits.idleMs, () => this.end('closed'));
      return;
    }
    this.current = task;
    if (!this.process) this.add();
    if (this.isReady) this.send(task);
    else this.after(this.limits.startMs, () => this.end('notStarted'));
  }

  private add(): void {
    const process = this.start();
    this.process = process;
    process.on('message', (message) => {
      if (process !== this.process) return;
      if (isReadyMessage(message)) this.isReady = true;
      else this.finish((task) => task.resolve(message as Answer));
      if (this.current) this.send(this.current);
      else this.next();
    });
    // A failed start emits 'error' and perhaps no 'exit'.
    const gone = () => process === this.process && this.end(this.isReady ? 'died' : 'notStarted');
    process.once('exit', gone);
    process.once('error', gone);
  }

  private send(task: Task<Job, Answer>): void {
    this.limit(task.limitMs);
    // If a message can't be sent, the process is about to exit.
    this.process?.send(task.job, () => {});
  }

  private limit(limitMs: number): void {
    const { pid } = this;
    const before = cpuMsOf(pid);
    const latest = performance.now() + limitMs + this.limits.busyMs;
    const check = () => {
      const [left, room] = [before + limitMs - cpuMsOf(pid), latest - performance.now()];
      if (left > 0 && room > 0) this.after(Math.min(Math.max(left, recheckMs), room), check);
      else this.end(left > 0 ? 'busy' : 'slow');
    };
    this.after(limitMs, check);
  }

  private finish(how: (task: Task<Job, Answer>) => void): void {
    const task = this.current;
    this.current = null;
    clearTimeout(this.timer);
    if (task) how(task);
  }

  /** Ends the process and fails its current job. */
  private end(failure: WorkerFailure): void {
    const process = this.process;
    [this.process, this.isReady] = [null, false];
    process?.kill('SIGKILL');
    this.finish((task) => task.reject(new WorkerError(failure)));
    if (this.queue.length > 0) this.next();
  }

  /** Schedules `act`, replacing the previous schedule. */
  private after(milliseconds: number, act: () => void): void {
    clearTimeout(this.timer);
    if (!this.process) return;
    this.timer = setTimeout(act, milliseconds);
    this.timer.unref();
  }
}
