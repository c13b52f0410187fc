import { chaptersOfSubject, findChapter, type LibraryChapter, listSubjects } from '#src/library/library.ts';
import { readLastRead } from '#src/session/last-read.ts';

/** The chapter to go on with: the one read last, else the first that is open; null when every chapter is locked. */
export function nextChapter(): LibraryChapter | null {
  const lastRead = findChapter(readLastRead()?.chapterId);
  if (lastRead && !lastRead.isLocked) return lastRead;
  const available = listSubjects().filter((subject) => subject.isAllContentAvailable);
  const chapters = available.flatMap((subject) => chaptersOfSubject(subject._id));
  return chapters.find(({ isLocked }) => !isLocked) ?? null;
}
