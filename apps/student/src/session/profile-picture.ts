import { brand } from '@repo/contracts/brand';

/** Key in local storage of a student's picture. */
export const profilePictureKey = (email: string) =>
  `${brand.storagePrefix}-picture-${email.trim().toLowerCase()}`;

/** Keeps a picture (a data URL) for the student with this email. @returns false when there is no room */
export function keepProfilePicture(email: string, dataUrl: string): boolean {
  try {
    localStorage.setItem(profilePictureKey(email), dataUrl);
    return true;
  } catch {
    return false;
  }
}

/** Forgets it: the server has it now, or will never take it. */
export function forgetProfilePicture(email: string): void {
  try {
    localStorage.removeItem(profilePictureKey(email));
  } catch {
    // blocked: there is nothing in it
  }
}

/** The kept picture, or null. */
export function readProfilePicture(email: string): string | null {
  try {
    return localStorage.getItem(profilePictureKey(email));
  } catch {
    return null;
  }
}
