import type { MissingQuestions } from '@repo/contracts/papers.compose';
import { clockText } from '@repo/contracts/progress.rules';
import { marksText } from '@repo/contracts/written.rules';
import type { AppCatalogue } from '../app-catalogue.ts';
import { ghante, marks, outOf } from './words.ts';

/** '3 ghante 15 minute' */
function hoursText(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  const parts = hours > 0 ? [ghante(hours)] : [];
  if (rest > 0 || hours === 0) parts.push(`${rest} minute`);
  return parts.join(' ');
}

const done = (n: number) => `${n} ho ${n === 1 ? 'gaya' : 'gaye'}`;
const openText = (n: number) =>
  n === 1 ? '1 sawaal ka jawab baaki hai' : `${n} sawaalon ke jawab baaki hain`;
const numbered = (numbers: readonly number[]) => numbers.join(', ');

/** So many questions of a kind, such as '5 marks ke 2 written sawaal'. */
function missingText({ kind, marks: each, count }: MissingQuestions): string {
  if (kind === 'choice') return `options wale ${count} sawaal`;
  if (kind === 'assertionReason') return `assertion-reason ke ${count} sawaal`;
  return `${marks(each)} ke ${count} ${kind === 'case' ? 'case' : 'written sawaal'}`;
}

/** The last minutes of a paper are counted in seconds. */
const secondsFrom = 300;

/** Board papers, on the screen and printed. */
export const paperTexts = {
  paper: {
    choose: 'Paper chuno',
    about: (board: string, session: string) => `${board} · ${session}`,
    facts: (sum: number, minutes: number) => `${marks(sum)} · ${hoursText(minutes)}`,
    sent: 'Har baar naya paper banta hai. Tumhare jawab is device par rehte hain; marks save hote hain.',
    openTitle: 'Tumhara paper abhi khula hai',
    answered: (n: number, count: number) => `${count} mein se ${done(n)}`,
    goOn: 'Aage karo',
    giveUp: 'Paper chhodo',
    giveUpTitle: 'Yeh paper chhodna hai?',
    giveUpText: 'Iske jawab is device se delete ho jayenge, aur marks nahi milenge.',
    keepIt: 'Rakho',
    toMarkTitle: 'Tumhare paper ke marks baaki hain',
    toMarkText: 'Paper submit ho gaya. Written jawab ke marks do, phir dekho kitne aaye.',
    mark: 'Mere jawab check karo',
    last: 'Tumhara pichhla paper',
    seeMarks: 'Marks aur galtiyan',
    earlier: 'Pehle ke papers',
    noEarlier: 'Abhi koi nahi.',
    earlierFailed: 'Pehle ke papers load nahi hue.',
    waits: 'Bhejna baaki hai',
    allPapers: 'Saare papers',
    session: (session: string) => `Session ${session}`,
    timeAllowed: 'Kitna time',
    hours: hoursText,
    maximum: 'Maximum marks',
    reading: 'Reading time',
    questions: 'Sawaal',
    instructions: 'General instructions',
    section: (name: string, title: string) =>
      title === '' ? `Section ${name}` : `Section ${name} · ${title}`,
    sectionFacts: (count: number, sum: number) => `${count} sawaal, ${marks(sum)}`,
    missingTitle: 'Chapters mein kya kam hai',
    missing: (missing: MissingQuestions) => `Section ${missing.section}: ${missingText(missing)}`,
    missingSum: (sum: number, whole: number) => `Is paper mein ${outOf(sum, whole)} marks ke sawaal hain.`,
    nothing: 'Jo chapters tumhare liye khule hain, unmein is paper ka abhi koi sawaal nahi.',
    clock: 'Timer',
    withClock: 'Timer ke saath',
    withClockText: (minutes: number, hasReading: boolean) =>
      hasReading ? `Reading time ke saath ${hoursText(minutes)}` : hoursText(minutes),
    withoutClock: 'Bina timer ke',
    withoutClockText: 'Aaram se karo',
    start: 'Paper shuru karo',
    print: 'Print karo',
    printWithAnswers: 'Jawab ke saath print karo',
    leave: 'Paper se bahar',
    leaveTitle: 'Paper se bahar jana hai?',
    leaveText: 'Tumhare jawab is device par rahenge. Baad mein yahin se aage karo.',
    leaveTextClock: 'Tumhare jawab is device par rahenge. Baad mein yahin se aage karo; timer nahi rukega.',
    timeLeft: (seconds: number) =>
      seconds > secondsFrom ? `${Math.ceil(seconds / 60)} min` : clockText(seconds).padStart(5, '0'),
    question: (n: number) => `Sawaal ${n}`,
    part: (part: number) => `(${['i', 'ii', 'iii', 'iv', 'v'][part] ?? part + 1})`,
    flag: 'Baad mein dekho',
    onPaper: 'Mera jawab paper par hai',
    ownTextHint:
      'Paper par likho, ya yahan type karo. Type kiya hua is device par rehta hai, aur naya paper shuru karte hi hat jata hai.',
    previous: 'Peeche',
    next: 'Aage',
    handIn: 'Submit karo',
    palette: 'Saare sawaal',
    place: (n: number, count: number) => `${n}/${count}`,
    counts: (answered: number, open: number, flagged: number) =>
      `${done(answered)} · ${open} baaki · ${flagged} ${flagged === 1 ? 'dekhna hai' : 'dekhne hain'}`,
    standing: { answered: 'ho gaya', begun: 'shuru kiya', open: 'baaki' },
    toBeChecked: 'dekhna hai',
    handInTitle: 'Paper submit karna hai?',
    openQuestions: (numbers: readonly number[]) =>
      numbers.length === 0
        ? 'Har sawaal ka jawab ho gaya.'
        : `${openText(numbers.length)}: ${numbered(numbers)}.`,
    flaggedQuestions: (numbers: readonly number[]) => `Dekhne hain: ${numbered(numbers)}.`,
    goOnWriting: 'Likhte raho',
    handedIn: 'Tumhara paper submit ho gaya',
    timeUp: 'Time khatam. Tumhara paper submit ho gaya.',
    handedInText: (n: number) =>
      `Baaki sawaal check ho gaye. Ab apne ${n} written jawab points se check karo, jaise teacher karte hain.`,
    markingTitle: 'Apne jawab check karo',
    leaveMarking: 'Checking se bahar',
    answerOf: (n: number, count: number) => `Jawab ${n}/${count}`,
    noTextShown: 'Tumhara likha hua tumhare paper par hai.',
    countTitle: 'Marks jodne hain?',
    countText: 'Uske baad ticks nahi badlenge.',
    withoutTick: (numbers: readonly number[]) => `Bina tick ke: ${numbered(numbers)}.`,
    count: 'Marks jodo',
    goOnMarking: 'Check karte raho',
    seeAllMarks: 'Mere marks dekho',
    outOf: (outOfHalves: number) => `out of ${marksText(outOfHalves)} marks`,
    ofBlueprint: (outOfHalves: number, whole: number) =>
      `Paper ke ${whole} marks mein se ${marksText(outOfHalves)} ke sawaal aaye.`,
    timeTaken: (minutes: number) => `Time laga: ${hoursText(minutes)}`,
    byUnit: 'Unit ke hisaab se marks',
    unitBoard: (asked: string, all: number) => `Is unit ke ${all} mein se ${asked} marks is paper mein the`,
    unitNothing: 'Nahi aaya',
    toMistakes: 'Meri galtiyan dekho',
    mistakes: 'Meri galtiyan',
    noMistakes: 'Har sawaal mein full marks.',
    backToMarks: 'Marks par wapas',
    answers: 'Jawab aur marking points',
    or: 'OR',
    hinglish: {
      resume: 'Beech mein ruk gaya tha. Jawab safe hain.',
      earlierOffline: 'Network aate hi dikhenge.',
    },
  },
} satisfies AppCatalogue;
