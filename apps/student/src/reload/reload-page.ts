import { clearLibrary, libraryOwner } from '#src/library/library.ts';
import { ownerOf } from '#src/library/load-library.ts';
import { getSession } from '#src/session/session.ts';

/** Loads the page anew. A library that is not, or not yet, the one of the user as known now is forgotten first. */
export async function reloadPage(): Promise<void> {
  const { user } = getSession();
  if (!user || libraryOwner() !== ownerOf(user)) await clearLibrary();
  location.reload();
}
