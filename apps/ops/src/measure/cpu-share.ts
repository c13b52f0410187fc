import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The fields of /proc/…/stat after the program's name, which may contain spaces. */
function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** CPU clock ticks of a process and its descendants. */
function ticksOfTree(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => ({ pid: Number(pid), stat: statOf(pid) }));
  const ticksBelow = (pid: number): number =>
    processes
      .filter(({ stat }) => Number(stat[1]) === pid)
      .reduce((sum, child) => sum + ticksBelow(child.pid), ticksAlone(pid));
  const ticksAlone = (pid: number) => {
    const stat = processes.find((each) => each.pid === pid)?.stat ?? [];
    return Number(stat[11] ?? 0) + Number(stat[12] ?? 0);
  };
  return ticksBelow(root);
}

/** Clock ticks of the whole machine since it started, of all cores together. */
function ticksOfMachine() {
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const [user = 0, nice = 0, system = 0, idle = 0, wait = 0, ...interrupts] = line
    .split(/\s+/)
    .slice(1, 9)
    .map(Number);
  const busy = user + nice + system + interrupts.reduce((sum, ticks) => sum + ticks, 0);
  return { busy, wait, all: busy + idle + wait };
}

const ticksOf = (pids: readonly number[]) => ({ trees: pids.map(ticksOfTree), machine: ticksOfMachine() });

/**
 * Starts counting processor time.
 * @param pids of processes, each counted with all its descendants
 * @returns a function that gives, in cores since then, the use of each, of the whole machine, and the idle
 * time spent waiting for a disk
 */
export function countCores(pids: readonly number[]) {
  const before = ticksOf(pids);
  return () => {
    const after = ticksOf(pids);
    const ticksACore = (after.machine.all - before.machine.all) / cpus().length;
    return {
      trees: after.trees.map((ticks, index) => (ticks - (before.trees[index] ?? 0)) / ticksACore),
      machine: (after.machine.busy - before.machine.busy) / ticksACore,
      disk: (after.machine.wait - before.machine.wait) / ticksACore,
    };
  };
}

/** The process that started this one, by Linux' /proc. */
export const parentOf = (pid: number): number => Number(statOf(String(pid))[1]);

/**
 * How many cores a process with its children had while `work` ran, and how many everything else on the machine had.
 * @returns both in cores: 1.5 is one and a half
 */
export async function withCpuShare<T>(pid: number, work: () => Promise<T>) {
  const count = countCores([pid]);
  const result = await work();
  const { trees, machine } = count();
  const [ownCores = 0] = trees;
  return { result, ownCores, otherCores: machine - ownCores };
}
