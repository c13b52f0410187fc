/** The admin login and what an admin imports; units are in the names (docs/product/wire.md#limits). */

export const adminSessionLifeHours = 8;
export const adminGuessWindowMinutes = 15;
/** One file of a bulk import, in characters. */
export const importTextMaxLength = 1_000_000;
/** What a search in the drafts lists at most. */
export const contentHitsMax = 30;
/** Of an authenticator app: six digits, and room for blanks between them. */
export const adminCodeMaxLength = 20;
/** The name of who is at the content tool, and the header that has it, as a part of an address would have it. */
export const teacherNameMaxLength = 60;
export const teacherNameHeader = 'x-teacher-name';
/** A whole library with its pictures, packed. */
export const libraryZipMaxBytes = 5_900_000;
/** How long an admin's call may take. */
export const adminCallMaxSeconds = 180;
/** The calls that read or write a whole library and may take as long as that: who makes them waits. */
export const wholeLibraryCalls = [
  'admin.compareVersions',
  'admin.previewPublish',
  'admin.publish',
  'admin.rollBack',
  'admin.setStatus',
  'admin.takeBack',
  'content.exports.library',
  'content.imports.library',
  'content.imports.previewLibrary',
] as const;
/** From so many students on it is said how a question of a test works; with fewer, chance says it. */
export const judgedStudentsMin = 20;
/** What a chapter's students forget, and its pages before mistakes, are listed to so many. */
export const forgottenItemsMax = 30;
export const pagesBeforeMax = 10;
