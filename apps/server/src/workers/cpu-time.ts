import { readFileSync } from 'node:fs';

/** Linux counts a process's time in these steps. */
const tickMs = 10;
/** Positions behind the process's name, which may contain blanks. */
const [userTicks, systemTicks] = [11, 12];

/** The processor time that a process has used, in ms; NaN if it is gone or outside of Linux. */
export function cpuMsOf(pid: number | undefined): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[userTicks]) + Number(fields[systemTicks])) * tickMs;
  } catch {
    return Number.NaN;
  }
}
