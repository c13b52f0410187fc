/** Limits of the admin login and imports; units are in the names (docs/product/wire.md#limits). */

export const adminSessionLifeHours = 8;
export const adminGuessWindowMinutes = 15;
/** One file of a bulk import, in characters. */
export const importTextMaxLength = 1_000_000;
/** Columns of an imported table, and lines above the one with their names. */
export const importColumnsMax = 100;
export const titleLinesMax = 10;
/** Results of a search in the drafts. */
export const contentHitsMax = 30;
/** Six digits of an authenticator app, and room for blanks between them. */
export const adminCodeMaxLength = 20;
/** The teacher's name, and the header that contains it, URI-encoded. */
export const teacherNameMaxLength = 60;
export const teacherNameHeader = 'x-teacher-name';
/** A whole library with its pictures, packed. */
export const libraryZipMaxBytes = 5_900_000;
export const libraryZipMax = `${libraryZipMaxBytes / 1_000_000} MB`;
/** The note of a publish, in characters. */
export const publishNoteMaxLength = 500;
/** How far ahead a publish can be scheduled. */
export const scheduleAheadMaxDays = 366;
/** Find and replace: the length of what is looked for, and the places of one search or replacement. */
export const findTextMaxLength = 200;
export const replacePlacesMax = 500;
/** Time limit of an admin request. */
export const adminCallMaxSeconds = 180;
/** Requests that read or write a whole library and may take that long, while the user waits. */
export const wholeLibraryCalls = [
  'admin.compareVersions',
  'admin.previewPublish',
  'admin.publish',
  'admin.replace.find',
  'admin.replace.run',
  'admin.rollBack',
  'admin.schedule.set',
  'admin.setStatus',
  'admin.takeBack',
  'content.exports.library',
  'content.imports.library',
  'content.imports.previewLibrary',
] as const;
/** Minimum of students for judging a test question; with fewer, chance dominates. */
export const judgedStudentsMin = 20;
/** Lengths of the lists of forgotten items and of pages before mistakes. */
export const forgottenItemsMax = 30;
export const pagesBeforeMax = 10;
