/** Field offsets in a zip's end record and directory records (APPNOTE 4.3.12, 4.3.16). */
const endLength = 22;
const entryLength = 46;
const entryOffsetAt = 42;
/** More files need Zip64. */
const filesMax = 65_535;
const bytesMax = 2 ** 32 - 1;

/** Shifts the file offsets of a directory. */
function moveEntries(directory: Buffer, by: number): void {
  for (let at = 0; at < directory.length; ) {
    directory.writeUInt32LE(directory.readUInt32LE(at + entryOffsetAt) + by, at + entryOffsetAt);
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field));
    at += entryLength + (name ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
}

/**
 * Joins zips made by fflate's `zipSync`, with distinct files, without recompressing.
 * @throws RangeError for more than 65,535 files or 4 GB
 */
export function joinZips(zips: readonly Uint8Array[]): Buffer {
  const files: Buffer[] = [];
  const directories: Buffer[] = [];
  let [count, offset] = [0, 0];
  for (const zip of zips) {
    const bytes = Buffer.from(zip.buffer, zip.byteOffset, zip.byteLength);
    const end = bytes.subarray(-endLength);
    const [length, start] = [end.readUInt32LE(12), end.readUInt32LE(16)];
    const directory = Buffer.from(bytes.subarray(start, start + length));
    moveEntries(directory, offset);
    files.push(bytes.subarray(0, start));
    directories.push(directory);
    count += end.readUInt16LE(10);
    offset += start;
  }
  const directoryLength = directories.reduce((sum, { length }) => sum + length, 0);
  if (count > filesMax || offset + directoryLength > bytesMax)
    throw new RangeError('the zip would be larger than its form allows');
  const end = Buffer.alloc(endLength);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directoryLength, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directories, end]);
}
