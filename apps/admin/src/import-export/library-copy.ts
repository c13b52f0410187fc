import { packedImportTooLarge } from '@repo/contracts/messages/admin';

/** Texts about exporting and adding a whole library. */
export const copy = {
  title: 'The whole library',
  intro:
    'All drafts with their pictures as one zip file: a copy to keep, or to bring to another place. Students’ progress is not part of it.',
  save: 'Save the library',
  saving: 'Packing…',
  add: 'Add a library',
  addTitle: 'Add a library',
  addIntro:
    'Choose a zip file that was saved here. Its subjects, chapters and board papers are added to your drafts; nothing that is there is changed. Students see them after the next publish.',
  chooseFile: 'Choose a zip file',
  anotherFile: 'Choose another',
  tooLarge: packedImportTooLarge,
  unreadable: 'This file could not be opened. Choose it again',
  checkFailed: 'The file could not be checked. Try again',
  blocked: 'The library cannot be added as it is',
  ready: (chapters: number) =>
    chapters === 1 ? '1 chapter will be added.' : `${chapters} chapters will be added.`,
  blockedInPart: (there: number, missing: number) =>
    `${there === 1 ? '1 chapter is' : `${there} chapters are`} already there. You can add the ${missing} that ${
      missing === 1 ? 'is' : 'are'
    } missing; what is there stays as it is.`,
  doAddMissing: (missing: number) =>
    missing === 1 ? 'Add the 1 chapter that is missing' : `Add the ${missing} chapters that are missing`,
  isThere: 'Is there already',
  papers: 'Board papers',
  newSubject: 'New subject',
  oldSubject: 'Chapters for a subject that is there',
  chapter: (name: string, items: number) => `${name}: ${items === 1 ? '1 item' : `${items} items`}`,
  leftOut: 'Left out of its drawings:',
  leftOutOf: (names: readonly string[], max: number) =>
    names.length > max
      ? `${names.slice(0, max).join(', ')} and ${names.length - max} more`
      : names.join(', '),
  leftOutMore: (count: number) =>
    count === 1 ? '1 more drawing loses parts.' : `${count} more drawings lose parts.`,
  doAdd: (chapters: number) => (chapters === 1 ? 'Add 1 chapter' : `Add ${chapters} chapters`),
  adding: 'Adding…',
  failed: 'The library could not be added. Nothing was written. Try again',
  unsure: 'The server did not answer in time. Press the button again: nothing is added twice.',
  exportFailed: 'The file could not be made. Try again',
  saved: (name: string) => `${name} is saved`,
  cancel: 'Cancel',
} as const;
