import { readFileSync } from 'node:fs';

/** A figure of /proc in megabytes: what a process has in memory, or the most it ever had. */
export function residentMegabytes(pid: number, figure: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`${figure}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
}
