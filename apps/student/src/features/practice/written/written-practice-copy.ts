import { marksText } from '@repo/contracts/written.rules';
import { texts } from '#src/platform/language/texts.ts';

/** Texts in `hinglish` are Hindi in Latin script. */
export const writtenPracticeCopy = texts('writtenPractice', {
  kind: 'What to practise',
  questions: 'Questions',
  written: 'Written',
  paper: 'Board paper',
  summary: (questions: number, chapters: number) =>
    `${questions === 1 ? '1 written question' : `${questions} written questions`} from ${
      chapters === 1 ? '1 chapter' : `${chapters} chapters`
    }`,
  needChapters: 'Choose chapters to practise.',
  sent: 'The marks you keep are saved as in the chapter. There is no clock.',
  questionOf: (n: number, count: number) => `Question ${n} of ${count}`,
  next: 'Next question',
  finish: 'See all marks',
  skip: 'Skip',
  end: 'End practice',
  resumeTitle: 'Your written practice is still open',
  resumeText: (done: number, count: number) => `${done} of ${count} marked`,
  resume: 'Resume practice',
  startAgain: 'Choose anew',
  outOf: (outOfHalves: number) => `of ${marksText(outOfHalves)} marks`,
  nothing: 'No marks were kept in this practice.',
  notMarked: (count: number) =>
    count === 1 ? '1 question was not marked.' : `${count} questions were not marked.`,
  byChapter: 'Marks by chapter',
  newPractice: 'New practice',
  toChapter: (chapter: string) => `Written questions: ${chapter}`,
  hinglish: { choose: 'Chapters mix karo, likho, khud check karo.' },
} as const);
