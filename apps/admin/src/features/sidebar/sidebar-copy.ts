import type { ContentList } from '@repo/contracts/items/content-lists';
import { wordsOf } from '#src/selection/chapter-tabs.ts';

/** The sidebar's texts. */
export const sidebarCopy = {
  nav: 'Subjects and chapters',
  grid: 'Subjects',
  open: 'Subjects',
  close: 'Close',
  jump: 'Search texts',
  papers: 'Board papers',
  reports: 'Reports',
  replace: 'Find and replace',
  deleted: 'Recently deleted',
  openReports: 'open',
  jumpTitle: 'Search texts and chapters',
  jumpField: 'Subject, chapter or words of a text',
  jumpNone: 'No results found',
  jumpSearching: 'Searching all texts…',
  jumpFailed: 'The texts could not be searched. Subjects and chapters are still found.',
  jumpMore: (count: number) => `The first ${count} texts. Type more words to narrow it down.`,
  hit: (list: ContentList, name: string, question: number | null) =>
    `${wordsOf(list).found}: ${name}${question === null ? '' : `, question ${question}`}`,

  noSubjects: 'No subjects available',
  noSubjectsHint: 'Add the first one below.',
  noChapters: 'No chapters yet.',
  actions: (name: string) => `More for ${name}`,

  subjectSwitch: (name: string) => `Students see the subject ${name}`,
  chapterSwitch: (name: string) => `Students see the chapter ${name}`,

  rename: 'Rename',
  renameField: (name: string) => `New name of ${name}`,
  renameHint: 'Enter saves, Escape cancels',
  colour: 'Colour',
  moveUp: 'Move up',
  moveDown: 'Move down',
  moved: (name: string, place: number, count: number) => `${name} is now ${place} of ${count}.`,
  remove: 'Delete',

  addSubject: 'Add subject',
  addSubjectField: 'New subject',
  addImage: 'Picture (optional)',
  imageChosen: (name: string) => `Picture: ${name}`,
  removeImage: 'Remove the picture',
  addChapter: 'Add chapter',
  addChapterField: (subject: string) => `New chapter in ${subject}`,
  add: 'Add',
  cancel: 'Cancel',

  subjectGoes: (chapters: number) =>
    chapters === 0
      ? 'It has no chapters.'
      : `${chapters === 1 ? '1 chapter goes' : `${chapters} chapters go`} with it, and all their content.`,
  chapterGoes: 'All its content goes with it.',
  students: (count: number) =>
    count === 0
      ? 'No student has progress here. What is published stays until you publish again.'
      : `${count === 1 ? '1 student has' : `${count} students have`} progress here: students keep their results. What is published stays until you publish again.`,
  countingStudents: 'Counting the students who have progress here…',
  studentsUnknown:
    'How many students have progress here could not be asked; students keep their results. What is published stays until you publish again.',

  gapsNone: 'Content of every kind',
  gapsMissing: (missing: string) => `Still missing: ${missing}`,
  subjectsFetchFailed: 'Failed to fetch subjects',
  subjectCreateFailed: 'Failed to create subject',
  subjectUpdateFailed: 'Failed to update subject',
  subjectDeleteFailed: 'Failed to delete subject',
  subjectAvailabilityFailed: 'Failed to update subject content availability',
  chapterCreateFailed: 'Failed to create chapter',
  chapterUpdateFailed: 'Failed to update chapter',
  chapterDeleteFailed: 'Failed to delete chapter',
  chapterAvailabilityFailed: 'Failed to update chapter content availability',
} as const;
