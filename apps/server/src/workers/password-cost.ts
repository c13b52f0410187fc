import { randomBytes } from 'node:crypto';

/** OWASP's minimum for argon2id: memory in KiB, passes, lanes. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const base64 = (bytes: number) => randomBytes(bytes).toString('base64').replaceAll('=', '');

/** A hash of this cost that no password matches: comparing with it takes as long as a real comparison. */
export function unmatchableHash(): string {
  const { memoryCost, timeCost, parallelism } = passwordCost;
  return `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$${base64(16)}$${base64(32)}`;
}
