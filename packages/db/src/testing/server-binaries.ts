import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { testingConfig } from './config.ts';

const debianFolder = '/usr/lib/postgresql';

function listDebianFolders(): string[] {
  if (!existsSync(debianFolder)) return [];
  const versions = readdirSync(debianFolder).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(debianFolder, version, 'bin'));
}

/** @returns the folder with initdb and postgres, newest version first, or null */
export function findServerBinaries(): string | null {
  const folders = [...listDebianFolders(), ...testingConfig.searchPath.split(delimiter).filter(Boolean)];
  const complete = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)));
  return folders.find(complete) ?? null;
}

export type SystemUser = { uid: number; gid: number };

/**
 * Postgres refuses to run as root, so root runs it as the system user postgres.
 * @returns the user, {} for the current one, or null when root finds no such user
 */
export function findServerUser(): SystemUser | Record<string, never> | null {
  if (process.getuid?.() !== 0) return {};
  const ask = (flag: string) =>
    Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: ask('-u'), gid: ask('-g') };
  } catch {
    return null;
  }
}
