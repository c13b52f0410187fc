import { createHash } from 'node:crypto';

/** Marks a row without a known key after a push service refused it. */
export const unknownKeyHash = '';

/** SHA-256 of the server's public push key, base64url; distinguishes keys. */
export const keyHashOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('base64url');
