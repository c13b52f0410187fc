import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, hasFields, isText, isWhole } from '#src/platform/storage/schema.ts';

/** The last reading position; indexes from 0, `at` is an ISO timestamp. */
export type LastRead = {
  subjectId: string;
  chapterId: string;
  topicIndex: number;
  pageIndex: number;
  at: string;
};

const isKnownPlace = hasFields<Omit<LastRead, 'at'>>({
  subjectId: isText,
  chapterId: isText,
  topicIndex: isWhole,
  pageIndex: isWhole,
});

/** The last reading position on this device, or null. */
export const lastRead = persisted<LastRead, null>({
  key: 'last-read',
  scope: 'student',
  area: 'local',
  schema: guarded((value): value is LastRead => isKnownPlace(value)),
  fallback: null,
});
