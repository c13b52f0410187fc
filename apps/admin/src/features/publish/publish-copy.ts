import type { ContentChange, ItemChange } from '@repo/contracts/admin';
import { wordsOf } from '#src/selection/chapter-tabs.ts';
import type { Hidden } from './use-hidden.ts';

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

const counted = (count: number, one: string) => `${count} ${count === 1 ? one : `${one}s`}`;

/** '2 chapters and 1 board paper' */
const hiddenThings = ({ chapters, papers }: Hidden): string =>
  [
    ...(chapters.length > 0 ? [counted(chapters.length, 'chapter')] : []),
    ...(papers.length > 0 ? [counted(papers.length, 'board paper')] : []),
  ].join(' and ');

/** The places of the switches, named as in the navigation. */
const hiddenPlaces = ({ chapters, papers }: Hidden): string =>
  [...(chapters.length > 0 ? ['Subjects'] : []), ...(papers.length > 0 ? ['Board papers'] : [])].join(
    ' and ',
  );

/** The panel's texts; those of the header are in the tool's copy. */
export const publishCopy = {
  allPublished: 'Everything is published',
  changes: (count: number) => (count === 1 ? '1 unpublished change' : `${count} unpublished changes`),
  hidden: (hidden: Hidden) => `${hiddenThings(hidden)} hidden`,
  hiddenIn: (hidden: Hidden) => `switch on in ${hiddenPlaces(hidden)}`,
  hiddenTitle: (hidden: Hidden) => {
    const isOne = hidden.chapters.length + hidden.papers.length === 1;
    return `${hiddenThings(hidden)} ${isOne ? 'is' : 'are'} hidden from students`;
  },
  hiddenHint: (hidden: Hidden) =>
    `Publishing leaves out what is hidden. Switch it on in ${hiddenPlaces(hidden)}, then publish.`,
  switchOff: {
    chapter: 'Switched off: the chapter',
    subject: 'Switched off: its subject',
    both: 'Switched off: the chapter and its subject',
    paper: 'Switched off: the board paper',
  },
  problemsTitle: 'Look at these first',
  noProblems:
    'No gaps found: every available chapter has notes, a mind map, cards, a summary and a test, every question its explanation, every figure its words, every formula can be set, every picture loads.',
  nothingToCheck:
    'Students would see nothing: no subject with a chapter is switched on. The switches are in Subjects.',
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
      ? `Order of the ${wordsOf(list).many}`
      : `${wordsOf(list).one} ${kinds[kind]}${label ? `: ${label}` : ''}`,
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
