import type { Chapter } from '@repo/contracts/content';
import { chaptersOf, dataOf, type Entry, isEntry, replaceChapters } from './bulk-content.ts';
import type { LibraryChapter } from './collections.ts';
import type { StoredCopy } from './stored-library.ts';

/** Hash of a chapter that this device lacks; the full manifest has the real one. */
export const unknownHash = '';

/**
 * Puts the copy's chapters in place of each `null` of a manifest, without hashes.
 * @returns false when the copy is not the one that the manifest was requested for
 */
export function fillUnchanged(content: unknown, { chapters }: Pick<StoredCopy, 'chapters'>): boolean {
  const all: (object | null)[] = chaptersOf(content);
  if (all.every((chapter) => chapter !== null)) return true;
  if (all.length !== chapters.length) return false;
  const copies = chapters.values();
  replaceChapters(content, (chapter: Chapter | Entry | null) => {
    const { _id, name, isLocked, isAllContentAvailable, missing } = copies.next().value as LibraryChapter;
    const named = { _id, name, isLocked, isAllContentAvailable };
    return (chapter ??
      (isLocked ? named : { ...named, hash: unknownHash, size: missing?.bytes ?? 0 })) as Entry;
  });
  return true;
}

/** Fills in hashes that the manifest omits, from a copy of an older version or of its own. */
export function nameHashes(
  content: unknown,
  since: string | null,
  { timestamp, hashes }: Pick<StoredCopy, 'timestamp' | 'hashes'>,
): void {
  if (timestamp === null || ![since, dataOf(content)?.timestamp].includes(timestamp)) return;
  replaceChapters(content, (chapter) =>
    isEntry(chapter) && chapter.hash === unknownHash
      ? { ...chapter, hash: hashes.get(chapter._id) ?? unknownHash }
      : chapter,
  );
}
