import type { Chapter, Subject } from '@repo/contracts/content';
import { messages } from '@repo/contracts/messages';

/** A stretch of the bulk reply: a chapter in its two forms, or what stands between chapters. */
export type VersionPart = { chapterId: string | null; open: string; locked: string };

const between = (json: string): VersionPart => ({ chapterId: null, open: json, locked: json });

/** What a student without access gets of a chapter: its name, and not one sentence more (decisions 2). */
export function lockChapter(chapter: Chapter): Chapter {
  return {
    ...chapter,
    isLocked: true,
    topics: [],
    summaries: [],
    flashcards: [],
    tests: [],
    memes: [],
    mindmaps: [],
  };
}

/** Only what is flagged available is published: such subjects, and in them such chapters (decisions 8). */
export function availableContent(subjects: readonly Subject[]): Subject[] {
  return subjects
    .filter((subject) => subject.isAllContentAvailable)
    .map((subject) => ({
      ...subject,
      chapters: subject.chapters.filter((chapter) => chapter.isAllContentAvailable),
    }));
}

/** Cuts the documented bulk reply into parts whose texts, joined in order, are that reply. */
export function versionParts(timestamp: string, subjects: readonly Subject[]): VersionPart[] {
  const parts: VersionPart[] = [];
  let pending = `{"success":true,"data":{"timestamp":${JSON.stringify(timestamp)},"subjects":[`;
  const flush = () => {
    parts.push(between(pending));
    pending = '';
  };
  subjects.forEach((subject, subjectIndex) => {
    const { chapters, ...fields } = subject;
    if (subjectIndex > 0) pending += ',';
    pending += `${JSON.stringify(fields).slice(0, -1)},"chapters":[`;
    chapters.forEach((chapter, chapterIndex) => {
      if (chapterIndex > 0) pending += ',';
      flush();
      parts.push({
        chapterId: chapter._id,
        open: JSON.stringify(chapter),
        locked: JSON.stringify(lockChapter(chapter)),
      });
    });
    pending += ']}';
  });
  pending += `]},"message":${JSON.stringify(messages.bulkDone)}}`;
  flush();
  return parts.filter((part) => part.open !== '');
}
