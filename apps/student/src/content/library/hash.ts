/** False on plain http, where browsers offer no hashes. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 as the server writes it. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
