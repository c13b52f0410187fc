import type { SavedKind } from '@repo/contracts/saved.rules';
import { texts } from '#src/platform/language/texts.ts';
import type { JobKind } from './job.ts';

/**
 * Messages about work that only this tab has or that the server refused; the server's reason follows. For things
 * saved on several devices see `saved-copy.ts`.
 */
export const outboxCopy = texts('outbox', {
  onlyThisTab: 'What you did is not sent yet and is only in this tab, so keep it open.',
  refused: {
    position: 'Your page could not be saved.',
    review: 'What you revised could not be saved.',
    cards: 'A day on which you studied could not be saved.',
    plan: 'Your plan could not be saved.',
    report: 'Your report could not be sent.',
    thanked: "Couldn't dismiss the thank-you note.",
    completion: 'Failed to mark chapter as completed.',
    quiz: 'This result could not be saved.',
    written: 'The marks of a written answer could not be saved.',
    paper: 'The marks of a board paper could not be saved.',
  } satisfies Record<Exclude<JobKind, SavedKind>, string>,
} as const);
