import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { identifyProcess, isRunning, type ProcessIdentity } from './process-identity.ts';

/** The processes that have a data folder open: the database's, and its owner's. */
type Holder = { keeper: ProcessIdentity; owner: ProcessIdentity };

export class DataFolderInUseError extends Error {
  override name = 'DataFolderInUseError';
}

function readHolder(path: string): { text: string; holder: Holder | null } | null {
  try {
    const text = readFileSync(path, 'utf8');
    try {
      return { text, holder: JSON.parse(text) as Holder };
    } catch {
      return { text, holder: null };
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Creates the file with its content atomically; false if it exists. */
function createLinked(path: string, text: string): boolean {
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, text);
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own, { force: true });
  }
}

/**
 * Removes a dead process's lock. The renamed file may be a faster process's new lock: then it is restored.
 */
function removeStale(path: string, staleText: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
    const text = readFileSync(aside, 'utf8');
    if (text !== staleText) createLinked(path, text);
    rmSync(aside, { force: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/**
 * Makes this process the only keeper of a data folder. Waits for a keeper whose owner is gone, because it is
 * about to exit.
 * @param path of the lock file; its folder exists
 * @param ownerPid the process this one works for
 * @returns a function that releases the lock
 * @throws DataFolderInUseError when a live process has the folder
 */
export async function takeDataLock(path: string, ownerPid: number, waitMs = 15_000): Promise<() => void> {
  const mine: Holder = { keeper: identifyProcess(process.pid), owner: identifyProcess(ownerPid) };
  const text = JSON.stringify(mine);
  const deadline = Date.now() + waitMs;
  while (!createLinked(path, text)) {
    const found = readHolder(path);
    if (!found) continue;
    if (!found.holder || !isRunning(found.holder.keeper)) {
      removeStale(path, found.text);
      continue;
    }
    if (isRunning(found.holder.owner) || Date.now() > deadline) {
      throw new DataFolderInUseError(
        `The database in this folder is in use by process ${found.holder.owner.pid} (lock file ${path}). ` +
          'Stop that process, or set DATA_DIR to another folder.',
      );
    }
    await delay(50);
  }
  return () => {
    if (readHolder(path)?.text === text) rmSync(path, { force: true });
  };
}
