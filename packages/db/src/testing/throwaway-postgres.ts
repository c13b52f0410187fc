import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Fault } from './postmaster.ts';
import type { FaultReport, KeeperReport } from './throwaway-postgres-keeper.ts';

export type ThrowawayPostgres = {
  url: string;
  /**
   * Causes a fault and resolves when it is over: `restart` like `pg_ctl restart -m fast`, `crash` like kill
   * -9 of the postmaster and a new start, `freeze` and `thaw` like SIGSTOP and SIGCONT of all its processes.
   * One at a time.
   */
  fail(fault: Fault): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Runs the installed Postgres in a temporary folder for the length of a run. Server and folder are removed by
 * `stop`, or when this process exits or crashes.
 * @param isDurable commits reach the disk as in production; by default they don't
 * @param isInMemory for many small databases: its folder is in memory if there is plenty
 * @param settings added to those of postgresql.conf
 * @returns null when no server is installed, or none that may be run
 */
export async function startThrowawayPostgres({
  isDurable = false,
  isInMemory = false,
  settings = {} as Record<string, string | number>,
} = {}): Promise<ThrowawayPostgres | null> {
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  const keeper = fork(
    fileURLToPath(new URL('./throwaway-postgres-keeper.ts', import.meta.url)),
    [
      ...(isDurable ? ['durable'] : []),
      ...(isInMemory ? ['in-memory'] : []),
      ...Object.entries(settings).map(([name, value]) => `${name}=${value}`),
    ],
    {
      execArgv: ['--import', tsx],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    },
  );
  const exited = once(keeper, 'exit');
  const answer = async (question: string): Promise<unknown> => {
    const [report] = await Promise.race([
      once(keeper, 'message'),
      exited.then(() => [{ error: `The throw-away Postgres ended before it ${question}.` }]),
    ]);
    return report;
  };
  const stop = async () => {
    if (keeper.connected) keeper.disconnect();
    await exited;
  };
  const report = (await answer('was ready')) as KeeperReport;
  if ('url' in report) {
    return {
      url: report.url,
      stop,
      async fail(fault) {
        keeper.send(fault);
        const outcome = (await answer(`was through a ${fault}`)) as FaultReport;
        if ('error' in outcome) throw new Error(outcome.error);
      },
    };
  }
  await stop();
  if ('missing' in report) return null;
  throw new Error(report.error);
}
