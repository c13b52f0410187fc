import { DomainError } from '#src/errors.ts';
import type { ReceiveHooks } from '#src/study-log/receive.ts';

/** Accepts every event and notifies nobody. */
export const keepAll: ReceiveHooks = {
  signal: new AbortController().signal,
  admit: () => {},
  failureOf: (error) =>
    error instanceof DomainError ? error : { code: 'INTERNAL' as const, message: 'We failed.' },
  ended: () => {},
};
