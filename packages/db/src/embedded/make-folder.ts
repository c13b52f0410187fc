import { existsSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * mkdir -p. Node's own blocks the process for ever below a folder that accepts no files (/proc).
 * @param folder absolute
 * @throws the system's error when one of the folders can't be made
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  const parent = dirname(folder);
  if (parent !== folder) makeFolder(parent);
  try {
    mkdirSync(folder);
  } catch (error) {
    if (Reflect.get(Object(error), 'code') !== 'EEXIST') throw error;
  }
}
