/** A unique key for a question or option, also within older drafts. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}
