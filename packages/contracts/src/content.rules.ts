import type { Plan } from './auth.ts';
import { cutText } from './cut-text.ts';
import { titleMaxLength } from './limits/content.ts';

/**
 * Whether a chapter is locked for a student (docs/product/access.md#lock): never for Super, else unless it
 * was unlocked.
 * @param unlockedChapterIds the chapters this student claimed, or won by invites
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
 * Status of each chapter of a subject, in order (docs/product/study.md#chapter-status): completed by its own
 * record; active after the highest completed one, or the first if none is completed; all others upcoming.
 */
export function chapterStatuses(completed: readonly boolean[]): ChapterStatus[] {
  const active = completed.lastIndexOf(true) + 1;
  return completed.map((done, index) => (done ? 'completed' : index === active ? 'active' : 'upcoming'));
}

/** Index of the next chapter to study: the first incomplete one, or null when all are completed. */
export function nextUpIndex(completed: readonly boolean[]): number | null {
  const index = completed.indexOf(false);
  return index === -1 ? null : index;
}

const copySuffix = ' (copy)';

/** The name of a copy next to its original (docs/product/content.md#copies-and-moves). */
export function copiedName(name: string): string {
  return `${cutText(name, titleMaxLength - copySuffix.length).trimEnd()}${copySuffix}`;
}
