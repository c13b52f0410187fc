import { readFileSync } from 'node:fs';

/** `startedAt` distinguishes a process from a later one with the same pid; null on systems without /proc. */
export type ProcessIdentity = { pid: number; startedAt: string | null };

function readStart(pid: number): string | null {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may contain spaces; the start time is the 20th field after it.
    const start = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
    return start ? `${boot}/${start}` : null;
  } catch {
    return null;
  }
}

export function identifyProcess(pid: number): ProcessIdentity {
  return { pid, startedAt: readStart(pid) };
}

export function isRunning({ pid, startedAt }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = readStart(pid);
  return startedAt === null || now === null || now === startedAt;
}
