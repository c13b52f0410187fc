import type { Library, LibraryChapter } from '#src/library/library.ts';
import { lastRead } from '#src/session/last-read.ts';

/** The chapter to go on with: the one read last, else the first that is open; null when every chapter is locked. */
export function nextChapter({
  chaptersOfSubject,
  findChapter,
  listSubjects,
}: Library): LibraryChapter | null {
  const chapter = findChapter(lastRead.get()?.chapterId);
  if (chapter && !chapter.isLocked) return chapter;
  const available = listSubjects().filter((subject) => subject.isAllContentAvailable);
  const chapters = available.flatMap((subject) => chaptersOfSubject(subject._id));
  return chapters.find(({ isLocked }) => !isLocked) ?? null;
}
