import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const postgresFolder = '/usr/lib/postgresql';

/** Debian's folders for programs outside the users' PATH. */
function folders(): string[] {
  const versions = existsSync(postgresFolder) ? readdirSync(postgresFolder).sort() : [];
  return ['/usr/sbin', ...versions.reverse().map((version) => join(postgresFolder, version, 'bin'))];
}

/** @returns the program's full path, or null where it is not installed */
export function findProgram(name: string): string | null {
  try {
    const found = execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return found.trim();
  } catch {
    const path = folders()
      .map((folder) => join(folder, name))
      .find((candidate) => existsSync(candidate));
    return path ?? null;
  }
}
