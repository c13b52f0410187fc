import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

/** Faults that a test may cause on the server, each like an operator or a failing machine. */
export const faults = ['restart', 'crash', 'freeze', 'thaw'] as const;
export type Fault = (typeof faults)[number];

export type Postmaster = Record<Fault, () => Promise<void>> & {
  /** Stops the server and cuts its connections. */
  end(): Promise<void>;
};

const hasEnded = (server: ChildProcess) => server.exitCode !== null || server.signalCode !== null;

/** @returns null when it is ready, else its output before it exited */
async function waitUntilReady(server: ChildProcess): Promise<string | null> {
  const said: string[] = [];
  if (!server.stderr) throw new Error('Postgres was started without its log.');
  for await (const line of createInterface({ input: server.stderr })) {
    said.push(line);
    if (!line.includes('ready to accept connections')) continue;
    server.stderr.resume();
    return null;
  }
  return said.join('\n');
}

/** The server's child processes, from Linux' /proc. */
function listBackends({ pid }: ChildProcess): number[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid ? [Number(name)] : [];
    } catch {
      return [];
    }
  });
}

async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return;
  const exited = once(server, 'exit');
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), 5_000);
  await exited;
  clearTimeout(timer);
}

/**
 * Runs a Postgres on an initialised folder until it is stopped.
 * @param as the user and working directory
 */
export async function startPostmaster(
  program: string,
  flags: readonly string[],
  as: { cwd: string; uid?: number; gid?: number },
): Promise<Postmaster> {
  // Detached from the terminal's group: Ctrl-C would stop it before the tests have disconnected.
  const run = () => spawn(program, flags, { ...as, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let server = run();
  const failure = await waitUntilReady(server);
  if (failure !== null) throw new Error(`Postgres did not start:\n${failure}`);

  /** After a crash, a start is refused until the last process of the previous server is gone. */
  async function startAgain(): Promise<void> {
    const giveUpAt = Date.now() + 60_000;
    for (;;) {
      server = run();
      const reason = await waitUntilReady(server);
      if (reason === null) return;
      if (Date.now() > giveUpAt) throw new Error(`Postgres did not start again:\n${reason}`);
      await delay(50);
    }
  }
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of [...listBackends(server), server.pid ?? 0]) {
      try {
        process.kill(pid, signal);
      } catch {
        // The process exited while we were reading it.
      }
    }
  };
  return {
    async restart() {
      await stop(server);
      await startAgain();
    },
    async crash() {
      const exited = once(server, 'exit');
      server.kill('SIGKILL');
      await exited;
      await startAgain();
    },
    freeze: async () => signalAll('SIGSTOP'),
    thaw: async () => signalAll('SIGCONT'),
    async end() {
      signalAll('SIGCONT');
      await stop(server);
    },
  };
}
