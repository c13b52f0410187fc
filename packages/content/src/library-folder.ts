import { posix } from 'node:path';
import type { z } from 'zod';
import { LibraryError } from './library-error.ts';
import type { LibraryFiles } from './library-files.ts';
import { openYaml, type YamlFile } from './parse-yaml.ts';

/**
 * A folder of a library: `path` is relative to the library's root, and shown in errors. `isStarter`: apply
 * the starter library's stricter rules too.
 */
export type Folder = { files: LibraryFiles; path: string; isStarter: boolean };

export const child = (folder: Folder, name: string): Folder => ({
  ...folder,
  path: posix.join(folder.path, name),
});
export const fileName = (folder: Folder, name: string) => posix.join(folder.path, name);

/** '01-development' is the file, 'development' the slug used in ids. */
export const slug = (name: string) => name.replace(/\.[a-z]+$/, '').replace(/^\d\d\d?-/, '');

/** The text of a file, or null when it doesn't exist. */
export async function readTextIfThere(folder: Folder, name: string): Promise<string | null> {
  const bytes = await folder.files.read(fileName(folder, name));
  return bytes?.toString('utf8') ?? null;
}

/** @throws LibraryError when the file is missing */
export async function readText(folder: Folder, name: string): Promise<string> {
  const text = await readTextIfThere(folder, name);
  if (text === null) throw new LibraryError(fileName(folder, name), undefined, 'the file is missing');
  return text;
}

/**
 * Names in order of their numeric prefixes.
 * @throws LibraryError for a name without one
 */
export async function listNumbered(
  folder: Folder,
  kind: 'folders' | 'files',
  beside: readonly string[] = [],
): Promise<string[]> {
  const names = (await folder.files.list(folder.path))
    .filter((entry) => entry.isFolder === (kind === 'folders') && !beside.includes(entry.name))
    .map((entry) => entry.name)
    .sort();
  const odd = names.find((name) => !/^\d\d\d?-[a-z0-9-]+(\.[a-z]+)?$/.test(name));
  if (odd)
    throw new LibraryError(fileName(folder, odd), undefined, 'a name starts with two digits, as 01-light');
  return names.sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
}

/** @throws LibraryError when the file is missing or isn't YAML */
export async function openYamlFile(folder: Folder, name: string): Promise<YamlFile> {
  return openYaml(fileName(folder, name), await readText(folder, name));
}

/**
 * A list in a file that only the starter library requires.
 * @throws LibraryError
 */
export async function openListFile(folder: Folder, name: string): Promise<YamlFile> {
  const text = folder.isStarter ? await readText(folder, name) : await readTextIfThere(folder, name);
  return openYaml(fileName(folder, name), text ?? '[]');
}

/** @throws LibraryError when the file is missing, isn't YAML, or doesn't match the schema */
export async function readYaml<S extends z.ZodType>(
  folder: Folder,
  name: string,
  schema: S,
): Promise<z.output<S>> {
  return (await openYamlFile(folder, name)).parse(schema);
}
