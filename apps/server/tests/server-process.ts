import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { builtServer } from './build-for-tests.ts';

export { findFreePort } from '@repo/db/testing';

/** Every live descendant of this process, from Linux' /proc; empty on other systems. */
export function descendantsOf(pid: number): number[] {
  const parents = new Map<number, number>();
  try {
    for (const name of readdirSync('/proc')) {
      if (!/^\d+$/.test(name)) continue;
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        parents.set(Number(name), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]));
      } catch {
        // The process exited while we were reading it.
      }
    }
  } catch {
    return [];
  }
  const below = (of: number): number[] =>
    [...parents].filter(([, parent]) => parent === of).flatMap(([child]) => [child, ...below(child)]);
  return below(pid);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Waits until none of them lives. @returns those that are still alive after the time limit */
export async function waitForEnd(pids: readonly number[], limitMs = 20_000): Promise<number[]> {
  const giveUpAt = Date.now() + limitMs;
  let left = pids.filter(isAlive);
  while (left.length > 0 && Date.now() < giveUpAt) {
    await delay(50);
    left = left.filter(isAlive);
  }
  return left;
}

export type ServerProcess = {
  url: string;
  child: ChildProcess;
  /** The process's output, both streams. */
  output(): string;
  /** Sends a signal and waits for the exit. @returns the exit code, or the signal that ended it */
  end(signal: NodeJS.Signals): Promise<number | NodeJS.Signals | null>;
};

/** Runs the built server and waits until it can reach its database. */
export async function startServerProcess(environment: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [builtServer], {
    env: { HOST: '127.0.0.1', LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (text) => {
    output += text;
  });
  child.stderr.on('data', (text) => {
    output += text;
  });
  const url = `http://127.0.0.1:${environment.PORT}`;
  const ended = once(child, 'exit');
  for (;;) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended before it was ready:\n${output}`);
    const isReady = await fetch(`${url}/readyz`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) break;
    await delay(50);
  }
  return {
    url,
    child,
    output: () => output,
    async end(signal) {
      child.kill(signal);
      await ended;
      return child.exitCode ?? child.signalCode;
    },
  };
}
