import { texts } from '#src/language/texts.ts';

/** Words of the home screen. */
export const dashboardCopy = texts('dashboard', {
  title: 'Home',
  welcome: (firstName: string) => `Welcome ${firstName}!`,
  greeting: 'aaj kya padhne ka scene hai?',
  pageOf: (page: number, of: number) => `page ${page} of ${of}`,
  updateLine: 'Naya content aa gaya hai.',
  updateButton: 'Update & Fetch Latest Content',
  updateCosts: 'Data saver is on: this downloads the content again.',
  updateDone: 'Content updated successfully.',
  updateFailed: 'Error updating content',
  rewardTitle: 'Claim your reward',
  rewardText: 'Ek chapter bilkul free. Choose karo aur unlock karo.',
  rewardButton: 'Choose',
  rewardHint: 'Pehle subject chuno, chapter wahin unlock hoga.',
  subjects: 'Your subjects',
  chapters: (completed: number, total: number) => `${completed}/${total} chapters`,
  chaptersUnknown: (total: number) => `${total} chapters`,
  start: 'Start',
  progressOf: (subject: string) => `${subject} progress`,
  moreTitle: 'More subjects are coming soon',
  moreLink: 'learn more',
  empty: 'No subjects available',
  emptyHint: 'Naya content aane wala hai.',
  retry: 'Retry',
  progressFailed: 'Failed to fetch progress data',
} as const);
