import { texts } from '#src/language/texts.ts';
import { counted } from '#src/revision/counted.ts';
import type { ToDo } from './to-do.ts';

type Verb = ToDo['verb'];

/** Such as '3 h 15 min'. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

export const nextCopy = texts('next', {
  title: 'What next',
  /** Kind of task, above the chapter's name. */
  label: {
    revise: 'Before you forget it',
    paper: 'The whole paper, once through',
    unit: 'Where most marks are to be won',
    continue: 'Where you stopped',
    next: 'Next chapter',
    finish: 'Not finished yet',
    notes: 'Read it once more',
    summary: 'Read it once more',
    flashcards: 'Go through it once more',
    quiz: 'Test yourself',
    claim: 'One chapter is free',
  } satisfies Record<Verb, string>,
  button: {
    revise: 'Revise',
    paper: 'Open the paper',
    unit: 'Open',
    continue: 'Continue',
    next: 'Open',
    finish: 'Read on',
    notes: 'Open the notes',
    summary: 'Open the summary',
    flashcards: 'Open the flashcards',
    quiz: 'Open the quiz',
    claim: 'Choose your free chapter',
  } satisfies Record<Verb, string>,
  due: counted,
  /** Three cards take about a minute. */
  reviseDetail: (count: number, subject: string) =>
    `about ${Math.ceil(count / 3)} min · most of it ${subject}`,
  paperDetail: (daysLeft: number, minutes: number) =>
    `${duration(minutes)} · your exam is in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`,
  unitDetail: (unit: string, marks: number) => `${unit}: about ${marks} marks to win`,
  /** Three quarters of a minute a page. */
  readDetail: (pages: number) => `about ${Math.ceil(pages * 0.75)} min to read`,
  somethingElse: 'Something else',
  nothing: 'Every chapter that is open to you is finished.',
  home: 'Back to Home',
} as const);
