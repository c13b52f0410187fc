import type { MissingQuestions } from '@repo/contracts/papers.compose';
import { rowText } from '@repo/contracts/papers.rules';
import { clockText } from '@repo/contracts/progress.rules';
import { marksText } from '@repo/contracts/written.rules';
import { texts } from '#src/platform/language/texts.ts';

const plural = (n: number, one: string, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;

/** '3 hours 15 minutes' */
function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = [
    ...(hours > 0 ? [plural(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [plural(rest, 'minute')] : []),
  ];
  return parts.join(' ');
}

const numbered = (numbers: readonly number[]) => numbers.join(', ');

/** The last minutes are shown in seconds. */
const secondsFrom = 300;

/** Texts in `hinglish` are Hindi in Latin script. */
export const paperCopy = texts('paper', {
  choose: 'Choose a paper',
  about: (board: string, session: string) => `${board} · ${session}`,
  facts: (marks: number, minutes: number) => `${plural(marks, 'mark')} · ${hoursText(minutes)}`,
  sent: 'You get a new paper each time. Your answers stay on this device; your marks are saved.',
  openTitle: 'Your paper is still open',
  answered: (n: number, count: number) => `${n} of ${count} answered`,
  goOn: 'Go on',
  giveUp: 'Give it up',
  giveUpTitle: 'Give up this paper?',
  giveUpText: 'Its answers are deleted from this device, and it gets no marks.',
  keepIt: 'Keep it',
  toMarkTitle: 'Your paper waits for its marks',
  toMarkText: 'It is handed in. Mark your written answers to see what it came to.',
  mark: 'Mark my answers',
  last: 'Your last paper',
  seeMarks: 'Marks and mistakes',
  earlier: 'Earlier papers',
  noEarlier: 'None yet.',
  earlierFailed: 'Your earlier papers could not be loaded.',
  waits: 'Waits to be sent',
  allPapers: 'All papers',
  session: (session: string) => `Session ${session}`,
  timeAllowed: 'Time allowed',
  hours: hoursText,
  maximum: 'Maximum marks',
  reading: 'Reading time',
  questions: 'Questions',
  instructions: 'General instructions',
  section: (name: string, title: string) => (title === '' ? `Section ${name}` : `Section ${name} · ${title}`),
  sectionFacts: (count: number, marks: number) => `${plural(count, 'question')}, ${plural(marks, 'mark')}`,
  missingTitle: 'What the chapters lack',
  missing: (missing: MissingQuestions) => `Section ${missing.section}: ${rowText(missing)}`,
  missingSum: (marks: number, whole: number) => `This paper has ${marks} of ${whole} marks.`,
  nothing: 'The chapters that are open to you have no question for this paper yet.',
  clock: 'Clock',
  withClock: 'With the clock',
  withClockText: (minutes: number, hasReading: boolean) =>
    hasReading ? `${hoursText(minutes)} with the reading time` : hoursText(minutes),
  withoutClock: 'Without the clock',
  withoutClockText: 'Take your time',
  start: 'Start the paper',
  print: 'Print',
  printWithAnswers: 'Print with answers',
  leave: 'Leave the paper',
  leaveTitle: 'Leave the paper?',
  leaveText: 'Your answers stay on this device. You can go on later.',
  leaveTextClock: 'Your answers stay on this device. You can go on later; the clock does not stop.',
  timeLeft: (seconds: number) =>
    seconds > secondsFrom ? `${Math.ceil(seconds / 60)} min` : clockText(seconds).padStart(5, '0'),
  question: (n: number) => `Question ${n}`,
  part: (part: number) => `(${['i', 'ii', 'iii', 'iv', 'v'][part] ?? part + 1})`,
  flag: 'Check later',
  onPaper: 'My answer is on paper',
  ownTextHint:
    'Write on paper, or type here. What you type stays on this device and goes when you begin another paper.',
  previous: 'Previous',
  next: 'Next',
  handIn: 'Hand in',
  palette: 'All questions',
  place: (n: number, count: number) => `${n} of ${count}`,
  counts: (answered: number, open: number, flagged: number) =>
    `${answered} answered · ${open} open · ${flagged} to be checked`,
  standing: { answered: 'answered', begun: 'begun', open: 'open' },
  toBeChecked: 'to be checked',
  handInTitle: 'Hand in the paper?',
  openQuestions: (numbers: readonly number[]) =>
    numbers.length === 0
      ? 'Every question is answered.'
      : `${plural(numbers.length, 'question is', 'questions are')} not answered: ${numbered(numbers)}.`,
  flaggedQuestions: (numbers: readonly number[]) => `To be checked: ${numbered(numbers)}.`,
  goOnWriting: 'Go on writing',
  handedIn: 'Your paper is handed in',
  timeUp: 'Time is up. Your paper is handed in.',
  handedInText: (n: number) =>
    `The other questions are marked. Now mark your ${plural(n, 'written answer')} against the points, as a teacher does.`,
  markingTitle: 'Mark your answers',
  leaveMarking: 'Leave the marking',
  answerOf: (n: number, count: number) => `Answer ${n} of ${count}`,
  noTextShown: 'What you wrote is on your paper.',
  countTitle: 'Count the marks?',
  countText: 'After that the ticks stay as they are.',
  withoutTick: (numbers: readonly number[]) => `Without a tick: ${numbered(numbers)}.`,
  count: 'Count the marks',
  goOnMarking: 'Go on marking',
  seeAllMarks: 'See my marks',
  outOf: (outOfHalves: number) => `of ${marksText(outOfHalves)} marks`,
  ofBlueprint: (outOfHalves: number, whole: number) =>
    `This paper covers ${marksText(outOfHalves)} of ${whole} marks.`,
  timeTaken: (minutes: number) => `Time taken: ${hoursText(minutes)}`,
  byUnit: 'Marks by unit',
  unitBoard: (asked: string, marks: number) => `${asked} of this unit’s ${marks} marks were in this paper`,
  unitNothing: 'Not in this paper',
  toMistakes: 'Go through my mistakes',
  mistakes: 'My mistakes',
  noMistakes: 'Every question got its full marks.',
  backToMarks: 'Back to the marks',
  answers: 'Answers and marking points',
  or: 'OR',
  hinglish: {
    resume: 'Beech mein ruk gaya tha. Jawab safe hain.',
    earlierOffline: 'Network aate hi dikhenge.',
  },
} as const);
