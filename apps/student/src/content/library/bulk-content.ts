import { RequestFailure } from '@repo/client/failure';
import type { Chapter, ManifestChapter, Paper, Subject } from '@repo/contracts/content';

/** A chapter of the manifest with its hash in place of its content. */
export type Entry = Pick<ManifestChapter, '_id' | 'hash' | 'size'>;
export const isEntry = (chapter: object): chapter is Entry => 'hash' in chapter;

/** @throws RequestFailure PARSING_ERROR */
export function parseContent(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new RequestFailure('PARSING_ERROR', { cause });
  }
}

export const asList = <Item>(value: Item[] | undefined): Item[] => (Array.isArray(value) ? value : []);

type Data = { timestamp?: unknown; subjects?: Subject[]; papers?: Paper[] } | null | undefined;
export const dataOf = (content: unknown): Data => (content as { data?: Data } | null)?.data;

/** All chapters of a bulk reply or manifest, in order. */
export const chaptersOf = (content: unknown): (Chapter | Entry)[] =>
  asList(dataOf(content)?.subjects).flatMap(({ chapters }) => asList(chapters));

/** A chapter of the manifest, and its subject. */
export type SubjectEntry = Entry & { subjectId: string };

/** The open chapters of a manifest, in order. */
export const entriesOf = (content: unknown): SubjectEntry[] =>
  asList(dataOf(content)?.subjects).flatMap((subject) =>
    asList<Chapter | Entry>(subject.chapters)
      .filter(isEntry)
      .map(({ _id, hash, size }) => ({ _id, hash, size, subjectId: subject._id })),
  );

/** Replaces chapters in place. */
export function replaceChapters(
  content: unknown,
  replace: (chapter: Chapter | Entry) => Chapter | Entry,
): void {
  for (const subject of asList(dataOf(content)?.subjects))
    subject.chapters = asList(subject.chapters).map(replace) as Chapter[];
}
