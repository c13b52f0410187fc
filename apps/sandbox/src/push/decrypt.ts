import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

const saltBytes = 16;
const tagBytes = 16;
const keyBytes = 65;

const hkdf = (key: Buffer, salt: Buffer, info: Buffer, bytes: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
const infoOf = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);

/**
 * The text of a message as the browser decrypts it (RFC 8291, aes128gcm of RFC 8188), with one record.
 * @throws an Error when it is not encrypted for these keys
 */
export function decryptMessage(body: Buffer, { ecdh, auth }: { ecdh: ECDH; auth: Buffer }): string {
  const salt = body.subarray(0, saltBytes);
  const recordSize = body.readUInt32BE(saltBytes);
  const keyLength = body.readUInt8(saltBytes + 4);
  const header = saltBytes + 5 + keyLength;
  const record = body.subarray(header);
  if (keyLength !== keyBytes || record.length > recordSize) throw new Error('not one record of aes128gcm');
  const sender = body.subarray(saltBytes + 5, header);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const key = hkdf(ecdh.computeSecret(sender), auth, info, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    hkdf(key, salt, infoOf('aes128gcm'), 16),
    hkdf(key, salt, infoOf('nonce'), 12),
  );
  decipher.setAuthTag(record.subarray(-tagBytes));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -tagBytes)), decipher.final()]);
  // The last record ends with a 2 and any number of zeros.
  const end = padded.lastIndexOf(2);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('wrong padding');
  return padded.subarray(0, end).toString('utf8');
}
