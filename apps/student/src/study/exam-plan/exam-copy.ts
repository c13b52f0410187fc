import type { Sitting } from '@repo/contracts/revision.plan';
import { texts } from '#src/platform/language/texts.ts';

export const examCopy = texts('exam', {
  title: 'Your board exam',
  question: 'When is your board exam?',
  questionText: 'Cards then come back up to that day, the ones that help most first.',
  choose: 'Choose the day',
  notNow: 'Not now',
  legend: 'First paper',
  sitting: { first: 'Board exam', second: 'Second exam' } satisfies Record<Sitting, string>,
  expected: 'expected',
  otherDay: 'Another day',
  otherDayLabel: 'Day of the first paper',
  noDay: 'No day',
  noDayText: 'Cards come back as they are forgotten',
  amount: 'Cards a day',
  save: 'Save',
  cancel: 'Cancel',
  saved: 'Your plan is saved.',
  dayMissing: 'Please choose a day',
  line: (day: string | null, amount: number) =>
    day === null ? `No day · ${amount} cards a day` : `${day} · ${amount} cards a day`,
} as const);
