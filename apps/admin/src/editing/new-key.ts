/** A key that no other question or option has, in drafts of earlier days too. */
export function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
}
