import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { deserialize, serialize } from 'node:v8';
import type { Library } from '@repo/contracts/library';
import { inject } from 'vitest';
import { readLibrary } from '#src/read-library.ts';
import type {} from './global-setup.ts';

function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}

const read = () => readLibrary(undefined, { isStarter: true });

/** Reads the library in the first process of a run that gets here; the others wait, then load what it stored. */
async function readOncePerRun(folder: string): Promise<Library> {
  const file = join(folder, 'library');
  const lock = join(folder, 'lock');
  for (;;) {
    if (existsSync(file)) return deserialize(await readFile(file)) as Library;
    const isLocked = await mkdir(lock).then(
      () => true,
      () => false,
    );
    if (!isLocked) await delay(50);
    else
      try {
        const library = await read();
        await writeFile(`${file}.new`, serialize(library));
        await rename(`${file}.new`, file);
        return library;
      } finally {
        await rmdir(lock);
      }
  }
}

let library: Promise<Library> | undefined;

/** The starter library with all checks, read once per run and frozen, since test files share it. */
export function starterLibrary(): Promise<Library> {
  // The folder is missing when a package's tests run alone.
  const folder: string | undefined = inject('starterLibraryFolder');
  library ??= (folder ? readOncePerRun(folder) : read()).then(freeze);
  return library;
}
