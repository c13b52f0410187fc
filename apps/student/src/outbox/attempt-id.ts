/** A new id for one attempt at a quiz or a written question, for one report, and for one mark or a change of it. `randomUUID` is missing on plain http addresses; random bytes are not. */
export function newAttemptId(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
