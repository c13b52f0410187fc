/** Where a student studies this evening: an open chapter, its test and one of its written questions. */
export type StudyPlace = {
  subjectId: string;
  chapterId: string;
  testId: string;
  /** The test's number of questions. */
  questionCount: number;
  writtenId: string;
  /** Number of points of the first alternative's answer. */
  pointCount: number;
};

type Chapter = {
  _id: string;
  isLocked: boolean;
  tests: { _id: string; questions: unknown[] }[];
  written?: {
    _id: string;
    alternatives: { parts: { groups: { points: unknown[] }[] }[] }[];
  }[];
};
type Bulk = { data: { subjects: { _id: string; chapters: Chapter[] }[] } };

function placeOf(subjectId: string, { _id: chapterId, tests, written }: Chapter): StudyPlace[] {
  const [test] = tests;
  const [question] = written ?? [];
  const [alternative] = question?.alternatives ?? [];
  if (!test || !question || !alternative) return [];
  const points = alternative.parts.flatMap(({ groups }) => groups.flatMap((group) => group.points));
  return [
    {
      subjectId,
      chapterId,
      testId: test._id,
      questionCount: test.questions.length,
      writtenId: question._id,
      pointCount: points.length,
    },
  ];
}

/**
 * @param bulk the JSON of a bulk download with nothing locked
 * @returns the chapters that have a test and a written question
 */
export const placesIn = (bulk: unknown): StudyPlace[] =>
  (bulk as Bulk).data.subjects.flatMap(({ _id, chapters }) =>
    chapters.flatMap((chapter) => placeOf(_id, chapter)),
  );
