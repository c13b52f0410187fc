import { useState } from 'react';
import { getLibrary } from '#src/library/library.ts';
import { lastRead } from '#src/session/last-read.ts';
import { listPracticeSubjects } from './pool.ts';

/** What is chosen before anybody chose: the chapters of the subject that was read last, else of the first. */
function firstChapters(): ReadonlySet<string> {
  const subjects = listPracticeSubjects(getLibrary());
  const lastSubjectId = lastRead.get()?.subjectId;
  const subject = subjects.find(({ subjectId }) => subjectId === lastSubjectId) ?? subjects[0];
  return new Set(subject?.chapters.map(({ chapterId }) => chapterId));
}

/** What the student chose for the next practice; it lasts while they are on the screen. */
export function useChoice() {
  const [chapterIds, setChapterIds] = useState(firstChapters);
  const [size, setSize] = useState(10);
  const [hasClock, setHasClock] = useState(true);
  return {
    chapterIds,
    /** Takes these chapters in or out. */
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
