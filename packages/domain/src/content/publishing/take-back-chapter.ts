import { setImmediate } from 'node:timers/promises';
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

/** The chapter as the old version has it and as students see it. @throws CONFLICT where one has none */
async function readChapters(
  tx: Transaction,
  old: StoredVersion,
  newest: StoredVersion,
  chapterId: string,
): Promise<{ wanted: Chapter; seen: Chapter }> {
  const wanted = await readVersionChapter(tx, old, chapterId);
  const seen = await readVersionChapter(tx, newest, chapterId);
  return {
    wanted: wanted ?? refuse('That version did not have the chapter'),
    seen:
      seen ??
      refuse('Students do not have the chapter now: switch it on and publish before you take it back'),
  };
}

/**
 * What was moved to another chapter and published there would be in two chapters. In the old version it was in one, so
 * that only chapters that are not as they were then need to be looked into. @throws CONFLICT
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

async function readDraft(tx: Transaction, chapterId: string): Promise<Chapter> {
  return (
    (await readDraftChapter(tx, chapterId)) ??
    refuse('The draft was deleted: only a whole version brings the chapter back')
  );
}

/** Names a draft: others are in nothing different. */
const nameOfDraft = (draft: Chapter): string => sha256(JSON.stringify(draft));

/**
 * What taking one chapter back to an older version would change for students, and which changes of its drafts, seen by no
 * student yet, would be gone. @throws NOT_FOUND; CONFLICT when it can't be taken back by itself
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
    const draft = await readDraft(tx, chapterId);
    const subject = newest.outline.find(({ chapters }) => chapters.some(({ _id }) => _id === chapterId));
    const changesOf = (before: Chapter, after: Chapter) => {
      const change = diffChapter(before, after);
      const place = { subjectId: subject?._id ?? null, subjectName: subject?.name ?? '', paperId: null };
      return change
        ? [{ kind: 'changed' as const, ...place, chapterId, chapterName: after.name, ...change }]
        : [];
    };
    const unpublished = changesOf(seen, draft);
    return {
      changes: changesOf(seen, wanted),
      unpublished,
      unpublishedCount: countChanges(unpublished),
      seenDraft: nameOfDraft(draft),
    };
  });
}

/** Puts the drafts of the chapter back and makes of them what publishing would. */
async function restoreDraft(ctx: DomainContext, tx: Transaction, wanted: Chapter, seenDraft: string) {
  const lastChange = await lockWholeChapter(tx, wanted._id);
  const current = await readDraft(tx, wanted._id);
  if (nameOfDraft(current) !== seenDraft)
    refuse('The chapter was changed meanwhile. Look at what would be lost now, and decide again');
  await restoreChapter(ctx, tx, { wanted, current, lastChange });
  const { subjects } = await readDraftState(tx);
  const states = subjects.flatMap(({ chapters }) => chapters.filter(({ _id }) => _id === wanted._id));
  const collector = new TextCollector(tx);
  const read = [...(await readChanged(tx, states, collector)).values()];
  await collector.sift();
  return { read, fragments: await compress(collector.texts) };
}

type Taken = { newest: Reusable; old: StoredVersion; wanted: Chapter };

const readTaken = (ctx: DomainContext, { versionId, chapterId }: TakeBackPreviewInput): Promise<Taken> =>
  snapshot(ctx, async (tx) => {
    const [old, newest] = [await readVersion(tx, versionId), await readNewestVersion(tx)];
    const { wanted } = await readChapters(tx, old, newest, chapterId);
    await assertNonePublishedElsewhere(tx, old, newest, wanted);
    return { old, wanted, newest: await readReusable(tx, newest) };
  });

/**
 * Publishes what students see with one chapter as an older version has it, and puts the drafts of that chapter back to the
 * same: items have the ids they had, so that results and reading positions stay good. All or nothing. Where students see
 * the chapter like that already, no version is made and the drafts alone are put back.
 * @param input.seenDraft of the preview, by which the admin was told what would be gone
 * @throws NOT_FOUND; CONFLICT when it can't be taken back by itself, or its drafts changed since; UNAVAILABLE
 */
export function takeBackChapter(ctx: DomainContext, input: TakeBackInput): Promise<Publication> {
  const { chapterId, seenDraft, author } = input;
  return retryOnConflict(ctx, async () => {
    const { old, newest, wanted } = await readTaken(ctx, input);
    const publishedAt = publicationTime(newest, ctx.clock.now());
    const first = await startFragments(newest.startAt(publishedAt), newest.content);
    const made = await longTransaction(ctx, async (tx) => {
      await lockPublishing(tx);
      await assertNewest(tx, newest);
      const { read, fragments } = await restoreDraft(ctx, tx, wanted, seenDraft);
      await storeFragments(tx, fragments);
      await storeChapterFragments(tx, read);
      const [chapter] = read;
      if (!chapter || chapter.openHash === partOf(newest, chapterId)?.openHash) return null;
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
    return { publishedAt: at.toISOString(), isChanged: made !== null, isEmpty: false };
  });
}
