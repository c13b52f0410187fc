import type { Plan } from './auth.ts';
import { cutText } from './cut-text.ts';
import { titleMaxLength } from './limits/content.ts';

/**
 * Whether a chapter is locked for a student (docs/product/access.md#lock): never for Super, else unless it was unlocked.
 * @param unlockedChapterIds the chapters this student claimed or won
 */
export function isChapterLocked(
  plan: Plan,
  unlockedChapterIds: Iterable<string>,
  chapterId: string,
): boolean {
  if (plan === 'Pro') return false;
  for (const unlocked of unlockedChapterIds) if (unlocked === chapterId) return false;
  return true;
}

export type ChapterStatus = 'completed' | 'active' | 'upcoming';

/**
 * Status of each chapter of a subject, in order (docs/product/study.md#chapter-status): completed by its own record; active is the one
 * right after the highest completed, or the first when none is; all others are upcoming.
 */
export function chapterStatuses(completed: readonly boolean[]): ChapterStatus[] {
  const active = completed.lastIndexOf(true) + 1;
  return completed.map((done, index) => (done ? 'completed' : index === active ? 'active' : 'upcoming'));
}

/** Index of the chapter to go on with: the first that is not completed, or null when all are. */
export function nextUpIndex(completed: readonly boolean[]): number | null {
  const index = completed.indexOf(false);
  return index === -1 ? null : index;
}

const copySuffix = ' (copy)';

/** What a second one of the same name is called beside the first (docs/product/content.md#copies-and-moves). */
export function copiedName(name: string): string {
  return `${cutText(name, titleMaxLength - copySuffix.length).trimEnd()}${copySuffix}`;
}
