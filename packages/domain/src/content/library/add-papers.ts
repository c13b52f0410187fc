import type { Library, LibraryPaper } from '@repo/contracts/library';
import { unitWithIds } from '@repo/contracts/papers.rules';
import { papers } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';
import { nextPaperPosition } from '../bin/paper-position.ts';
import { type Present, plain, subjectLike } from './present-library.ts';

/** Maps a library's chapter ids to those of the drafts with the same names, whether new or existing. */
function chapterIdsIn(present: Present, { subjects }: Library): Map<string, string> {
  const ids = new Map<string, string>();
  for (const subject of subjects) {
    const there = subjectLike(present, subject);
    for (const { id, name } of subject.chapters) {
      const own = present.chapters.find(
        (chapter) => chapter.subjectId === there?.id && plain(chapter.name) === plain(name),
      );
      if (own) ids.set(id, own.id);
    }
  }
  return ids;
}

/**
 * Adds papers of a library at the end, with their own ids if free.
 * @param present the current drafts, including the library's chapters
 * @param library the library as read, whose ids the papers refer to @throws CONFLICT for too many papers
 */
export async function addPapers(
  ctx: DomainContext,
  tx: Transaction,
  added: readonly LibraryPaper[],
  { present, library }: { present: Present; library: Library },
): Promise<void> {
  if (added.length === 0) return;
  const first = await nextPaperPosition(tx, added.length);
  const ids = chapterIdsIn(present, library);
  const taken = new Set(present.papers.map(({ id }) => id));
  const updatedAt = ctx.clock.now();
  const rows = added.map(({ id, units, ...fields }, index) => ({
    ...fields,
    id: taken.has(id) ? ctx.ids.next() : id,
    units: units.map((unit) => unitWithIds(unit, (chapterId) => ids.get(chapterId))),
    position: first + index,
    updatedAt,
  }));
  await tx.insert(papers).values(rows);
}
