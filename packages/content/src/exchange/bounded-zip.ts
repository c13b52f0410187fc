import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';

/** Limits for a packed file: bytes of one file inside, and of all files read. */
export type ZipBounds = { fileMaxBytes: number; allMaxBytes: number };

export const importZipBounds: ZipBounds = { fileMaxBytes: 20_000_000, allMaxBytes: 100_000_000 };

/** Many, because a deck has one file per picture and sound. */
const entriesMax = 20_000;

/** The file contains more than the limits allow. */
export class ZipTooLargeError extends Error {}

export type BoundedZip = {
  names: string[];
  /** The bytes of the existing files. @throws ZipTooLargeError as soon as more is unpacked than the limits allow */
  read: (names: readonly string[]) => Promise<Map<string, Uint8Array>>;
};

async function unpack(zip: ZipFile, entry: Entry, mostBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    size += piece.length;
    if (size > mostBytes) throw new ZipTooLargeError();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * Opens a zip without trusting its declared sizes: the unpacked bytes are counted.
 * @throws ZipTooLargeError; Error if it is damaged
 */
export async function openBoundedZip(bytes: Uint8Array, bounds = importZipBounds): Promise<BoundedZip> {
  const zip = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const entries = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.size >= entriesMax) throw new ZipTooLargeError();
    entries.set(entry.fileName, entry);
  }
  let left = bounds.allMaxBytes;
  return {
    names: [...entries.keys()],
    async read(names) {
      const files = new Map<string, Uint8Array>();
      for (const name of names) {
        const entry = entries.get(name);
        if (!entry) continue;
        const file = await unpack(zip, entry, Math.min(left, bounds.fileMaxBytes));
        left -= file.length;
        files.set(name, file);
      }
      return files;
    },
  };
}
