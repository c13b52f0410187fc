/** Random bytes in hex. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/**
 * A new id: for an attempt at a quiz or written question, a report, a mark, or a change of a mark.
 * `randomUUID` is missing on plain http addresses; random bytes are not.
 */
export const newAttemptId = (): string =>
  typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : randomHex(16);
