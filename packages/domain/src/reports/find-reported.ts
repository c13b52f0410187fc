import type { Chapter } from '@repo/contracts/content';
import type { ContentList } from '@repo/contracts/items/content-lists';
import * as contentMessages from '@repo/contracts/messages/content';
import { reportedGone } from '@repo/contracts/messages/reports';
import type { ReportedItem } from '@repo/contracts/reports';
import { questionItem } from '@repo/revision/memory';
import { assertChapterOpen } from '#src/content/access/assert-chapter-open.ts';
import { locateChapter, type VersionNames } from '#src/content/publishing/live-version.ts';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { versionSeen } from '#src/progress/version-seen.ts';
import { keptOf, textOf } from './reported-text.ts';

/**
 * Where an item is: its list, the topic, summary or test that contains it (else itself), its number there
 * from 1.
 */
type Place = { list: ContentList; parentId: string; part: number | null; text: string };

type WithPages = { _id: string; pages: readonly { _id: string; pageNumber: number; content: string }[] };

function findPage(list: ContentList, holders: readonly WithPages[], pageId: string): Place | null {
  for (const { _id: parentId, pages } of holders) {
    const page = pages.find(({ _id }) => _id === pageId);
    if (page) return { list, parentId, part: page.pageNumber, text: textOf.page(page) };
  }
  return null;
}

function findQuestion({ _id: chapterId, tests }: Chapter, hash: string): Place | null {
  for (const { _id: parentId, questions } of tests) {
    const at = questions.findIndex((question) => questionItem(chapterId, question) === hash);
    const question = questions[at];
    if (question) return { list: 'tests', parentId, part: at + 1, text: textOf.question(question) };
  }
  return null;
}

function findIn(chapter: Chapter, { kind, itemId }: ReportedItem): Place | null {
  if (kind === 'page')
    return findPage('topics', chapter.topics, itemId) ?? findPage('summaries', chapter.summaries, itemId);
  if (kind === 'question') return findQuestion(chapter, itemId);
  const alone = { parentId: itemId, part: null };
  if (kind === 'card') {
    const card = chapter.flashcards.find(({ _id }) => _id === itemId);
    return card ? { list: 'flashcards', ...alone, text: textOf.card(card) } : null;
  }
  const written = chapter.written?.find(({ _id }) => _id === itemId);
  return written ? { list: 'written', ...alone, text: textOf.written(written) } : null;
}

/** An item as students saw it, for a report. */
export type Reported = Omit<Place, 'text'> & { chapterName: string; excerpt: string; textHash: string };

/**
 * The item in the version that the student saw, else in the newest.
 * @throws NOT_FOUND for a chapter or an item in neither, CHAPTER_LOCKED
 */
export async function findReported(
  ctx: UserContext,
  item: ReportedItem,
  contentTimestamp: string | undefined,
): Promise<Reported> {
  const seen = await versionSeen(ctx, contentTimestamp);
  const newest = await ctx.published.current();
  const versions: (VersionNames | null)[] = seen?.id === newest?.id ? [seen] : [seen, newest];
  const places = versions.map((version) => locateChapter(version, item.chapterId));
  if (!places.some((place) => place)) throw new DomainError('NOT_FOUND', contentMessages.chapterMissing);
  assertChapterOpen(ctx, item.chapterId);
  for (const [at, version] of versions.entries()) {
    const chapter = await ctx.published.chapterOf(version, item.chapterId);
    const place = chapter && findIn(chapter, item);
    if (!place) continue;
    const { text, ...where } = place;
    return { ...where, chapterName: places[at]?.chapterName ?? '', ...keptOf(text) };
  }
  throw new DomainError('NOT_FOUND', reportedGone);
}
