import type { ChapterDraft } from '@repo/contracts/content.drafts';
import { cutText } from '@repo/contracts/cut-text';
import { type ContentList, contentLists } from '@repo/contracts/items/content-lists';
import { replacePlacesMax } from '@repo/contracts/limits/admin';
import type { FindTextsInput, FoundTexts, TextPlace } from '@repo/contracts/replace-content';
import { chapters, subjects } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { snapshot, type Transaction } from '#src/transactions.ts';
import { readChapterDrafts } from '../drafts/read-drafts.ts';
import { kindOf } from '../kinds/index.ts';
import { chaptersWithText } from './chapters-with-text.ts';
import { kindOfPlace, markedSpans } from './marked-spans.ts';
import { fieldsOfDraft } from './texts-of-draft.ts';

const nameMaxLength = 80;
/**
 * Chapters read together: few, because a frequent text reaches `replacePlacesMax` after the first of them.
 */
const chaptersAtOnce = 16;
/** Characters around a place. */
const aroundLength = 60;
const wordSign = String.raw`[\p{L}\p{M}\p{N}_]`;

type Wanted = Pick<FindTextsInput, 'find' | 'isCaseSensitive' | 'isWholeWord'>;

function patternOf({ find, isCaseSensitive, isWholeWord }: Wanted): RegExp {
  const literal = find.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const source = isWholeWord ? `(?<!${wordSign})${literal}(?!${wordSign})` : literal;
  return new RegExp(source, isCaseSensitive ? 'gu' : 'giu');
}

type Held = Omit<TextPlace, 'path' | 'at' | 'part' | 'kind' | 'before' | 'found' | 'after'>;

const partOf = (path: string): number | null => {
  const number = /^questions\.(\d+)\./.exec(path)?.[1];
  return number === undefined ? null : Number(number) + 1;
};

function* placesIn(
  pattern: RegExp,
  draft: object,
  held: Held,
  page: number | null,
): Generator<TextPlace, void> {
  for (const { path, text, isPlain } of fieldsOfDraft(held.list, draft)) {
    const matches = [...text.matchAll(pattern)];
    if (matches.length === 0) continue;
    const spans = markedSpans(text, { isPlain, hasGaps: path.includes('otherNumbers.') });
    for (const { 0: found, index: at } of matches) {
      const end = at + found.length;
      yield {
        ...held,
        ...{ path, at, found, part: page ?? partOf(path), kind: kindOfPlace(spans, at, end) },
        before: text.slice(Math.max(0, at - aroundLength), at),
        after: text.slice(end, end + aroundLength),
      };
    }
  }
}

type Item = {
  _id: string;
  updatedAt: string;
  pages?: { _id: string; pageNumber: number; updatedAt: string }[];
};
type Place = Pick<TextPlace, 'subjectId' | 'subjectName' | 'chapterId' | 'chapterName'>;

function* placesOfChapter(
  pattern: RegExp,
  chapter: ChapterDraft,
  place: Place,
  lists: readonly ContentList[],
): Generator<TextPlace, void> {
  for (const list of lists) {
    for (const item of (chapter[list] ?? []) as unknown as Item[]) {
      const name = cutText(kindOf(list).labelOf(item as never), nameMaxLength);
      const held = { ...place, list, itemId: item._id, name };
      yield* placesIn(pattern, item, { ...held, pageId: null, seenUpdatedAt: item.updatedAt }, null);
      for (const page of item.pages ?? [])
        yield* placesIn(
          pattern,
          page,
          { ...held, pageId: page._id, seenUpdatedAt: page.updatedAt },
          page.pageNumber,
        );
    }
  }
}

const readPlaces = (tx: Transaction) =>
  tx
    .select({
      ...{ subjectId: subjects.id, subjectName: subjects.name },
      ...{ chapterId: chapters.id, chapterName: chapters.name },
    })
    .from(chapters)
    .innerJoin(subjects, eq(subjects.id, chapters.subjectId))
    .orderBy(asc(subjects.position), asc(subjects.id), asc(chapters.position), asc(chapters.id));

/**
 * Every place of a text in the drafts of these chapters and kinds, in the order of the library, at most
 * `replacePlacesMax`. Excludes typed answers, sources of written questions, and the board's fixed options.
 */
export async function findTexts(ctx: DomainContext, input: FindTextsInput): Promise<FoundTexts> {
  const pattern = patternOf(input);
  const lists = contentLists.filter((list) => input.lists.includes(list));
  return snapshot(ctx, async (tx) => {
    const wanted = input.chapterIds && new Set(input.chapterIds);
    const asked = (await readPlaces(tx)).filter(({ chapterId }) => wanted?.has(chapterId) ?? true);
    const places: TextPlace[] = [];
    for (let start = 0; start < asked.length; start += chaptersAtOnce) {
      const some = asked.slice(start, start + chaptersAtOnce);
      const ids = some.map(({ chapterId }) => chapterId);
      const holding = await chaptersWithText(tx, { ...input, lists }, ids);
      // One at a time, so that never more than one is in memory.
      for (const place of some.filter(({ chapterId }) => holding.has(chapterId)))
        for (const chapter of await readChapterDrafts(tx, [place.chapterId]))
          for (const found of placesOfChapter(pattern, chapter, place, lists)) {
            if (places.length === replacePlacesMax) return { places, hasMore: true };
            places.push(found);
          }
    }
    return { places, hasMore: false };
  });
}
