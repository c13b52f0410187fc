import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';

export { findFreePort } from '@repo/db/testing';

export type Running = {
  url: string;
  child: ChildProcess;
  readyAfterMs: number;
  /** The program's output, both streams. */
  said(): string;
  /** @returns the exit code, or the signal that ended it */
  stop(signal?: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
};

/**
 * Starts a program and waits until `readyPath` answers.
 * @throws with its output when it exits before
 */
export async function startProgram(options: {
  command: string;
  args: readonly string[];
  port: number;
  readyPath: string;
  /** The address for checks, if not http on the loopback. */
  url?: string;
  environment?: Record<string, string>;
  /** Opens a channel for messages to and from it, as between Node's own processes. */
  hasChannel?: boolean;
}): Promise<Running> {
  const startedAt = performance.now();
  const child = spawn(options.command, options.args, {
    env: { PATH: '/usr/bin:/bin:/usr/local/bin', ...options.environment },
    stdio: ['ignore', 'pipe', 'pipe', ...(options.hasChannel ? (['ipc'] as const) : [])],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text));
  const exited = once(child, 'exit');
  const { url = `http://127.0.0.1:${options.port}` } = options;
  const isReady = () =>
    fetch(url + options.readyPath).then(
      (reply) => reply.ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${options.command} ended before it was ready:\n${said}`);
    await delay(10);
  }
  return {
    url,
    child,
    readyAfterMs: performance.now() - startedAt,
    said: () => said,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await exited;
      return child.exitCode ?? child.signalCode;
    },
  };
}
