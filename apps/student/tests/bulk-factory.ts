import type { BulkContent, Chapter, Subject, Written } from '@repo/contracts/content';

export type BulkShape = {
  timestamp?: string;
  subjects?: number;
  chaptersPerSubject?: number;
  /** Length of the text of each page of notes. */
  pageChars?: number;
};

/** A question of two marks: two parts of an answer, each with a point of one mark. */
export const makeWritten = (_id: string, chapterId: string): Written => ({
  _id,
  chapter: { _id: chapterId },
  marks: 2,
  alternatives: [
    {
      question: `Why is ${_id} so?`,
      parts: [
        {
          model: `Because of ${_id}.`,
          groups: [
            {
              points: [
                { text: 'The reason', halves: 2 },
                { text: 'An example', halves: 2 },
              ],
            },
          ],
        },
      ],
    },
  ],
});

function makeChapter(subjectId: string, number: number, pageChars: number): Chapter {
  const _id = `${subjectId}-c${number}`;
  const chapter = { _id };
  const page = (pageNumber: number) => ({
    _id: `${_id}-p${pageNumber}`,
    pageNumber,
    content: `page ${pageNumber} of ${_id} `.padEnd(pageChars, 'x'),
  });
  return {
    _id,
    name: `Chapter ${number}`,
    subject: { _id: subjectId },
    isLocked: number > 1,
    isAllContentAvailable: number !== 3,
    topics: [{ _id: `${_id}-t1`, name: 'Topic', description: '', chapter, pages: [page(2), page(1)] }],
    summaries: [{ _id: `${_id}-s1`, title: 'Summary', chapter, pages: [page(1)] }],
    flashcards: [{ _id: `${_id}-f1`, question: 'Q', answer: 'A', chapter, difficulty: 'easy' }],
    tests: [{ _id: `${_id}-q1`, title: 'Test', chapter, timeLimit: 10, passingScore: 40, questions: [] }],
    memes: [{ _id: `${_id}-m1`, imageUrl: '/m.png', alt: '', chapter, subject: { _id: subjectId } }],
    mindmaps: [{ _id: `${_id}-n1`, title: 'Map', chapter, nodes: [], edges: [] }],
    written: [makeWritten(`${_id}-w1`, _id)],
  };
}

/** A reply of the bulk download in any size. */
export function makeBulkReply(shape: BulkShape = {}): { success: true; data: BulkContent; message: string } {
  const {
    timestamp = '2026-01-01T00:00:00.000Z',
    subjects = 2,
    chaptersPerSubject = 3,
    pageChars = 20,
  } = shape;
  const makeSubject = (_: unknown, index: number): Subject => {
    const _id = `s${index + 1}`;
    const chapters = Array.from({ length: chaptersPerSubject }, (_, at) =>
      makeChapter(_id, at + 1, pageChars),
    );
    const head = { name: `Subject ${index + 1}`, description: '', image: null, color: null };
    return { _id, ...head, isAllContentAvailable: true, chapters };
  };
  return {
    success: true,
    data: { timestamp, subjects: Array.from({ length: subjects }, makeSubject) },
    message: 'ok',
  };
}
