import { libraryZipMax } from '../limits/admin.ts';

/** Messages about the admin login, publishing and imports (docs/product/wire.md#messages). */

export const adminGranted = 'Admin access granted';
export const adminPasswordRequired = 'Please enter the admin password';
export const adminPasswordWrong = 'Invalid admin password';
export const adminCodeRequired = 'Please enter the 6-digit code of your authenticator app';
export const adminCodeWrong = 'This code does not fit. Enter the newest one of your authenticator app';
export const publishDone = 'Content published successfully!';
export const publishUnchanged =
  'Nothing has changed since the last publish: students see this content already';
export const publishNothing = 'No chapter is switched on. If you publish now, students see no content at all';
export const importTooLarge = 'The file is too large: at most 1 MB of text can be imported at once';
export const packedImportTooLarge = `The file is too large: at most ${libraryZipMax} can be imported at once`;
