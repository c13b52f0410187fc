import type { Paper, Subject } from '@repo/contracts/content';
import type { DomainContext } from '#src/context.ts';
import { snapshot } from '#src/transactions.ts';
import {
  compress,
  contentHashOf,
  type FrozenDrafts,
  type HashedPart,
  TextCollector,
} from '../content/publishing/freeze-drafts.ts';
import { storeFrozen } from '../content/publishing/publish-content.ts';
import { chapterTexts, contentParts } from '../content/publishing/split.ts';
import { readNewestVersion } from '../content/publishing/stored-version.ts';

/**
 * Publishes content that isn't in the drafts, because writing drafts of a large library takes minutes. Compresses
 * only what no version has.
 */
export async function publishSubjects(
  ctx: DomainContext,
  subjects: readonly Subject[],
  papers: readonly Paper[] = [],
): Promise<void> {
  const { texts, newest, parts } = await snapshot(ctx, async (tx) => {
    const collector = new TextCollector(tx);
    const parts = contentParts(subjects, papers).map((part): HashedPart => {
      const chapterId = 'chapter' in part ? part.chapter._id : null;
      const { open, locked = open } =
        'chapter' in part ? chapterTexts(part.chapter) : { open: part.between, locked: part.locked };
      return { chapterId, openHash: collector.add(open), lockedHash: collector.add(locked) };
    });
    await collector.sift();
    return { texts: collector.texts, newest: await readNewestVersion(tx), parts };
  });
  const frozen = {
    ...{ newest, parts, read: [] },
    subjects: subjects as unknown as FrozenDrafts['subjects'],
    contentHash: contentHashOf(parts),
    newFragments: await compress(texts),
  };
  await storeFrozen(ctx, frozen, { author: 'test', note: '' });
}
