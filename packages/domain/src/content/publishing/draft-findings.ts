import type { DraftProblem } from '@repo/db/schema';
import type { ChapterChange } from './diff.ts';

/** The findings in one chapter's draft: its differences from the published one, and possible problems. */
export type ChapterFindings = { change: ChapterChange | null; problems: readonly DraftProblem[] };

/** Cache of findings in this process, valid until the draft or the published chapter changes. */
export type DraftFindings = {
  /** @param key identifies the draft and the published chapter that were compared */
  get(chapterId: string, key: string): ChapterFindings | undefined;
  set(chapterId: string, key: string, findings: ChapterFindings): void;
  /** Drops all chapters but these. */
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
