import type { ContentChange, ContentList, ItemChange } from '@repo/contracts/admin';

/** Of each list: what one of its items is called, and its order. */
export const listNames: Record<ContentList, [one: string, order: string]> = {
  topics: ['Topic', 'Order of the topics'],
  mindmaps: ['Mind map', 'Order of the mind maps'],
  flashcards: ['Flashcard', 'Order of the flashcards'],
  summaries: ['Summary', 'Order of the summaries'],
  tests: ['Test', 'Order of the tests'],
  memes: ['Meme', 'Order of the memes'],
  written: ['Written question', 'Order of the written questions'],
};
const fieldNames: Record<string, string> = {
  name: 'Name',
  description: 'Description',
  color: 'Colour',
  image: 'Picture',
  chapters: 'Order of the chapters',
  board: 'Board',
  year: 'Year',
  minutes: 'Time',
  readingMinutes: 'Reading time',
  instructions: 'Instructions',
  units: 'Units',
  sections: 'Sections',
  checkedOn: 'Day of the last check',
  isAllContentAvailable: 'Availability',
};
const kinds = { added: 'added', changed: 'changed', removed: 'removed' } as const;

/** The panel's own words; those of the header stand in the tool's copy. */
export const publishCopy = {
  changes: (count: number) =>
    count === 0
      ? 'Everything is published'
      : count === 1
        ? '1 unpublished change'
        : `${count} unpublished changes`,
  problemsTitle: 'Look at these first',
  noProblems:
    'No gaps found: every available chapter has notes, a mind map, cards, a summary and a test, every question its explanation, every figure its words, every formula can be set, every picture loads.',
  nothingToCheck: 'No chapter is switched on, so there is nothing to check yet.',
  checkingPictures: 'Looking whether the pictures load …',
  brokenPictures: (count: number) =>
    count === 1 ? '1 picture does not load' : `${count} pictures do not load`,
  problemsHint: 'You can publish all the same.',
  goThere: (message: string, chapter: string) => `${message}. Open ${chapter}`,
  changesTitle: 'What changes for students',
  noChanges: 'Nothing has changed since the last version.',
  onlyAvailable: 'Only subjects, chapters and board papers that are switched on are published.',
  wholeSubject: (kind: ContentChange['kind']) => `Subject ${kinds[kind]}`,
  wholePaper: (kind: ContentChange['kind']) => `Board paper ${kinds[kind]}`,
  wholeChapter: (kind: ContentChange['kind']) => `Chapter ${kinds[kind]}`,
  field: (field: string) => `${fieldNames[field] ?? field} changed`,
  item: ({ kind, list, label }: ItemChange) =>
    kind === 'moved'
      ? listNames[list][1]
      : `${listNames[list][0]} ${kinds[kind]}${label ? `: ${label}` : ''}`,
  more: (count: number) => `and ${count} more`,
  note: 'Note for the list of versions (optional)',
  cancel: 'Cancel',
  askEmpty: 'Publish without any content?',
  publishEmpty: 'Publish nothing',
  previewFailed: 'What would be published could not be loaded',

  versions: 'Versions',
  versionsHint:
    'Students see the current one. An older one can be published again; your drafts stay as they are.',
  versionsFailed: 'The list of versions could not be loaded',
  noVersions: 'Nothing is published yet.',
  current: 'Current',
  by: (author: string) => `by ${author}`,
  publishAgain: 'Publish again',
  publishAgainName: (when: string) => `Publish the version of ${when} again`,
  askAgain: (when: string) => `Publish the version of ${when} again?`,
  askAgainText: 'Students get that version in place of the current one. Your drafts stay as they are.',
  rollBackFailed: 'The version could not be published again',
  unsure: 'The server did not answer in time. Look at the list of versions before you try again.',
} as const;
