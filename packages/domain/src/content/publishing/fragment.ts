import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, inflateRawSync } from 'node:zlib';
import pLimit from 'p-limit';
import { ByteCache } from '#src/byte-cache.ts';
import { sha256 } from '#src/hash.ts';
import { crc32Shift } from './crc32-combine.ts';

const deflate = promisify(deflateRaw);

/** A segment of JSON, compressed separately so that it can be joined with others without recompressing. */
export type Fragment = {
  hash: string;
  /** Null in the version that a server holds if it is long: `jsonOf` unpacks it. */
  json: Buffer | null;
  /** Bytes of its JSON. */
  byteLength: number;
  deflated: Buffer;
  crc32: number;
  shift: number;
};

/** A fragment that may not be stored yet. */
export type NewFragment = Fragment & { json: Buffer };

/** JSON up to this many bytes stays unpacked: names, and texts between chapters. */
export const shortBytes = 4 * 1024;
/** Unpacked JSON of recently requested chapters: those of a few subjects. */
const unpackedBytesMax = 16 * 1024 * 1024;
const unpacked = new ByteCache(unpackedBytesMax);

/** Of the four threads in the libuv pool, which also serves file and DNS reads. A compressor takes 0.3 MB. */
const compressing = pLimit(2);

/** Raw deflate with a full flush at the end, so that another fragment can follow. Two at a time. */
export const compressFragment = (text: string | Buffer): Promise<NewFragment> =>
  compressing(() => compressNow(text));

async function compressNow(text: string | Buffer): Promise<NewFragment> {
  const json = typeof text === 'string' ? Buffer.from(text) : text;
  // Copies short texts, which would otherwise hold a whole chunk of memory.
  const chunkSize = Math.min(64 * 1024, json.length + 64);
  const deflated = await deflate(json, { level: 9, finishFlush: constants.Z_FULL_FLUSH, chunkSize });
  const byteLength = json.length;
  return {
    hash: sha256(json),
    json,
    byteLength,
    deflated,
    crc32: crc32(json),
    shift: crc32Shift(byteLength),
  };
}

/** A fragment from its row in the database. */
export const restoreFragment = (row: Omit<Fragment, 'shift'>): Fragment => ({
  ...row,
  shift: crc32Shift(row.byteLength),
});

/** The JSON, unpacked in about a millisecond: for work on all chapters, which would displace the cache of `jsonOf`. */
export const unpackFragment = ({ json, deflated, byteLength }: Fragment): Buffer =>
  json ??
  inflateRawSync(deflated, { finishFlush: constants.Z_SYNC_FLUSH, chunkSize: Math.max(64, byteLength) });

/** The JSON; of recently requested fragments from a cache. */
export function jsonOf(fragment: Fragment): Buffer {
  if (fragment.json) return fragment.json;
  const text = unpacked.get(fragment.hash) ?? unpackFragment(fragment);
  unpacked.set(fragment.hash, text);
  return text;
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
