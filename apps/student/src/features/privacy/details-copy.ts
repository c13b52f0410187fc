import { brand } from '@repo/contracts/brand';
import {
  codeLifeMinutes,
  deletionDelayDays,
  failedMailsKeptDays,
  identityProofMinutes,
  knownDeviceDays,
  oldMailCodesKeptDays,
  sessionLifeDays,
  sessionMaxDays,
  unusedImageKeptDays,
  unverifiedAccountKeptDays,
} from '@repo/contracts/limits/auth';
import { invitesPerUnlock } from '@repo/contracts/limits/content';
import { type SavedKind, savedKindNames } from '@repo/contracts/saved.rules';
import type { JobKind } from '#src/study-log/outbox/job.ts';
import { savedDetails } from '#src/study-log/saved/saved-details.ts';

/** One kind of stored data: what, and if useful why, how long and who sees it. */
export type Detail = { title: string; what: string; why?: string; howLong?: string; who?: string };

export const detailLabels = {
  what: 'What',
  why: 'Why',
  howLong: 'How long',
  who: 'Who sees it',
} as const;

const savedWhats = Object.fromEntries(
  savedKindNames.map((kind) => [kind, savedDetails[kind].what]),
) as Record<SavedKind, string>;

/** What this device stores for each kind of work; null if another kind describes it. */
const studyDetails: Record<JobKind, string | null> = {
  position: 'Which chapters you opened, where you stopped reading and what you finished',
  completion: null,
  quiz: 'your quizzes with the answers you chose',
  written: 'which points you ticked in written answers, and their marks',
  paper: 'board papers with answers and marks',
  review: 'which cards you revised, when, and how well you knew them',
  plan: 'the day of your exam and how much you revise a day',
  report: 'mistakes in the content that you reported, which teachers read without your name',
  thanked: null,
  ...savedWhats,
  cards: 'the days on which you studied',
};

const untilDeleted = `Until you delete your account: ${deletionDelayDays} days after you ask for it, or a day later at most.`;

/**
 * What is stored about a student, kind by kind, matching the tables of the database (docs/privacy-design.md).
 */
export const details: readonly Detail[] = [
  {
    title: 'Your account',
    what: 'Your name, email, age and gender; your picture, if you added one; when you joined and when you last logged in. Of your password only a scrambled form, from which nobody can read it.',
    why: 'To know that it is you, to greet you, and to mail you codes. Age and gender are shown on your profile and used for nothing else.',
    howLong: `${untilDeleted} A picture that you replaced: a day or two, ${unusedImageKeptDays * 24} hours at least. An account whose email nobody proved: ${unverifiedAccountKeptDays} days.`,
    who: 'You, on your profile; your picture opens for your login alone. Those who run our servers can look into the database when something has to be mended.',
  },
  {
    title: 'What you study',
    what: `${Object.values(studyDetails).filter(Boolean).join('; ')}.`,
    why: 'So that every device of yours knows where you stand, your progress can be shown, and cards come back before you forget them. What a board paper would give is worked out on your device, for you alone.',
    howLong: untilDeleted,
    who: 'You. Teachers see sums over all students, without names, to find questions that are not clear.',
  },
  {
    title: 'Chapters and invites',
    what: 'Which chapter you opened for free and which for invites, who invited you, and that friends accepted your invite.',
    why: `One chapter is free, and each ${invitesPerUnlock} accepted invites open another.`,
    howLong: `${untilDeleted} A friend who invited you keeps the accepted invite, without anything that says it was you.`,
    who: 'You. Who invited you sees a number, not a name.',
  },
  {
    title: 'Payments',
    what: 'The number, amount, state and time of each order, and the months that were paid. No card and no bank account: those you enter on the page of Cashfree, who does the payment.',
    why: 'To give you the months you paid for, and because tax law wants books to be kept.',
    howLong: 'Always. When your account is deleted, the orders stay with nothing that says they were yours.',
    who: 'You. Cashfree gets the order number, the amount and a customer number that we make up: no name, no email, and our own phone number in place of yours.',
  },
  {
    title: 'Logging in',
    what: 'That you are logged in on a device, which browsers you used before, and codes that we mailed you, all of them scrambled; if you use Google, the number by which Google knows you.',
    why: 'So that you stay logged in, and a stranger who guesses passwords cannot lock you out.',
    howLong: `A login, with the browser and the kind of device: ${sessionLifeDays} days from when it was last renewed, ${sessionMaxDays} at most. A browser: ${knownDeviceDays} days from its last login. A code works for ${codeLifeMinutes} minutes, and that it was used is known for ${oldMailCodesKeptDays} days more. Who came back from Google: ${identityProofMinutes} minutes. Google's number: until you delete your account.`,
    who: 'Nobody.',
  },
  {
    title: 'Mails',
    what: 'A mail with its address and text, until it is sent.',
    why: 'So that no code is lost when the mail service is down for a while.',
    howLong: `Until it is sent, ${codeLifeMinutes} minutes at most. Of one that could not be sent only that and why, ${failedMailsKeptDays} days, without address and text.`,
    who: 'The mail service that delivers it, and yours, see your email, your name and the code.',
  },
  {
    title: 'Reminders',
    what: 'Only if you switched them on: the time you chose, and for each browser that is reminded the address that its maker gave it and a key.',
    why: 'To remind you once a day, unless you have studied by then.',
    howLong:
      'The browsers: until you switch it off there, log out there, or have been logged out everywhere. The time: until you delete your account.',
    who: 'The maker of your browser (Google, Mozilla, Apple or Microsoft) passes the message on. It learns that we remind this browser and when, but cannot read the message, which says the same to everybody.',
  },
  {
    title: 'On this device',
    what: 'Your login, the chapters you downloaded, where you read, your answers to flashcards, your first answers to questions and what you revised, what you typed in written answers and your photos of them, a quiz that is under way, work that waits to be sent, and your picture. Two cookies: one is your login, the other tells your browser from a stranger’s; while you log in with Google a third.',
    why: 'So that you can study without a network.',
    howLong: `Logging out removes what is yours; only work that could not be sent and your picture wait for your next login. When your account is gone, this device forgets all of it the next time it asks our server. The cookies end after ${sessionLifeDays} and ${knownDeviceDays} days.`,
    who: 'Whoever uses this device. Log out on one that is not yours.',
  },
  {
    title: 'Other websites',
    what: `Our pages ask no server but ours, with these exceptions. 'Continue with Google' opens Google's page. Paying for ${brand.planName} loads a script of Cashfree and opens its page. Links to Instagram, YouTube and a mail open those. A reminder, if you switched it on, comes through the maker of your browser. And a meme may be a picture on another website, if a teacher chose one: that website then learns your network address, as every website does that you open.`,
  },
  {
    title: 'Logs and backups',
    what: 'The logs of our servers have no name, no email and no password in them. The web server in front of them notes the network address of every request, to find faults and attacks. How often an email or a network address tried something is counted for a day at most. Backups are copies of all of the above.',
    howLong:
      'Backups are replaced by newer ones: a deleted account is gone from them when the last one made before the deletion is thrown away. Logs stay as long as those who run the servers need them.',
    who: 'Those who run our servers.',
  },
];
