import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { sha256 } from '#src/hash.ts';
import { crc32Combine, crc32Shift } from './crc32-combine.ts';

const deflate = promisify(deflateRaw);

/** A stretch of JSON, compressed on its own so that it can be joined with others without compressing again. */
export type Piece = { hash: string; json: Buffer; deflated: Buffer; crc32: number; shift: number };

/** Compresses a stretch of the reply: raw deflate ended by a full flush, which leaves it open to be continued. */
export async function makePiece(text: string): Promise<Piece> {
  const json = Buffer.from(text);
  const deflated = await deflate(json, { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  return { hash: sha256(json), json, deflated, crc32: crc32(json), shift: crc32Shift(json.length) };
}

/** A piece as it comes out of the database. */
export function loadPiece(row: { hash: string; json: Buffer; deflated: Buffer; crc32: number }): Piece {
  return { ...row, shift: crc32Shift(row.json.length) };
}

const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 2, 255]);
/** An empty final block: ends the deflate stream that the pieces left open. */
const lastBlock = Buffer.from([3, 0]);

/** One gzip member out of pieces: header, pieces as they are, end, checksum and length of the whole. */
export function joinGzip(pieces: readonly Piece[]): Buffer[] {
  let crc = 0;
  let byteLength = 0;
  const parts: Buffer[] = [gzipHeader];
  for (const piece of pieces) {
    crc = crc32Combine(crc, piece.crc32, piece.shift);
    byteLength += piece.json.length;
    parts.push(piece.deflated);
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(byteLength % 2 ** 32, 4);
  parts.push(lastBlock, trailer);
  return parts;
}
