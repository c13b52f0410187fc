import { setImmediate } from 'node:timers/promises';
import type { ContentChange } from '@repo/contracts/admin';
import type { Chapter } from '@repo/contracts/content';
import type { TakeBackInput, TakeBackPreview, TakeBackPreviewInput } from '@repo/contracts/versions';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import { longTransaction, snapshot, type Transaction } from '#src/transactions.ts';
import { countChanges, diffChapter } from './diff.ts';
import { readDraftState } from './draft-state.ts';
import { compress, contentHashOf, readChanged, TextCollector } from './freeze-drafts.ts';
import { momentOf, type Reusable, readReusable, startFragments } from './history.ts';
import { type Publication, retryOnConflict } from './publish-content.ts';
import { recreateChapter } from './recreate-chapter.ts';
import {
  assertNoneInOtherDrafts,
  lockWholeChapter,
  namesOfItems,
  readDraftChapter,
  refuseMoved,
  restoreChapter,
} from './restore-chapter.ts';
import {
  assertNewest,
  lockPublishing,
  publicationTime,
  storeChapterFragments,
  storeFragments,
  storeVersion,
} from './store-version.ts';
import {
  partOf,
  readNewestVersion,
  readVersion,
  readVersionChapter,
  type StoredVersion,
} from './stored-version.ts';

const refuse = (message: string): never => {
  throw new DomainError('CONFLICT', message);
};

/** The chapter in the old version and as students see it, null if they don't. @throws CONFLICT */
async function readChapters(
  tx: Transaction,
  old: StoredVersion,
  newest: StoredVersion,
  chapterId: string,
): Promise<{ wanted: Chapter; seen: Chapter | null }> {
  const wanted = await readVersionChapter(tx, old, chapterId);
  return {
    wanted: wanted ?? refuse('That version did not have the chapter'),
    seen: await readVersionChapter(tx, newest, chapterId),
  };
}

/**
 * Rejects restoring items that were moved to another published chapter, because they would exist twice. In
 * the old version they existed once, so that only chapters changed since need checking. @throws CONFLICT
 */
async function assertNonePublishedElsewhere(
  tx: Transaction,
  old: StoredVersion,
  newest: StoredVersion,
  wanted: Chapter,
): Promise<void> {
  const names = namesOfItems(wanted);
  const unchanged = new Set(old.parts.map(({ openHash }) => openHash));
  for (const { chapterId, openHash } of newest.parts) {
    if (chapterId === null || chapterId === wanted._id || unchanged.has(openHash)) continue;
    const other = await readVersionChapter(tx, newest, chapterId);
    if (other)
      for (const id of namesOfItems(other).keys()) if (names.has(id)) refuseMoved(names.get(id) ?? '');
    await setImmediate();
  }
}

/** A draft that students don't see must be published first; a deleted one is restored as a draft. */
function assertTakeable(seen: unknown, draft: Chapter | null): void {
  if (!seen && draft)
    refuse('Students do not have the chapter now: switch it on and publish before you take it back');
}

/** Identifies a draft, also a deleted one, by its content. */
const nameOfDraft = (draft: Chapter | null): string => sha256(JSON.stringify(draft));

/**
 * What taking one chapter back to an older version would change for students, and which unpublished changes
 * of its drafts would be lost. @throws NOT_FOUND; CONFLICT when it can't be taken back alone
 */
export function previewTakeBack(
  ctx: DomainContext,
  { versionId, chapterId }: TakeBackPreviewInput,
): Promise<TakeBackPreview> {
  return snapshot(ctx, async (tx) => {
    const [old, newest] = [await readVersion(tx, versionId), await readNewestVersion(tx)];
    const { wanted, seen } = await readChapters(tx, old, newest, chapterId);
    await assertNonePublishedElsewhere(tx, old, newest, wanted);
    await assertNoneInOtherDrafts(tx, wanted);
    const draft = await readDraftChapter(tx, chapterId);
    assertTakeable(seen, draft);
    const subject = [newest, old]
      .flatMap(({ outline }) => outline)
      .find(({ chapters }) => chapters.some(({ _id }) => _id === chapterId));
    const place = {
      subjectId: subject?._id ?? null,
      subjectName: subject?.name ?? '',
      paperId: null,
      chapterId,
    };
    const changesOf = (before: Chapter | null, after: Chapter | null): ContentChange[] => {
      const chapterName = (after ?? before)?.name ?? '';
      if (!before || !after)
        return before || after
          ? [{ kind: after ? 'added' : 'removed', ...place, chapterName, fields: [], items: [] }]
          : [];
      const change = diffChapter(before, after);
      return change ? [{ kind: 'changed', ...place, chapterName, ...change }] : [];
    };
    const unpublished = changesOf(seen, draft);
    return {
      // A chapter that students don't have is published with the next publish.
      changes: seen ? changesOf(seen, wanted) : [],
      unpublished,
      unpublishedCount: countChanges(unpublished),
      seenDraft: nameOfDraft(draft),
      isDraftGone: draft === null,
      isSeen: seen !== null,
    };
  });
}

/** Resets the chapter's drafts and makes fragments of them. */
async function restoreDraft(
  ctx: DomainContext,
  tx: Transaction,
  { old, wanted, isSeen }: Taken,
  input: TakeBackInput,
) {
  const changed = 'The chapter was changed meanwhile. Look at what would be lost now, and decide again';
  const before = await readDraftChapter(tx, wanted._id);
  assertTakeable(isSeen, before);
  if (!before && input.seenDraft !== nameOfDraft(null)) refuse(changed);
  if (!before && !(await recreateChapter(ctx, tx, old, wanted))) refuse(changed);
  const lastChange = await lockWholeChapter(tx, wanted._id);
  const current = (await readDraftChapter(tx, wanted._id)) ?? refuse(changed);
  if (before && nameOfDraft(current) !== input.seenDraft) refuse(changed);
  await restoreChapter(ctx, tx, { wanted, current, lastChange });
  const { subjects } = await readDraftState(tx);
  const states = subjects.flatMap(({ chapters }) => chapters.filter(({ _id }) => _id === wanted._id));
  const collector = new TextCollector(tx);
  const read = [...(await readChanged(tx, states, collector)).values()];
  await collector.sift();
  return { read, fragments: await compress(collector.texts) };
}

type Taken = { newest: Reusable; old: StoredVersion; wanted: Chapter; isSeen: boolean };

const readTaken = (ctx: DomainContext, { versionId, chapterId }: TakeBackPreviewInput): Promise<Taken> =>
  snapshot(ctx, async (tx) => {
    const [old, newest] = [await readVersion(tx, versionId), await readNewestVersion(tx)];
    const { wanted, seen } = await readChapters(tx, old, newest, chapterId);
    await assertNonePublishedElsewhere(tx, old, newest, wanted);
    return { old, wanted, isSeen: seen !== null, newest: await readReusable(tx, newest) };
  });

/**
 * Publishes the current content with one chapter from an older version, and resets that chapter's drafts to
 * it: items regain their ids, so that results and reading positions stay valid. All or nothing. If students
 * already see the chapter like that, makes no version and resets only the drafts. `isSeen` is false when a
 * deleted chapter is restored as a draft only.
 * @param input.seenDraft from the preview that showed what would be lost
 * @throws NOT_FOUND; CONFLICT when it can't be taken back alone, or its drafts changed since; UNAVAILABLE
 */
export function takeBackChapter(
  ctx: DomainContext,
  input: TakeBackInput,
): Promise<Publication & { isSeen: boolean }> {
  const { chapterId, author } = input;
  return retryOnConflict(ctx, async () => {
    const taken = await readTaken(ctx, input);
    const { old, newest, wanted, isSeen } = taken;
    const publishedAt = publicationTime(newest, ctx.clock.now());
    const first = await startFragments(newest.startAt(publishedAt), newest.content);
    const made = await longTransaction(ctx, async (tx) => {
      await lockPublishing(tx);
      await assertNewest(tx, newest);
      const { read, fragments } = await restoreDraft(ctx, tx, taken, input);
      await storeFragments(tx, fragments);
      await storeChapterFragments(tx, read);
      const [chapter] = read;
      if (!isSeen || !chapter || chapter.openHash === partOf(newest, chapterId)?.openHash) return null;
      const parts = newest.content.map((part) =>
        part.chapterId === chapterId
          ? { chapterId, openHash: chapter.openHash, lockedHash: chapter.lockedHash }
          : part,
      );
      const outline = newest.outline.map((subject) => ({
        ...subject,
        chapters: subject.chapters.map((each) =>
          each._id === chapterId ? { ...each, name: wanted.name } : each,
        ),
      }));
      const note = `'${wanted.name}' taken back to the version of ${momentOf(old)}`;
      const contentHash = newest.contentHash && contentHashOf(parts);
      await storeFragments(tx, first);
      const [{ hash }] = first;
      await storeVersion(tx, { publishedAt, author, note, outline, contentHash }, [
        { chapterId: null, openHash: hash, lockedHash: hash },
        ...parts,
      ]);
      return [...first, ...fragments];
    });
    if (made) await ctx.published.refresh(made);
    const at = made ? publishedAt : newest.publishedAt;
    return { publishedAt: at.toISOString(), isChanged: made !== null, isEmpty: false, isSeen };
  });
}
