import { startWriters, type Tally } from '@repo/server/tests/writers';
import type { Extent, Fault } from './faults.ts';
import type { Stand } from './stand.ts';

/** Half of the writers save positions, half submit quizzes. */
const writerCount = 12;

export type Outcome = {
  title: string;
  tally: Tally;
  lost: readonly string[];
  doubled: readonly string[];
  hasSameProcesses: boolean | null;
  /** Further observations. */
  note: string;
  /** Violations; if empty, the system held. */
  faults: readonly string[];
};

/** One fault under the load of all writers, followed by a check of the database. */
export async function tryFault(stand: Stand, fault: Fault, extent: Extent): Promise<Outcome> {
  const pids = stand.servers.map((server) => server.pid());
  const writers = startWriters([stand.proxy.url], await stand.createStudents(writerCount));
  const faults: string[] = [];
  let note = '';
  try {
    note = await fault.run(stand, writers, extent);
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  await writers.stop();
  const tally = writers.tally();
  const { lost, doubled } = await writers.findFaults((statement, id) =>
    stand.database.sql.unsafe(statement, [id]),
  );
  const hasSameProcesses = fault.keepsServers
    ? stand.servers.every((server, n) => server.pid() === pids[n] && isAlive(server.pid()))
    : null;
  if (hasSameProcesses === false) faults.push('a server is another process, or none');
  for (const server of stand.servers)
    if (server.said().includes('unexpected error')) faults.push('a server stopped after an unexpected error');
  faults.push(
    ...lost.map((what) => `lost: ${what}`),
    ...doubled.map((what) => `twice: ${what}`),
    ...tally.wrong,
  );
  return { title: fault.title(extent), tally, lost, doubled, hasSameProcesses, note, faults };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
