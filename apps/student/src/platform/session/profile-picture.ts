import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isText } from '#src/platform/storage/schema.ts';

/** Pictures as data URLs, by email. */
const pictures = persisted<string, null>({
  key: 'picture-',
  scope: 'device',
  area: 'local',
  schema: guarded(isText),
  fallback: null,
  format: 'text',
});

const partOf = (email: string) => email.trim().toLowerCase();

/** Stores a picture (a data URL) for this email. */
export function keepProfilePicture(email: string, dataUrl: string): boolean {
  return pictures.set(dataUrl, partOf(email));
}

/** Deletes the picture: the server has it now, or will never accept it. */
export function forgetProfilePicture(email: string): void {
  pictures.clear(partOf(email));
}

/** The stored picture, or null. */
export function readProfilePicture(email: string): string | null {
  return pictures.get(partOf(email));
}
