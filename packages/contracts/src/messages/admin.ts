import { libraryZipMax, scheduleAheadMaxDays } from '../limits/admin.ts';

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
export const scheduleInPast = 'Choose a time that is still to come';
export const scheduleTooFar = `Choose a time within the next ${scheduleAheadMaxDays} days`;
export const scheduleStale =
  'Someone else changed or cancelled the scheduled publish, or it has run. Look at it again';
export const scheduleOvertaken =
  'Another publish ran at the same time. Look at what students see now, then publish or schedule again';
export const scheduleNewProblems = (count: number, first: string, place: string) =>
  `The check found ${count === 1 ? 'a new problem' : `${count} new problems, the first`}: ${first} (${place})`;
export const importTooLarge = 'The file is too large: at most 1 MB of text can be imported at once';
export const packedImportTooLarge = `The file is too large: at most ${libraryZipMax} can be imported at once`;
