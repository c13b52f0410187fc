import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type LibraryEntry = { name: string; isFolder: boolean };

/** Where the files of a library stand. Paths count from its root, with '/' between their parts. */
export type LibraryFiles = {
  /** What stands in a folder; nothing for one that is not there. */
  list(path: string): Promise<LibraryEntry[]>;
  /** The bytes of a file, or null. */
  read(path: string): Promise<Buffer | null>;
};

/** A library in a folder of the disk. */
export function diskFiles(root: string): LibraryFiles {
  return {
    async list(path) {
      const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => []);
      return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
    },
    read: (path) => readFile(join(root, path)).catch(() => null),
  };
}

/** A library in memory: bytes by path. */
export function memoryFiles(files: ReadonlyMap<string, Uint8Array>): LibraryFiles {
  return {
    async list(path) {
      const start = path === '' ? '' : `${path}/`;
      const found = new Map<string, LibraryEntry>();
      for (const file of files.keys()) {
        if (!file.startsWith(start)) continue;
        const [name = '', ...rest] = file.slice(start.length).split('/');
        if (!found.get(name)?.isFolder) found.set(name, { name, isFolder: rest.length > 0 });
      }
      return [...found.values()];
    },
    async read(path) {
      const bytes = files.get(path);
      return bytes ? Buffer.from(bytes) : null;
    },
  };
}
