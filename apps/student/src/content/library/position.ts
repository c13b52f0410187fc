/** A reading position: topic and page in it, both from 0. */
export type Position = { topicIndex: number; pageIndex: number };

/** Number of pages per topic, in order. */
export type PageCounts = readonly number[];

export const firstPosition: Position = { topicIndex: 0, pageIndex: 0 };

export function isSamePosition(one: Position, other: Position): boolean {
  return one.topicIndex === other.topicIndex && one.pageIndex === other.pageIndex;
}

type Topics = readonly { pages: readonly { _id: string }[] }[];

/** Position in the new content of the page at `position` in the old; unchanged when the page is gone. */
export function followPage(before: Topics, after: Topics, position: Position): Position {
  const pageId = before[position.topicIndex]?.pages[position.pageIndex]?._id;
  for (const [topicIndex, { pages }] of after.entries()) {
    const pageIndex = pages.findIndex(({ _id }) => _id === pageId);
    if (pageIndex !== -1) return { topicIndex, pageIndex };
  }
  return position;
}

const pagesOf = (counts: PageCounts, topicIndex: number) => counts[topicIndex] ?? 0;

/**
 * The nearest existing position: an index beyond the end becomes the last one; an empty topic is replaced by
 * the next one with pages, else by the previous. Null without any page.
 */
export function clampPosition(counts: PageCounts, position: Position): Position | null {
  const wanted = Math.min(Math.max(0, position.topicIndex), counts.length - 1);
  const here = pagesOf(counts, wanted);
  if (here > 0) return { topicIndex: wanted, pageIndex: Math.min(Math.max(0, position.pageIndex), here - 1) };
  const later = counts.findIndex((count, index) => index > wanted && count > 0);
  if (later !== -1) return { topicIndex: later, pageIndex: 0 };
  const earlier = counts.findLastIndex((count, index) => index < wanted && count > 0);
  return earlier === -1 ? null : { topicIndex: earlier, pageIndex: pagesOf(counts, earlier) - 1 };
}

/** The next page, also across topics; null at the end. */
export function nextPosition(counts: PageCounts, { topicIndex, pageIndex }: Position): Position | null {
  if (pageIndex + 1 < pagesOf(counts, topicIndex)) return { topicIndex, pageIndex: pageIndex + 1 };
  const later = counts.findIndex((count, index) => index > topicIndex && count > 0);
  return later === -1 ? null : { topicIndex: later, pageIndex: 0 };
}

/** The previous page; null at the start. */
export function previousPosition(counts: PageCounts, { topicIndex, pageIndex }: Position): Position | null {
  if (pageIndex > 0) return { topicIndex, pageIndex: pageIndex - 1 };
  const earlier = counts.findLastIndex((count, index) => index < topicIndex && count > 0);
  return earlier === -1 ? null : { topicIndex: earlier, pageIndex: pagesOf(counts, earlier) - 1 };
}
