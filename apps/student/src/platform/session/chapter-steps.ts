import { persisted } from '#src/platform/storage/persisted.ts';
import { guarded, isRecord, isText } from '#src/platform/storage/schema.ts';

/** What a student did in a chapter on this device; times in milliseconds since 1970. */
export type ChapterSteps = {
  quiz?: { isPassed: boolean; atMs: number };
  /** When all cards were last viewed. */
  cardsAtMs?: number;
  hasWritten?: true;
};

type Stored = { userId: string; chapters: Record<string, ChapterSteps> };

const isStored = (value: unknown): value is Stored =>
  isRecord(value) &&
  isText(value.userId) &&
  isRecord(value.chapters) &&
  Object.values(value.chapters).every(isRecord);

/** One student's steps by chapter. The server knows only quizzes, and isn't reachable offline. */
export const chapterSteps = persisted<Stored, null>({
  key: 'chapter-steps',
  scope: 'student',
  area: 'local',
  schema: guarded(isStored),
  fallback: null,
});

/** Stores a step in a chapter. */
export function noteChapterStep(userId: string, chapterId: string, step: ChapterSteps): void {
  const stored = chapterSteps.get();
  const chapters = stored?.userId === userId ? stored.chapters : {};
  chapterSteps.set({ userId, chapters: { ...chapters, [chapterId]: { ...chapters[chapterId], ...step } } });
}
