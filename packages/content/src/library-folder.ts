import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { z } from 'zod';
import { LibraryError } from './library-error.ts';
import { openYaml, type YamlFile } from './parse-yaml.ts';

/** A folder inside a library: `path` counts from the library's root and is what errors show. */
export type Folder = { root: string; path: string };

export const child = (folder: Folder, name: string): Folder => ({
  root: folder.root,
  path: join(folder.path, name),
});
export const fileName = (folder: Folder, name: string) => join(folder.path, name);

/** '01-development' is the file, 'development' the slug that goes into ids. */
export const slug = (name: string) => name.replace(/\.[a-z]+$/, '').replace(/^\d\d-/, '');

/** @throws LibraryError where the file is missing */
export async function readText(folder: Folder, name: string): Promise<string> {
  try {
    return await readFile(join(folder.root, folder.path, name), 'utf8');
  } catch {
    throw new LibraryError(fileName(folder, name), undefined, 'the file is missing');
  }
}

/** Names in order, each with its two digits. @throws LibraryError for a name without them */
export async function listNumbered(folder: Folder, kind: 'folders' | 'files'): Promise<string[]> {
  const entries = await readdir(join(folder.root, folder.path), { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => (kind === 'folders' ? entry.isDirectory() : entry.isFile()))
    .map((entry) => entry.name)
    .sort();
  const odd = names.find((name) => !/^\d\d-[a-z0-9-]+(\.[a-z]+)?$/.test(name));
  if (odd)
    throw new LibraryError(fileName(folder, odd), undefined, 'a name starts with two digits, as 01-light');
  return names;
}

/** @throws LibraryError where the file is missing or no YAML */
export async function openYamlFile(folder: Folder, name: string): Promise<YamlFile> {
  return openYaml(fileName(folder, name), await readText(folder, name));
}

/** @throws LibraryError where the file is missing, no YAML or not as the schema wants it */
export async function readYaml<S extends z.ZodType>(
  folder: Folder,
  name: string,
  schema: S,
): Promise<z.output<S>> {
  return (await openYamlFile(folder, name)).parse(schema);
}
