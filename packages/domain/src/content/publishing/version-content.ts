import type { Paper } from '@repo/contracts/content';
import type { VersionOutline } from '@repo/db/schema';
import type { SubjectOutline } from './diff.ts';
import { jsonOf } from './fragment.ts';
import type { PublishedVersion } from './load-version.ts';

/** A segment of a version; a chapter's text is not read. */
type TextPart = { chapterId: string | null; json: Buffer | undefined };

/**
 * A version's content without the chapters' items: subjects with the names of their chapters, and board
 * papers.
 * @param parts in order, with the JSON between the chapters
 */
export function contentBetween(
  parts: readonly TextPart[],
  outline: VersionOutline,
): { subjects: SubjectOutline[]; papers: Paper[] } {
  const text = parts.map(({ chapterId, json }) =>
    chapterId === null ? json?.toString() : JSON.stringify({ _id: chapterId }),
  );
  const names = new Map(outline.flatMap(({ chapters }) => chapters.map(({ _id, name }) => [_id, name])));
  // Not validated, because we wrote these bytes and compare them exactly with drafts.
  const { data } = JSON.parse(text.join('')) as {
    data: { subjects: SubjectOutline[]; papers?: Paper[] };
  };
  const subjects = data.subjects.map((subject) => ({
    ...subject,
    chapters: subject.chapters.map(({ _id }) => ({ _id, name: names.get(_id) ?? '' })),
  }));
  return { subjects, papers: data.papers ?? [] };
}

/** The outline of the version in memory; empty before the first publish. */
export function outlineOf(version: PublishedVersion | null) {
  if (!version) return { subjects: [], papers: [] };
  const parts = version.parts.map(({ chapterId, open }) => ({
    chapterId,
    json: chapterId === null ? jsonOf(open) : undefined,
  }));
  return contentBetween(parts, version.outline);
}
