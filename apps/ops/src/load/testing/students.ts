import { type LoadStudent, newDevice } from '#src/load/students.ts';

const place = {
  subjectId: 'econ',
  chapterId: 'econ-1',
  testId: 'econ-1-test',
  questionCount: 3,
  writtenId: 'econ-1-written-1',
  pointCount: 2,
};

/** A student of the sample content's first chapter. */
export const loadStudent = (id: string, given: Partial<LoadStudent> = {}): LoadStudent => ({
  id,
  email: `${id}@example.com`,
  token: `token of ${id}`,
  isSuper: false,
  place,
  etag: null,
  page: 0,
  ...newDevice(),
  isSaving: false,
  isUncertain: false,
  ...given,
});
