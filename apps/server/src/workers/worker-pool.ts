import type { ChildProcess } from 'node:child_process';

/** Maximum attempts at a job; a job that ended this many workers is taken as the cause. */
const triesMax = 3;
/** Pause before another start after a worker could not start. */
const restartDelayMs = 500;

type Task<Job, Answer> = {
  job: Job;
  tries: number;
  resolve(answer: Answer): void;
  reject(error: Error): void;
};
type Worker<Job, Answer> = { process: ChildProcess; task: Task<Job, Answer> | null; hasAnswered: boolean };

/**
 * Gives jobs, in order, to child processes that answer one message with one message. They start on demand and
 * stay alive. A job whose worker dies is retried by another.
 */
export class WorkerPool<Job extends object, Answer> {
  private readonly queue: Task<Job, Answer>[] = [];
  private readonly workers = new Set<Worker<Job, Answer>>();
  private readonly start: () => ChildProcess;
  private readonly countMax: number;
  /** Workers that failed before their first answer and restart after a pause. */
  private pausedCount = 0;
  private isClosed = false;

  /** @param countMax maximum number of processes */
  constructor(countMax: number, start: () => ChildProcess) {
    this.countMax = countMax;
    this.start = start;
  }

  /** How many jobs wait for a worker. */
  get waiting(): number {
    return this.queue.length;
  }

  /** The process ids of the workers started so far. */
  get pids(): number[] {
    return [...this.workers].flatMap(({ process }) => process.pid ?? []);
  }

  /** @throws when the pool is closed, or the job ended three workers */
  run(job: Job): Promise<Answer> {
    if (this.isClosed) return Promise.reject(new Error('the workers have ended'));
    return new Promise((resolve, reject) => {
      this.queue.push({ job, tries: 0, resolve, reject });
      this.dispatch();
    });
  }

  close(): void {
    this.isClosed = true;
    for (const { process, task } of this.workers) {
      process.kill('SIGKILL');
      task?.reject(new Error('the workers have ended'));
    }
    for (const task of this.queue.splice(0)) task.reject(new Error('the workers have ended'));
  }

  private add(): Worker<Job, Answer> {
    const worker: Worker<Job, Answer> = { process: this.start(), task: null, hasAnswered: false };
    this.workers.add(worker);
    worker.process.on('message', (answer: Answer) => {
      const { task } = worker;
      worker.task = null;
      worker.hasAnswered = true;
      task?.resolve(answer);
      this.dispatch();
    });
    // A failed start emits 'error' and perhaps no 'exit'; a failed kill or message emits only 'error'.
    worker.process.once('exit', () => this.remove(worker));
    worker.process.on('error', () => {
      if (worker.process.pid === undefined) this.remove(worker);
    });
    return worker;
  }

  private remove(worker: Worker<Job, Answer>): void {
    if (!this.workers.delete(worker) || this.isClosed) return;
    if (worker.task) this.putBack(worker.task);
    if (worker.hasAnswered) {
      this.dispatch();
      return;
    }
    this.pausedCount += 1;
    setTimeout(() => {
      this.pausedCount -= 1;
      if (!this.isClosed) this.dispatch();
    }, restartDelayMs).unref();
  }

  private putBack(task: Task<Job, Answer>): void {
    if (task.tries < triesMax) this.queue.unshift(task);
    else task.reject(new Error(`a job ended ${triesMax} workers`));
  }

  /** An idle worker, started if needed. */
  private findIdle(): Worker<Job, Answer> | null {
    for (const worker of this.workers) if (!worker.task && worker.process.connected) return worker;
    return this.workers.size + this.pausedCount < this.countMax ? this.add() : null;
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const worker = this.findIdle();
      const task = worker && this.queue.shift();
      if (!task) return;
      task.tries += 1;
      worker.task = task;
      // If a message can't be sent, the worker is about to exit: 'exit' puts the task back.
      worker.process.send(task.job, () => {});
    }
  }
}
