import {
  reportedItemsMax,
  reportReasonMaxLength,
  reportThanksMaxLength,
} from '@repo/contracts/limits/reports';
import type { ReportedGroup } from '@repo/contracts/reports';
import type { ReportFault } from '@repo/contracts/reports.rules';
import { wordsOf } from '#src/selection/chapter-tabs.ts';

const toSenders = (count: number) =>
  count === 1 ? 'The student who reported it is told' : `The ${count} students who reported it are told`;

/** Texts of the list of reported mistakes. */
export const reportsCopy = {
  heading: 'Reports',
  intro: 'Mistakes that students reported, by what they are about. Who sent them is not shown.',
  states: 'State of the reports',
  open: 'Open',
  solved: 'Solved',
  fetchFailed: 'Failed to fetch reports',
  noneOpen: 'No open reports',
  noneOpenHint: 'What students report from a page, card or question is listed here.',
  noneSolved: 'No solved reports',
  noneSolvedHint: 'What you mark as solved is listed here.',
  more: (state: 'open' | 'solved') =>
    state === 'open'
      ? `The ${reportedItemsMax} items with the most reports. Solve some to see more.`
      : `The ${reportedItemsMax} that were solved last.`,

  reports: (count: number) => (count === 1 ? '1 report' : `${count} reports`),
  where: ({ subjectName, chapterName, list, part }: ReportedGroup) =>
    `${subjectName === null ? '' : `${subjectName} › `}${chapterName} · ${wordsOf(list).reported}${part === null ? '' : ` ${part}`}`,
  faults: {
    answer: 'Wrong answer',
    text: 'Wrong or unclear text',
    figure: 'Figure or table',
    typing: 'Formula or typing',
    other: 'Something else',
  } satisfies Record<ReportFault, string>,
  fault: (name: string, count: number) => (count === 1 ? name : `${name} × ${count}`),
  notes: 'What they say',
  moreNotes: (count: number) => (count === 1 ? '1 more' : `${count} more`),
  changed: 'Its text was changed since it was reported.',
  gone: 'No longer there: it was deleted, or is another question by now.',

  edit: 'Open in the editor',
  editOf: (name: string) => `Open in the editor: ${name}`,
  solve: 'Mark as solved',
  solveOf: (name: string) => `Mark as solved: ${name}`,
  solvedAt: (moment: string) => `Solved ${moment}`,
  said: (thanks: string) => `Students are told: “${thanks}”`,
  saidRight: (reason: string) => `Students are told that it is right as it is, because: “${reason}”`,
  reopen: 'Open again',
  reopenOf: (name: string) => `Open again: ${name}`,

  solveTitle: 'Mark as solved?',
  answer: 'Your answer',
  answers: { fixed: 'It is put right', right: 'It is right as it is' },
  solveText: {
    fixed: (count: number, chapter: string) =>
      `${toSenders(count)}: “You reported a mistake in ${chapter}. It is put right. Thank you.” Publish what you changed first: students see it only then.`,
    right: (count: number, chapter: string) =>
      `${toSenders(count)}: “You reported a mistake in ${chapter}. It is right as it is, because: …”`,
  },
  reason: 'Because …',
  reasonHint: `At most ${reportReasonMaxLength} characters.`,
  reasonMissing: 'Please write why it is right',
  thanks: 'A sentence to them (optional)',
  thanksHint: `It stands behind the thanks. At most ${reportThanksMaxLength} characters.`,
  solveDone: 'Marked as solved',
  solveLeft: 'Marked as solved. Another report came meanwhile and is open',
  solveNone: 'Somebody has solved it already',
  solveFailed: 'Failed to mark as solved',
  reopened: 'Open again',
  reopenNone: 'Somebody has opened it again already',
  reopenFailed: 'Failed to open again',
} as const;
