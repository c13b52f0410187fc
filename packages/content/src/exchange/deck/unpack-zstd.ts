import { Decompress } from 'fzstd';
import { ZipTooLargeError } from '../bounded-zip.ts';

const pieceBytes = 65_536;

/** Unpacks Zstandard. @throws ZipTooLargeError as soon as more is unpacked than allowed; Error if it is damaged */
export function unpackZstd(packed: Uint8Array, maxBytes: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Decompress((piece) => {
    size += piece.length;
    if (size > maxBytes) throw new ZipTooLargeError();
    pieces.push(piece);
  });
  for (let at = 0; at < packed.length; at += pieceBytes)
    stream.push(packed.subarray(at, at + pieceBytes), at + pieceBytes >= packed.length);
  return Buffer.concat(pieces);
}

export const isZstd = (bytes: Uint8Array) =>
  bytes[0] === 0x28 && bytes[1] === 0xb5 && bytes[2] === 0x2f && bytes[3] === 0xfd;
