import { readFileSync } from 'node:fs';

/** A process's memory from /proc in megabytes: current, or the peak. */
export function residentMegabytes(pid: number, figure: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
