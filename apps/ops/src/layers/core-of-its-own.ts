import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { findProgram } from '#src/measure/installed.ts';

/**
 * Pins the measured servers to the first core, and this process with everything it starts later (wrk,
 * Postgres) to the others. On a shared core, wrk would interrupt the server after each reply, which would
 * charge context switches to steps that never wait for the database.
 * @returns wraps a server's command so that it runs on the first core; unchanged without `taskset` or with
 * one core
 */
export function keepFirstCoreFree(): (args: readonly string[]) => { command: string; args: string[] } {
  const taskset = findProgram('taskset');
  const last = cpus().length - 1;
  if (!taskset || last === 0) return (args) => ({ command: process.execPath, args: [...args] });
  execFileSync(taskset, ['-a', '-c', '-p', `1-${last}`, String(process.pid)], { stdio: 'ignore' });
  return (args) => ({ command: taskset, args: ['-c', '0', process.execPath, ...args] });
}
