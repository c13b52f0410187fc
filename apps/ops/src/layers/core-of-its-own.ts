import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { findProgram } from '#src/measure/installed.ts';

/**
 * Gives the measured servers the first core, and this process with all that it starts from then on (wrk, Postgres) the
 * others. On a core they share, wrk takes it from the server after each reply: a step that never waits for the database
 * would pay for thousands of switches that the later steps are spared.
 * @returns makes a server's command one that runs on the first core; the command as it is on a machine without
 * `taskset` or with one core
 */
export function keepFirstCoreFree(): (args: readonly string[]) => { command: string; args: string[] } {
  const taskset = findProgram('taskset');
  const last = cpus().length - 1;
  if (!taskset || last === 0) return (args) => ({ command: process.execPath, args: [...args] });
  execFileSync(taskset, ['-a', '-c', '-p', `1-${last}`, String(process.pid)], { stdio: 'ignore' });
  return (args) => ({ command: taskset, args: ['-c', '0', process.execPath, ...args] });
}
