import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { messages } from '@repo/contracts/messages';
import { DomainError, type PasswordHasher } from '@repo/domain';
import type { PasswordAnswer, PasswordJob } from './password-worker.ts';

/** About two seconds of work on two cores: who would wait longer is told to come back. */
const queueMax = 130;
const retryAfterSeconds = 3;
/** What an unknown account's password is compared with, so that the time tells nothing; made at first need. */
const dummyPassword = 'no account has this password';

type Task = Omit<PasswordJob, 'id'> & { resolve(answer: PasswordAnswer): void; reject(error: Error): void };
type Worker = { process: ChildProcess; task: Task | null };

function forkWorker(): ChildProcess {
  const isSource = import.meta.url.endsWith('.ts');
  const entry = fileURLToPath(new URL(`./password-worker.${isSource ? 'ts' : 'js'}`, import.meta.url));
  const loader = isSource
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
  return fork(entry, [], { execArgv: loader, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
}

/** Hands tasks to the workers in order; a task whose worker died is given to another once more. */
class Workers {
  private readonly queue: Task[] = [];
  private readonly workers: Worker[] = [];
  private isClosed = false;
  private lastId = 0;

  constructor(count: number) {
    for (let n = 0; n < count; n++) this.add();
  }

  private add(): void {
    const worker: Worker = { process: forkWorker(), task: null };
    this.workers.push(worker);
    worker.process.on('message', (answer: PasswordAnswer) => {
      const { task } = worker;
      worker.task = null;
      if (answer.error) task?.reject(new Error(answer.error));
      else task?.resolve(answer);
      this.dispatch();
    });
    worker.process.once('exit', () => {
      this.workers.splice(this.workers.indexOf(worker), 1);
      if (worker.task) this.queue.unshift(worker.task);
      if (this.isClosed) return;
      this.add();
      this.dispatch();
    });
  }

  private dispatch(): void {
    for (const worker of this.workers) {
      if (worker.task || !worker.process.connected) continue;
      const task = this.queue.shift();
      if (!task) return;
      worker.task = task;
      this.lastId += 1;
      const job: PasswordJob = { id: this.lastId, password: task.password };
      worker.process.send(task.hash === undefined ? job : { ...job, hash: task.hash });
    }
  }

  run(job: Omit<PasswordJob, 'id'>): Promise<PasswordAnswer> {
    if (this.queue.length >= queueMax)
      return Promise.reject(new DomainError('UNAVAILABLE', messages.unavailable, { retryAfterSeconds }));
    return new Promise((resolve, reject) => {
      this.queue.push({ ...job, resolve, reject });
      this.dispatch();
    });
  }

  close(): void {
    this.isClosed = true;
    for (const worker of this.workers) worker.process.kill('SIGKILL');
  }
}

/** argon2id in low-priority child processes, one a core; at most 130 wait. */
export function createPasswordHasher(
  workerCount = availableParallelism(),
): PasswordHasher & { close(): void } {
  const workers = new Workers(workerCount);
  const hash = async (password: string): Promise<string> => (await workers.run({ password })).hash ?? '';
  let dummyHash: Promise<string> | null = null;
  return {
    hash,
    async verify(storedHash, password) {
      if (storedHash === null) dummyHash ??= hash(dummyPassword);
      const against = storedHash ?? (await dummyHash) ?? '';
      const { isRight = false } = await workers.run({ password, hash: against });
      return storedHash !== null && isRight;
    },
    close: () => workers.close(),
  };
}
