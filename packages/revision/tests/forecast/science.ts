import type { ExaminedSubject, QuestionForm } from '#src/forecast/subject.ts';

const questions = (count: number, marks: number, isChoice = false): QuestionForm[] =>
  Array.from({ length: count }, () => ({ marks, isChoice }));
const chapters = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `chapter-${from + at}`);

/** A subject like the board's Science: 13 chapters, 80 marks. */
export const science: ExaminedSubject = {
  units: [
    { id: 'substances', marks: 25, chapterIds: chapters(1, 4) },
    { id: 'living', marks: 25, chapterIds: chapters(5, 8) },
    { id: 'phenomena', marks: 12, chapterIds: chapters(9, 10) },
    { id: 'current', marks: 13, chapterIds: chapters(11, 12) },
    { id: 'resources', marks: 5, chapterIds: chapters(13, 13) },
  ],
  paper: [
    ...questions(20, 1, true),
    ...questions(6, 2),
    ...questions(7, 3),
    ...questions(3, 4),
    ...questions(3, 5),
  ],
};
