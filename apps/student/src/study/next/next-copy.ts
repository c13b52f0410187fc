import { invitesPerUnlock } from '@repo/contracts/limits/content';
import { texts } from '#src/platform/language/texts.ts';
import { counted } from '#src/study/reviews/counted.ts';
import type { ToDo } from './to-do.ts';

type Verb = ToDo['verb'];

/** Such as '3 h 15 min'. */
function duration(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
}

export const nextCopy = texts('next', {
  title: 'What next',
  /** Kind of task, above its name. */
  label: {
    paperRunning: 'Your board paper',
    paperToMark: 'Your board paper',
    revise: 'Due today',
    paper: 'Try a full board paper',
    unit: 'Your biggest gain',
    continue: 'Where you stopped',
    next: 'Next chapter',
    finish: 'Chapter not finished',
    notes: 'Go over the notes again',
    quiz: 'Test yourself',
    mistakes: 'What went wrong',
    cards: 'Remember it',
    written: 'Write full answers',
    claim: 'One chapter is free',
    unlock: 'Unlock another chapter',
    invite: 'Unlock another chapter',
    super: 'Open every chapter',
    practise: 'All chapters finished',
  } satisfies Record<Verb, string>,
  /** Name of a task without a chapter. */
  name: {
    paperRunning: 'Not handed in yet',
    paperToMark: 'Mark your written answers',
    unlock: `${invitesPerUnlock} friends have joined`,
    invite: `Invite ${invitesPerUnlock} friends`,
    practise: 'Practise questions from all chapters',
  },
  button: {
    paperRunning: 'Continue',
    paperToMark: 'Mark',
    revise: 'Revise',
    paper: 'Open the paper',
    unit: 'Open',
    continue: 'Continue',
    next: 'Open',
    finish: 'Keep reading',
    notes: 'Open the notes',
    quiz: 'Open the quiz',
    mistakes: 'Redo my mistakes',
    cards: 'Open the flashcards',
    written: 'Open the questions',
    claim: 'Choose your free chapter',
    unlock: 'Choose a chapter',
    invite: 'Invite friends',
    super: 'Upgrade',
    practise: 'Practise',
  } satisfies Record<Verb, string>,
  due: counted,
  minutes: (minutes: number) => `about ${duration(minutes)}`,
  dueDetail: (subject: string) => `mostly ${subject}`,
  paperDetail: (daysLeft: number) => `your exam is in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}`,
  unitDetail: (unit: string, marks: number) =>
    `${unit}: up to ${marks} more ${marks === 1 ? 'mark' : 'marks'}`,
  joined: (accepted: number) => `${accepted} of ${invitesPerUnlock} have joined`,
  pageOf: (topic: string, page: number, of: number) => `${topic}, page ${page} of ${of}`,
  otherOptions: 'Other options',
  home: 'Back to Home',
} as const);
