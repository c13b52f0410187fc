import { setImmediate } from 'node:timers/promises';
import type { Chapter } from '@repo/contracts/content';
import type { ContentList } from '@repo/contracts/items/content-lists';
import type {
  ComparedItem,
  CompareItemInput,
  CompareVersionsInput,
  VersionComparison,
} from '@repo/contracts/versions';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { snapshot, type Transaction } from '#src/transactions.ts';
import { type ChapterChange, diffChapter, diffPapers, diffSubjects } from './diff.ts';
import { readTexts, readVersion, readVersionChapter, type StoredVersion } from './stored-version.ts';
import { contentBetween } from './version-content.ts';

/** A version's content outside of its chapters: subjects and board papers. */
export async function readBetween(tx: Transaction, { parts, outline }: StoredVersion) {
  const between = parts.filter(({ chapterId }) => chapterId === null);
  const texts = await readTexts(
    tx,
    between.map(({ openHash }) => openHash),
  );
  return contentBetween(
    parts.map(({ chapterId, openHash }) => ({ chapterId, json: texts.get(openHash) })),
    outline,
  );
}

/** Changes of the chapters that both have and that differ; holds two in memory at a time. */
async function compareChapters(
  tx: Transaction,
  from: StoredVersion,
  to: StoredVersion,
): Promise<Map<string, ChapterChange>> {
  const found = new Map<string, ChapterChange>();
  const before = new Map(from.parts.map(({ chapterId, openHash }) => [chapterId, openHash]));
  for (const { chapterId, openHash } of to.parts) {
    const old = before.get(chapterId);
    if (chapterId === null || old === undefined || old === openHash) continue;
    const [one, other] = [
      await readVersionChapter(tx, from, chapterId),
      await readVersionChapter(tx, to, chapterId),
    ];
    const change = one && other && diffChapter(one, other);
    if (change) found.set(chapterId, change);
    await setImmediate();
  }
  return found;
}

/**
 * How the content of two versions differs, whichever is older. Of the chapters, reads only those that differ.
 * @throws NOT_FOUND
 */
export function compareVersions(
  ctx: DomainContext,
  { fromId, toId }: CompareVersionsInput,
): Promise<VersionComparison> {
  return snapshot(ctx, async (tx) => {
    const [from, to] = [await readVersion(tx, fromId), await readVersion(tx, toId)];
    const changed = await compareChapters(tx, from, to);
    const [before, after] = [await readBetween(tx, from), await readBetween(tx, to)];
    return {
      changes: [
        ...diffSubjects(before.subjects, after.subjects, changed),
        ...diffPapers(before.papers, after.papers),
      ],
    };
  });
}

/** The list with only this item; empty when the chapter lacks it. */
function itemAlone(chapter: Chapter | null, list: ContentList, itemId: string): ComparedItem['before'] {
  const items: readonly { _id: string }[] = chapter?.[list] ?? [];
  const item = items.find(({ _id }) => _id === itemId);
  return item ? { [list]: [item] } : {};
}

/** An item of a chapter in both versions. @throws NOT_FOUND for a version, or when neither has the item */
export function compareItem(
  ctx: DomainContext,
  { fromId, toId, chapterId, list, itemId }: CompareItemInput,
): Promise<ComparedItem> {
  return snapshot(ctx, async (tx) => {
    const [from, to] = [await readVersion(tx, fromId), await readVersion(tx, toId)];
    const [before, after] = [
      itemAlone(await readVersionChapter(tx, from, chapterId), list, itemId),
      itemAlone(await readVersionChapter(tx, to, chapterId), list, itemId),
    ];
    if (!before[list] && !after[list])
      throw new DomainError('NOT_FOUND', 'Neither of these versions has this item');
    return { before, after };
  });
}
