import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** SHA-256 as 64 hex characters, in which tokens and mail codes are stored. */
export function sha256(text: string | Buffer): string {
  return hash('sha256', text, 'hex');
}

/** HMAC-SHA-256 as 64 hex characters. */
export function hmacSha256(key: string, text: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}

/** Compares two secrets in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}
