import type { Library } from '@repo/contracts/library';
import { libraryFilesMax, libraryFilesMaxBytes } from '@repo/contracts/limits';
import { unzipSync, zipSync } from 'fflate';
import { LibraryError } from './library-error.ts';
import { memoryFiles } from './library-files.ts';
import { readLibrary } from './read-library.ts';
import { writeLibrary } from './write-library.ts';

/** Without times: the same library is packed to the same bytes. */
const noTime = new Date(Date.UTC(2000, 0, 1));

/** A library as one zip file. */
export function packLibrary(library: Library): Uint8Array {
  return zipSync(Object.fromEntries(writeLibrary(library)), { level: 6, mtime: noTime });
}

/** What computers put beside the files of people. */
const isBeside = (path: string) =>
  path.endsWith('/') || /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db)(\/|$)/.test(path);

/** A zip of one folder that holds the subjects reads like a zip of the subjects. */
function withoutOuterFolder(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const [outer] = [...files.keys()].map((path) => path.split('/')[0] ?? '');
  const isOne = [...files.keys()].every((path) => path.startsWith(`${outer}/`));
  if (!outer || !isOne || files.has(`${outer}/subject.yaml`)) return files;
  return new Map([...files].map(([path, bytes]) => [path.slice(outer.length + 1), bytes]));
}

function unpack(bytes: Uint8Array): Map<string, Uint8Array> {
  let [count, size] = [0, 0];
  const files = unzipSync(bytes, {
    filter({ name, originalSize }) {
      if (isBeside(name)) return false;
      count += 1;
      size += originalSize;
      if (count > libraryFilesMax || size > libraryFilesMaxBytes)
        throw new LibraryError('the zip', undefined, 'it holds more than can be read');
      return true;
    },
  });
  return new Map(Object.entries(files).map(([path, content]) => [path.replaceAll('\\', '/'), content]));
}

/** Reads a library from a zip file, its form alone. @throws LibraryError */
export async function unpackLibrary(bytes: Uint8Array): Promise<Library> {
  let files: Map<string, Uint8Array>;
  try {
    files = withoutOuterFolder(unpack(bytes));
  } catch (error) {
    if (error instanceof LibraryError) throw error;
    throw new LibraryError('the zip', undefined, 'it is no zip file, or it is damaged');
  }
  const library = await readLibrary(memoryFiles(files));
  if (library.subjects.length === 0)
    throw new LibraryError('the zip', undefined, 'it holds no folder of a subject');
  return library;
}
