import { createHash } from 'node:crypto';

/** The hash of a key that a row holds when a push service refused it and the row did not say which key it is for. */
export const unknownKeyHash = '';

/** SHA-256 of the server's key that browsers subscribe with, base64url; it tells one key from the next. */
export const keyHashOf = (publicKey: string): string =>
  createHash('sha256').update(publicKey).digest('base64url');
