import type { DraftProblem } from '@repo/db/schema';
import type { ChapterChange } from './diff.ts';

/** What was found of one chapter's draft: how it differs from what is published, and what may want mending. */
export type ChapterFindings = { change: ChapterChange | null; problems: readonly DraftProblem[] };

/** Findings of this process, each as long as neither the draft nor the published chapter changes. */
export type DraftFindings = {
  /** @param key names the draft and the published chapter that were compared */
  get(chapterId: string, key: string): ChapterFindings | undefined;
  set(chapterId: string, key: string, findings: ChapterFindings): void;
  /** Forgets all chapters but these. */
  retainOnly(chapterIds: ReadonlySet<string>): void;
};

export function createDraftFindings(): DraftFindings {
  const known = new Map<string, { key: string; findings: ChapterFindings }>();
  return {
    get(chapterId, key) {
      const found = known.get(chapterId);
      return found?.key === key ? found.findings : undefined;
    },
    set(chapterId, key, findings) {
      known.set(chapterId, { key, findings });
    },
    retainOnly(chapterIds) {
      for (const id of known.keys()) if (!chapterIds.has(id)) known.delete(id);
    },
  };
}
