import { randomBytes, randomInt } from 'node:crypto';
import type { Clock, Ids } from '@repo/domain';

export const clock: Clock = { now: () => new Date() };

export const ids: Ids = {
  next: () => randomBytes(16).toString('hex'),
  code: (alphabet, length) => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
};
