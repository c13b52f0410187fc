import type { Library, LibraryChapter } from '#src/content/library/library.ts';

/** A subject with what this device has of its open chapters. Sizes are in bytes of text, without pictures. */
export type SubjectPart = {
  subjectId: string;
  name: string;
  chapterCount: number;
  hereCount: number;
  hereBytes: number;
  missingBytes: number;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** Open chapters that a subject shows. */
const openChaptersOf = (library: Library, subjectId: string): LibraryChapter[] =>
  library.chaptersOfSubject(subjectId).filter(({ isLocked }) => !isLocked);

/** Subjects with open chapters, in order. */
export const partsOf = (library: Library): SubjectPart[] =>
  library.listSubjects().flatMap(({ _id: subjectId, name }): SubjectPart | [] => {
    const chapters = openChaptersOf(library, subjectId);
    const here = chapters.filter(({ missing }) => !missing);
    if (chapters.length === 0) return [];
    return {
      subjectId,
      name,
      chapterCount: chapters.length,
      hereCount: here.length,
      hereBytes: sum(here.map(({ _id }) => library.sizeOfChapter(_id))),
      missingBytes: sum(chapters.map(({ missing }) => missing?.bytes ?? 0)),
    };
  });

/** Chapters of these subjects that were never downloaded; removed ones stay removed. */
export const waitingOf = (library: Library, subjectIds: readonly string[]): string[] =>
  subjectIds
    .flatMap((subjectId) => openChaptersOf(library, subjectId))
    .flatMap(({ _id, missing }) => (missing && !missing.isFreed ? [_id] : []));

/** Names of subjects with open chapters that aren't on this device. */
export const subjectsLeftOut = (library: Library): string[] =>
  library
    .listSubjects()
    .filter(({ _id }) => openChaptersOf(library, _id).some(({ missing }) => missing))
    .map(({ name }) => name);

/** A size in megabytes with one decimal, at least '0.1'. */
export const megabytes = (bytes: number): string => Math.max(0.1, bytes / 1_000_000).toFixed(1);
