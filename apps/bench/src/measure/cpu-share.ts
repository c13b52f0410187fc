import { readdirSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';

/** The fields of /proc/…/stat behind the program's name, which may hold blanks. */
function statOf(pid: string): string[] {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return text.slice(text.lastIndexOf(')') + 2).split(' ');
  } catch {
    return [];
  }
}

/** Clock ticks that a process and all below it have run. */
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
  return { busy, all: busy + idle + wait };
}

/**
 * How many cores a process with its children had while `work` ran, and how many everything else on the machine had.
 * @returns both in cores: 1.5 is one and a half
 */
export async function withCpuShare<T>(pid: number, work: () => Promise<T>) {
  const [tree, machine] = [ticksOfTree(pid), ticksOfMachine()];
  const result = await work();
  const [treeAfter, machineAfter] = [ticksOfTree(pid), ticksOfMachine()];
  const ticksACore = (machineAfter.all - machine.all) / cpus().length;
  const ownCores = (treeAfter - tree) / ticksACore;
  return { result, ownCores, otherCores: (machineAfter.busy - machine.busy) / ticksACore - ownCores };
}
