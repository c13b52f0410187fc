import type { ContentChange, ItemChange } from '@repo/contracts/admin';
import { wordsOf } from '#src/selection/chapter-tabs.ts';
import type { Behind, Hidden } from './use-hidden.ts';

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

const countOf = ({ behind }: Hidden, list: Behind['list']) =>
  behind.reduce((sum, each) => sum + (each.list === list ? each.count : 0), 0);
const behindThings = (hidden: Hidden): string[] => {
  const [summaries, mindmaps] = [countOf(hidden, 'summaries'), countOf(hidden, 'mindmaps')];
  return [
    ...(summaries > 0 ? [summaries === 1 ? '1 summary' : `${summaries} summaries`] : []),
    ...(mindmaps > 0 ? [counted(mindmaps, 'mindmap')] : []),
  ];
};
const inWords = new Intl.ListFormat('en-GB');

/** '2 chapters and 1 board paper' */
const hiddenThings = (hidden: Hidden): string =>
  inWords.format([
    ...(hidden.chapters.length > 0 ? [counted(hidden.chapters.length, 'chapter')] : []),
    ...(hidden.papers.length > 0 ? [counted(hidden.papers.length, 'board paper')] : []),
    ...behindThings(hidden),
  ]);

/** Where to switch it on, with the places named as in the navigation. */
const howToShow = (hidden: Hidden): string => {
  const { chapters, papers } = hidden;
  const switches = [
    ...(chapters.length > 0 ? ['Subjects'] : []),
    ...(papers.length > 0 ? ['Board papers'] : []),
  ];
  const tabs = [
    ...(countOf(hidden, 'summaries') > 0 ? ['Summary'] : []),
    ...(countOf(hidden, 'mindmaps') > 0 ? ['Mindmap'] : []),
  ];
  return [
    ...(switches.length > 0 ? [`switch on in ${inWords.format(switches)}`] : []),
    ...(tabs.length > 0 ? [`move to the top in ${inWords.format(tabs)}`] : []),
  ].join(', ');
};

/** The panel's texts; those of the header are in the tool's copy. */
export const publishCopy = {
  allPublished: 'Everything is published',
  changes: (count: number) => (count === 1 ? '1 unpublished change' : `${count} unpublished changes`),
  hidden: (hidden: Hidden) => `${hiddenThings(hidden)} hidden`,
  hiddenIn: howToShow,
  hiddenTitle: (hidden: Hidden) => {
    const { chapters, papers } = hidden;
    const count =
      chapters.length + papers.length + countOf(hidden, 'summaries') + countOf(hidden, 'mindmaps');
    return `${hiddenThings(hidden)} ${count === 1 ? 'is' : 'are'} hidden from students`;
  },
  hiddenHint: (hidden: Hidden) => `To show it to students, ${howToShow(hidden)}, then publish.`,
  switchOff: {
    chapter: 'Switched off: the chapter',
    subject: 'Switched off: its subject',
    both: 'Switched off: the chapter and its subject',
    paper: 'Switched off: the board paper',
    behind: ({ list, count }: Behind) => `Students see only the first of ${count + 1} ${list}`,
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
  changedBy: (names: readonly string[]) => `Changed by ${inWords.format(names)} since the last publish`,
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
