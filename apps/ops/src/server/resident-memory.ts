import { readFileSync } from 'node:fs';

/** A process's memory from /proc in megabytes: current, or the peak. */
export function residentMegabytes(pid: number, figure: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}

/** Memory of a process in megabytes that it shares with no other. */
export function privateMegabytes(pid: number): number {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
  const sizes = [...rollup.matchAll(/^Private_\w+:\s+(\d+)/gm)].map(([, size]) => Number(size));
  return sizes.reduce((sum, size) => sum + size, 0) / 1024;
}
