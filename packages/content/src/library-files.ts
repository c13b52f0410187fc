import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export type LibraryEntry = { name: string; isFolder: boolean };

/** File access for a library. Paths are relative to its root, separated by '/'. */
export type LibraryFiles = {
  /** Entries of a folder; empty when it doesn't exist. */
  list(path: string): Promise<LibraryEntry[]>;
  /** The bytes of a file, or null. */
  read(path: string): Promise<Buffer | null>;
};

/** A library on disk. */
export function diskFiles(root: string): LibraryFiles {
  return {
    async list(path) {
      const entries = await readdir(join(root, path), { withFileTypes: true }).catch(() => []);
      return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
    },
    read: (path) => readFile(join(root, path)).catch(() => null),
  };
}

/** Entries of each folder in these paths, including the root, which is ''. */
function foldersOf(paths: Iterable<string>): Map<string, Map<string, LibraryEntry>> {
  const folders = new Map<string, Map<string, LibraryEntry>>();
  for (const path of paths) {
    let folder = '';
    const parts = path.split('/');
    for (const [index, name] of parts.entries()) {
      const entries = folders.get(folder) ?? new Map<string, LibraryEntry>();
      folders.set(folder, entries);
      const isFolder = index < parts.length - 1;
      if (!entries.get(name)?.isFolder) entries.set(name, { name, isFolder });
      folder = folder === '' ? name : `${folder}/${name}`;
    }
  }
  return folders;
}

/** A library in memory: bytes by path. */
export function memoryFiles(files: ReadonlyMap<string, Uint8Array>): LibraryFiles {
  const folders = foldersOf(files.keys());
  return {
    list: async (path) => [...(folders.get(path)?.values() ?? [])],
    async read(path) {
      const bytes = files.get(path);
      return bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) : null;
    },
  };
}
