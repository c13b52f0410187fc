import type { PublishPreview, PublishProblem, UnpublishedChanges } from '@repo/contracts/admin';
import type { Chapter } from '@repo/contracts/content';
import type { DraftProblem } from '@repo/db/schema';
import type { DomainContext } from '#src/context.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { snapshot } from '#src/transactions.ts';
import { withTeachers } from '../drafts/draft-changes.ts';
import { readChapters } from '../drafts/read-drafts.ts';
import { type ChapterChange, countChanges, diffChapter, diffPapers, diffSubjects } from './diff.ts';
import type { ChapterFindings } from './draft-findings.ts';
import { type ChapterState, type DraftState, isUnchanged, readDraftState } from './draft-state.ts';
import { jsonOf } from './fragment.ts';
import type { PublishedVersion } from './load-version.ts';
import { FigureCheck, withoutStored } from './missing-figures.ts';
import { findPaperProblems } from './paper-problems.ts';
import { findPictureProblems } from './picture-problems.ts';
import { findChapterProblems, placeProblems } from './publish-problems.ts';
import { readAvailablePapers } from './published-papers.ts';
import { availableContent, chapterIdsOf } from './split.ts';
import { outlineOf } from './version-content.ts';

const publishedFragment = (version: PublishedVersion | null, chapterId: string) =>
  version?.parts[version.placeOf.get(chapterId) ?? -1]?.open;

/** Whether the draft is exactly what students see. */
const isPublished = (version: PublishedVersion | null, chapter: ChapterState) =>
  isUnchanged(chapter) && chapter.stored?.openHash === publishedFragment(version, chapter._id)?.hash;

async function compare(chapter: Chapter, version: PublishedVersion | null): Promise<ChapterFindings> {
  const fragment = publishedFragment(version, chapter._id);
  const before = fragment ? (JSON.parse(jsonOf(fragment).toString()) as Chapter) : null;
  return { change: before && diffChapter(before, chapter), problems: await findChapterProblems(chapter) };
}

/** Identifies a chapter's draft and its published fragment. */
const keyOf = (version: PublishedVersion | null, { _id, changes, stored }: ChapterState) =>
  [sha256(changes), stored?.openHash, publishedFragment(version, _id)?.hash].join();

type Subjects = DraftState['subjects'];

/** Reads only chapters whose findings are not cached. */
async function readFindings(
  ctx: DomainContext,
  tx: Transaction,
  version: PublishedVersion | null,
  chapters: readonly ChapterState[],
): Promise<Map<string, ChapterFindings>> {
  const found = new Map<string, ChapterFindings>();
  const keys = new Map(chapters.map((chapter) => [chapter._id, keyOf(version, chapter)]));
  for (const [id, key] of keys) {
    const findings = ctx.draftFindings.get(id, key);
    if (findings) found.set(id, findings);
  }
  const figures = new FigureCheck();
  const unread = [...keys.keys()].filter((id) => !found.has(id));
  for await (const chapter of readChapters(tx, unread)) {
    found.set(chapter._id, await compare(chapter, version));
    figures.add(chapter);
  }
  const missingIn = await figures.findMissing(tx);
  for (const id of unread) {
    const compared = found.get(id);
    if (!compared) continue;
    const findings = { ...compared, problems: [...compared.problems, ...missingIn(id)] };
    found.set(id, findings);
    ctx.draftFindings.set(id, keys.get(id) ?? '', findings);
  }
  return found;
}

/** What a publish would freeze now, compared with a version; reads only chapters for which `isWanted` is true. */
async function readDrafts(
  ctx: DomainContext,
  version: PublishedVersion | null,
  isWanted: (chapter: ChapterState, version: PublishedVersion | null) => boolean,
) {
  return snapshot(ctx, async (tx) => {
    const { subjects: all } = await readDraftState(tx);
    const subjects: Subjects = availableContent(all);
    const chapters = subjects.flatMap((subject) => subject.chapters);
    ctx.draftFindings.retainOnly(new Set(chapters.map(({ _id }) => _id)));
    const wanted = chapters.filter((chapter) => isWanted(chapter, version));
    const papers = await readAvailablePapers(tx, chapterIdsOf(subjects));
    return {
      version,
      subjects,
      chapters,
      papers,
      findings: await readFindings(ctx, tx, version, wanted),
    };
  });
}

/** The same, compared with what students see. */
async function readBoth(ctx: DomainContext, isWanted: Parameters<typeof readDrafts>[2]) {
  await ctx.published.refresh();
  return readDrafts(ctx, await ctx.published.current(), isWanted);
}

type Drafts = Awaited<ReturnType<typeof readDrafts>>;

function changesOf({ version, subjects, papers, findings }: Drafts) {
  const changed = new Map<string, ChapterChange>();
  for (const [id, { change }] of findings) if (change) changed.set(id, change);
  const published = outlineOf(version);
  return [...diffSubjects(published.subjects, subjects, changed), ...diffPapers(published.papers, papers)];
}

async function check(ctx: DomainContext, { chapters, subjects, papers, findings }: Drafts) {
  const problemsOf = new Map<string, readonly DraftProblem[]>();
  for (const { _id, stored } of chapters)
    problemsOf.set(_id, findings.get(_id)?.problems ?? stored?.problems ?? []);
  const { problems: ofPictures, pictures } = await findPictureProblems(ctx, subjects);
  const problems = [
    ...placeProblems(subjects, await withoutStored(ctx, problemsOf)),
    ...ofPictures,
    ...(await findPaperProblems(ctx, papers)),
  ];
  return { problems, pictures };
}

/** What a publish would change for students, and what an admin may want to fix first. */
export async function previewPublish(ctx: DomainContext): Promise<PublishPreview> {
  const both = await readBoth(ctx, (chapter, version) => !isPublished(version, chapter));
  const changes = await snapshot(ctx, (tx) =>
    withTeachers(tx, changesOf(both), both.version?.publishedAt ?? new Date(0)),
  );
  return { chapterCount: both.chapters.length, ...(await check(ctx, both)), changes };
}

/** What an admin may want to fix in the drafts, without loading what students see. */
export async function findDraftProblems(ctx: DomainContext): Promise<PublishProblem[]> {
  const drafts = await readDrafts(ctx, null, (chapter) => !isUnchanged(chapter));
  return (await check(ctx, drafts)).problems;
}

/** The changes that students do not see yet, and their number. Ignores unavailable content. */
export async function listUnpublishedChanges(ctx: DomainContext): Promise<UnpublishedChanges> {
  // A chapter without anything published is new, whatever its items.
  const both = await readBoth(
    ctx,
    (chapter, version) =>
      !isPublished(version, chapter) && publishedFragment(version, chapter._id) !== undefined,
  );
  const changes = changesOf(both);
  return { count: countChanges(changes), changes };
}
