import type { Chapter, Paper, Subject } from '@repo/contracts/content';
import { byList } from '@repo/contracts/items/content-lists';
import { papersText } from './published-papers.ts';

/** A segment of the bulk reply: a chapter, open and locked, or the JSON between chapters. */
export type VersionPart = { chapterId: string | null; open: string; locked: string };

const between = (json: string, locked = json): VersionPart => ({ chapterId: null, open: json, locked });

/** A chapter for a student without access: its name and nothing else (docs/product/access.md#lock). */
export const lockChapter = (chapter: Chapter): Chapter => ({
  ...chapter,
  isLocked: true,
  ...byList(() => []),
});

type Available = { isAllContentAvailable: boolean };

/** The subjects and chapters to publish: only those flagged available. */
export function availableContent<C extends Available, S extends Available & { chapters: readonly C[] }>(
  subjects: readonly (S & { chapters: readonly C[] })[],
): (Omit<S, 'chapters'> & { chapters: C[] })[] {
  return subjects
    .filter((subject) => subject.isAllContentAvailable)
    .map((subject) => ({
      ...subject,
      chapters: subject.chapters.filter((chapter) => chapter.isAllContentAvailable),
    }));
}

/** All chapters of these subjects. */
export const chapterIdsOf = (subjects: readonly { chapters: readonly { _id: string }[] }[]): Set<string> =>
  new Set(subjects.flatMap(({ chapters }) => chapters.map(({ _id }) => _id)));

/** The start of the bulk reply: the only part that differs between versions of the same content. */
export const versionStart = (timestamp: string): string =>
  `{"success":true,"data":{"timestamp":${JSON.stringify(timestamp)},`;

/**
 * A segment after the start of the bulk reply: a chapter, or the text between chapters; papers are the last
 * such text. `locked` replaces that text for students without Super.
 */
export type ContentPart<C> = { chapter: C } | { between: string; locked?: string };

/**
 * Splits the bulk reply, without its start, at the chapters and around the papers, without reading the
 * chapters. Without papers the reply is exactly what it was before papers existed.
 */
export function contentParts<C>(
  subjects: readonly (Omit<Subject, 'chapters'> & { chapters: readonly C[] })[],
  papers: readonly Paper[],
): ContentPart<C>[] {
  const parts: ContentPart<C>[] = [];
  let pending = '"subjects":[';
  subjects.forEach(({ chapters, ...fields }, subjectIndex) => {
    if (subjectIndex > 0) pending += ',';
    pending += `${JSON.stringify(fields).slice(0, -1)},"chapters":[`;
    chapters.forEach((chapter, chapterIndex) => {
      if (chapterIndex > 0) pending += ',';
      parts.push({ between: pending }, { chapter });
      pending = '';
    });
    pending += ']}';
  });
  const end = `},"message":${JSON.stringify('Bulk data fetched successfully')}}`;
  if (papers.length === 0) parts.push({ between: `${pending}]${end}` });
  else parts.push({ between: `${pending}]` }, { between: papersText(papers), locked: '' }, { between: end });
  return parts.filter((part) => !('between' in part) || part.between !== '');
}

/** A chapter's JSON, open and locked. */
export const chapterTexts = (chapter: Chapter): { open: string; locked: string } => ({
  open: JSON.stringify(chapter),
  locked: JSON.stringify(lockChapter(chapter)),
});

/** The documented bulk reply in parts; their joined texts are that reply. */
export function versionParts(
  timestamp: string,
  subjects: readonly Subject[],
  papers: readonly Paper[] = [],
): VersionPart[] {
  return [
    between(versionStart(timestamp)),
    ...contentParts(subjects, papers).map((part) =>
      'between' in part
        ? between(part.between, part.locked)
        : { chapterId: part.chapter._id, ...chapterTexts(part.chapter) },
    ),
  ];
}
