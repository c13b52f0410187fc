import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { sha256 } from '#src/hash.ts';
import { crc32Shift } from './crc32-combine.ts';

const deflate = promisify(deflateRaw);

/** A segment of JSON, compressed separately so that it can be joined with others without recompressing. */
export type Fragment = { hash: string; json: Buffer; deflated: Buffer; crc32: number; shift: number };

/** Raw deflate with a full flush at the end, so that another fragment can follow. */
export async function compressFragment(text: string | Buffer): Promise<Fragment> {
  const json = typeof text === 'string' ? Buffer.from(text) : text;
  // Copies short texts, which would otherwise hold a whole chunk of memory.
  const chunkSize = Math.min(64 * 1024, json.length + 64);
  const deflated = await deflate(json, { level: 9, finishFlush: constants.Z_FULL_FLUSH, chunkSize });
  return { hash: sha256(json), json, deflated, crc32: crc32(json), shift: crc32Shift(json.length) };
}

/** A fragment from its row in the database. */
export function restoreFragment(row: {
  hash: string;
  json: Buffer;
  deflated: Buffer;
  crc32: number;
}): Fragment {
  return { ...row, shift: crc32Shift(row.json.length) };
}

export const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);

/** The end of a gzip member: an empty final block to close the open stream, checksum and length. */
export function closeGzip(crc: number, byteLength: number): Buffer {
  const tail = Buffer.alloc(10);
  tail.writeUInt16LE(3, 0);
  tail.writeUInt32LE(crc, 2);
  tail.writeUInt32LE(byteLength % 2 ** 32, 6);
  return tail;
}
