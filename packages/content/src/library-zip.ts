import type { Library } from '@repo/contracts/library';
import { zipSync } from 'fflate';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { LibraryError } from './library-error.ts';
import { memoryFiles } from './library-files.ts';
import { readLibrary } from './read-library.ts';
import { type LibraryPart, writeLibrary, writeLibraryPart } from './write-library.ts';

const libraryFilesMaxBytes = 60_000_000;
/** Limit for unpacked data other than pictures, since it compresses up to a hundred times. */
const libraryTextMaxBytes = 24_000_000;
const libraryFilesMax = 5_000;

/** A fixed time, so that the same library is packed to the same bytes. */
const noTime = new Date(Date.UTC(2000, 0, 1));

/** A library as one zip file. */
export function packLibrary(library: Library): Uint8Array {
  return zipSync(Object.fromEntries(writeLibrary(library)), { level: 6, mtime: noTime });
}

/** One part of a library as a zip, to be joined with those of other parts. */
export function packLibraryPart(part: LibraryPart): Uint8Array {
  return zipSync(Object.fromEntries(writeLibraryPart(part)), { level: 6, mtime: noTime });
}

/** Files that operating systems add. */
const isBeside = (path: string) =>
  path.endsWith('/') || /(^|\/)(__MACOSX|\.[^/]*|Thumbs\.db)(\/|$)/.test(path);

/** Removes an outer folder around the subjects. */
function withoutOuterFolder(files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const [outer] = [...files.keys()].map((path) => path.split('/')[0] ?? '');
  const isOne = [...files.keys()].every((path) => path.startsWith(`${outer}/`));
  if (!outer || !isOne || files.has(`${outer}/subject.yaml`)) return files;
  return new Map([...files].map(([path, bytes]) => [path.slice(outer.length + 1), bytes]));
}

const tooMuch = () => new LibraryError(null, undefined, 'The file holds more than can be read.');

/** Remaining limits for unpacking, counted on actual output, since sizes in the zip may be false. */
type Room = { files: number; bytes: number; textBytes: number };

async function unpackFile(zip: ZipFile, entry: Entry, room: Room): Promise<Uint8Array> {
  const isText = !/\.(png|webp)$/.test(entry.fileName);
  const pieces: Buffer[] = [];
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    room.bytes -= piece.length;
    if (isText) room.textBytes -= piece.length;
    if (room.bytes < 0 || room.textBytes < 0) throw tooMuch();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

async function unpack(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const room: Room = { files: libraryFilesMax, bytes: libraryFilesMaxBytes, textBytes: libraryTextMaxBytes };
  const files = new Map<string, Uint8Array>();
  for await (const entry of zip.eachEntry()) {
    if (isBeside(entry.fileName)) continue;
    room.files -= 1;
    if (room.files < 0) throw tooMuch();
    files.set(entry.fileName, await unpackFile(zip, entry, room));
  }
  return files;
}

/**
 * Reads a library from a zip file; checks its form only.
 * @throws LibraryError
 */
export async function unpackLibrary(bytes: Uint8Array): Promise<Library> {
  let files: Map<string, Uint8Array>;
  try {
    files = withoutOuterFolder(await unpack(bytes));
  } catch (error) {
    if (error instanceof LibraryError) throw error;
    throw new LibraryError(null, undefined, 'The file is no zip, or it is damaged.');
  }
  const library = await readLibrary(memoryFiles(files));
  if (library.subjects.length === 0)
    throw new LibraryError(null, undefined, 'The file holds no folder of a subject.');
  return library;
}
