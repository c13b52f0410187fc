import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ChildReport, ChildRequest, ChildSettings } from './messages.ts';

export type EmbeddedPostgresOptions = {
  /**
   * Created if missing; contains the data, a lock file and nothing else. By default the database is in
   * memory.
   */
  dataDir?: string;
  /** The child's file; by default embedded-postgres.ts next to this one, .js if this one is bundled. */
  childEntry?: string;
  /** The initial content of a new database, a file written by `dumpSnapshot`. */
  loadSnapshot?: string;
  /** Called with a line when the child died and is restarted. */
  onRestart?: (message: string) => void;
};

export type EmbeddedPostgres = {
  url: string;
  pid(): number | undefined;
  dumpSnapshot(file: string): Promise<void>;
  stop(): Promise<void>;
};

type Child = { process: ChildProcess; port: number };

function forkChild(entry: string, settings: ChildSettings): ChildProcess {
  const loader = entry.endsWith('.ts')
    ? ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href]
    : [];
  return fork(entry, [JSON.stringify(settings)], {
    execArgv: loader,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}

async function startChild(entry: string, settings: ChildSettings): Promise<Child> {
  const child = forkChild(entry, settings);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The embedded database did not start (${signal ?? `exit code ${code}`}).`)),
    );
    child.once('message', (report: ChildReport) => {
      child.removeAllListeners('exit');
      if (report.kind === 'ready') return resolve({ process: child, port: report.port });
      reject(new Error(report.kind === 'failed' ? report.message : 'The embedded database did not start.'));
    });
  });
}

async function endChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  if (child.connected) child.disconnect();
  const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
  await exited;
  clearTimeout(timer);
}

/**
 * Postgres (PGlite, in WASM) in a child process, accessible like any other Postgres; for trial, development
 * and tests. It runs one statement or transaction at a time, so it shows no races; SET, advisory locks and
 * LISTEN are shared by all connections (20 at most), statement_timeout has no effect. It never fsyncs: a
 * killed process loses no acknowledged data, a power cut may. The child exits when this process does, even
 * after a crash; a child that dies is restarted on the same port.
 * @throws when another live process has the folder open, and in a release, which does not include it
 */
export async function startEmbeddedPostgres(
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const beside = new URL(
    `./embedded-postgres${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
    import.meta.url,
  );
  const entry = options.childEntry ?? fileURLToPath(beside);
  if (!existsSync(entry)) throw new Error('This build has no embedded database: set DATABASE_URL.');
  const settings: ChildSettings = {
    dataDir: options.dataDir === undefined ? null : resolve(options.dataDir),
    port: 0,
    loadSnapshot: options.loadSnapshot === undefined ? null : resolve(options.loadSnapshot),
  };

  let current = await startChild(entry, settings);
  let stopping: Promise<void> | null = null;
  let restarting: Promise<void> = Promise.resolve();
  settings.port = current.port;

  const restart = async () => {
    for (let attempt = 0; !stopping; attempt += 1) {
      try {
        current = await startChild(entry, settings);
        return watch();
      } catch {
        await delay(Math.min(200 * 2 ** attempt, 5_000));
      }
    }
  };
  const watch = () => {
    current.process.once('exit', (code, signal) => {
      if (stopping || settings.dataDir === null) return;
      options.onRestart?.(
        `The embedded database ended (${signal ?? `exit code ${code}`}); starting it again.`,
      );
      restarting = restart();
    });
  };
  watch();

  return {
    url: `postgres://postgres@127.0.0.1:${current.port}/postgres`,
    pid: () => current.process.pid,
    async dumpSnapshot(file) {
      const dumped = once(current.process, 'message');
      current.process.send({ dumpSnapshotTo: resolve(file) } satisfies ChildRequest);
      await dumped;
    },
    stop() {
      stopping ??= restarting.then(() => endChild(current.process));
      return stopping;
    },
  };
}
