import { libraryZipPath } from '@repo/contracts/import-export';

/** The bytes of the packed library. Rejects if they are incomplete. */
export async function fetchLibraryZip(token: string): Promise<Blob> {
  const reply = await fetch(libraryZipPath, { headers: { authorization: `Bearer ${token}` } });
  if (!reply.ok) throw new Error(`the library answered ${reply.status}`);
  return reply.blob();
}
