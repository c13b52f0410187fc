import { useState } from 'react';
import { getLibrary } from '#src/content/library/library.ts';
import { lastRead } from '#src/platform/session/last-read.ts';
import { listPracticeSubjects } from './pool.ts';

/** Default choice: the chapters of the last read subject, else of the first. */
function firstChapters(): ReadonlySet<string> {
  const subjects = listPracticeSubjects(getLibrary());
  const lastSubjectId = lastRead.get()?.subjectId;
  const subject = subjects.find(({ subjectId }) => subjectId === lastSubjectId) ?? subjects[0];
  return new Set(subject?.chapters.map(({ chapterId }) => chapterId));
}

/** The student's choice for the next practice; lasts while the screen is open. */
export function useChoice() {
  const [chapterIds, setChapterIds] = useState(firstChapters);
  const [size, setSize] = useState(10);
  const [hasClock, setHasClock] = useState(true);
  return {
    chapterIds,
    /** Adds or removes these chapters. */
    choose: (ids: readonly string[], isChosen: boolean) =>
      setChapterIds((before) => {
        const next = new Set(before);
        for (const id of ids) isChosen ? next.add(id) : next.delete(id);
        return next;
      }),
    size,
    setSize,
    hasClock,
    setHasClock,
  };
}

export type Choice = ReturnType<typeof useChoice>;
