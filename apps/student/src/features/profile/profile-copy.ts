import { brand } from '@repo/contracts/brand';
import * as authMessages from '@repo/contracts/messages/auth';
import type { Language } from '#src/platform/language/language.ts';
import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script, and marked as such on the page. */
export const profileCopy = texts('profile', {
  title: 'Profile',
  cardTitle: 'Student ID',
  fields: { name: 'Name', age: 'Age', gender: 'Gender' },
  email: 'Email',
  joinedDate: 'Joined Date',
  notGiven: 'Not added yet',
  agePlaceholder: 'Choose your age',
  edit: 'Edit',
  save: 'Save',
  cancel: 'Cancel',
  updated: (field: string) => `${field} updated successfully!`,
  updateFailed: (field: string) => `Failed to update ${field}`,

  picture: 'profile picture',
  pictureOf: (name: string) => `Picture of ${name}`,
  change: 'Change',
  uploading: 'Uploading…',
  pictureUpdated: authMessages.pictureUpdated,

  planCard: {
    title: 'Plan',
    basic: 'Basic',
    everyChapter: 'Every chapter is unlocked.',
    validTill: (date: string) => `Valid till ${date}`,
    unlockedCount: (count: number) => `${count} ${count === 1 ? 'chapter' : 'chapters'} unlocked`,
    afterwards: `After that your progress, results and the chapters you unlocked stay; the other chapters lock again.`,
    ended: (date: string) =>
      `${brand.planName} ended on ${date}. Your progress, results and the chapters you unlocked stayed; the other chapters are locked again.`,
    addMonth: 'Add a month',
  },

  sessions: {
    label: 'Where you are logged in',
    loading: 'Loading...',
    failed: 'Failed to load where you are logged in',
    unknown: 'Another app',
    here: 'This device',
    since: (day: string) => `Since ${day}`,
    end: 'Log out',
    endOf: (device: string) => `Log out ${device}`,
    endFailed: 'Failed to log out there',
    ended: 'Logged out there.',
  },

  everywhere: {
    label: 'Log out everywhere',
    title: 'Log out everywhere?',
    question: 'You will be logged out on this device and on every other one where you are logged in.',
    confirm: 'Yes, log out',
    cancel: 'Cancel',
    failed: 'Failed to log out everywhere',
  },

  studyDays: 'Study days',
  studyDaysText: 'Your streak, on a calendar.',
  marks: 'My bookmarks',
  marksText: 'Your bookmarks, highlights and notes.',

  privacy: 'What we keep about you',
  privacyText: 'Download it, or delete your account.',

  needs: {
    title: 'What helps you study',
    text: 'Kept on this device alone.',
    of: {
      'extra-time': {
        name: 'Extra time',
        text: '20 minutes more an hour in quizzes, practice and papers, for those who have it in the exam.',
      },
      calm: { name: 'Calm screen', text: 'Nothing moves, no confetti, no companions.' },
      spacing: { name: 'Wider spacing', text: 'More room between letters, words and lines.' },
    },
  },

  reminder: {
    title: 'Reminder',
    text: 'Once a day at a time you choose, unless you have studied by then.',
    time: 'Time',
    timeHint: 'Indian time, in steps of 15 minutes.',
    saved: (time: string) => `You will be reminded at ${time}.`,
    off: 'Reminders are off on this device.',
    blocked:
      'This browser blocks notifications from this site. Allow them in its settings, then switch this on.',
    missing:
      'This browser cannot show reminders. On an iPhone or iPad, add the app to the home screen and open it from there.',
    needsNetwork: 'Switching it on needs the network.',
    failed: 'The reminder could not be changed. Try again in a moment.',
  },

  language: {
    title: 'Language',
    text: 'Of the app, and of notes, cards and questions that are written in it.',
    offline: 'Another language has to be loaded once. Try again when you are online.',
    /** Each language's name in that language, so not translated. */
    names: { 'en-IN': 'English', 'hi-Latn': 'Hinglish', 'hi-IN': 'हिन्दी' } satisfies Record<Language, string>,
  },

  nightOn: 'On',
  nightOff: 'Off',
  referral: 'Unlock Free Chapter',
  hinglish: {
    night: 'Raat mode',
    nightText: 'Raat ko padhte waqt aankhon ko aaram.',
    referralText: (friends: number) => `${friends} dost bulao, ek chapter free.`,
  },
} as const);
