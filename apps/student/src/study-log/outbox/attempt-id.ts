/** Random bytes in hex. */
export const randomHex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

/** A new id for one attempt at a quiz or a written question, for one report, and for one mark or a change of it. `randomUUID` is missing on plain http addresses; random bytes are not. */
export const newAttemptId = (): string =>
  typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : randomHex(16);
