/** False on plain http, where browsers offer no hashes. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined;

/** SHA-256 as the server writes it. */
export async function hashOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const lightMark = 'light ';

/** In place of a chapter's hash where its copy has no translations: no release mistakes it for the whole chapter. */
export const lightHash = (hash: string): string => lightMark + hash;

export const isLightHash = (hash: string): boolean => hash.startsWith(lightMark);
