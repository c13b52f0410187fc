import { reportNoteMaxLength } from '@repo/contracts/limits/reports';
import type { ReportFault } from '@repo/contracts/reports.rules';
import { texts } from '#src/platform/language/texts.ts';

/** Texts of reporting a mistake, and of the thanks once it is fixed. */
export const reportsCopy = texts('reports', {
  open: 'Report a mistake',
  /** `of`: the item's name, when a screen has several. */
  openOf: (of: string) => `Report a mistake, ${of}`,
  title: 'Report a mistake',
  lead: 'A teacher looks at it. Your name is not shown to them.',
  fault: 'What is wrong?',
  faults: {
    answer: 'The answer is wrong',
    text: 'The text is wrong or unclear',
    figure: 'A figure or a table',
    typing: 'A formula or a typing mistake',
    other: 'Something else',
  } satisfies Record<ReportFault, string>,
  note: 'In your words (optional)',
  noteHint: `At most ${reportNoteMaxLength} characters.`,
  cancel: 'Cancel',
  send: 'Send',
  sent: 'Thank you. A teacher will look at it.',
  kept: 'Thank you. It is sent when you are online again.',
  thanks: (chapter: string, said: string) =>
    `You reported a mistake in ${chapter}. It is put right. Thank you.${said === '' ? '' : ` ${said}`}`,
} as const);
