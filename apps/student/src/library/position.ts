/** Where a student reads: which topic, which of its pages; both count from 0. */
export type Position = { topicIndex: number; pageIndex: number };

/** The number of pages of each topic, in order. */
export type PageCounts = readonly number[];

export const firstPosition: Position = { topicIndex: 0, pageIndex: 0 };

export function isSamePosition(one: Position, other: Position): boolean {
  return one.topicIndex === other.topicIndex && one.pageIndex === other.pageIndex;
}

type Topics = readonly { pages: readonly { _id: string }[] }[];

/** Where the page that is at `position` in one content is in another; the same position when it is not there. */
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
 * The nearest position that the content has: an index beyond the end is the last one, an empty topic gives way to
 * the next that has pages, else to the one before. Null when there is no page at all.
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

/** The page after this one, over the end of a topic too; null at the very end. */
export function nextPosition(counts: PageCounts, { topicIndex, pageIndex }: Position): Position | null {
  if (pageIndex + 1 < pagesOf(counts, topicIndex)) return { topicIndex, pageIndex: pageIndex + 1 };
  const later = counts.findIndex((count, index) => index > topicIndex && count > 0);
  return later === -1 ? null : { topicIndex: later, pageIndex: 0 };
}

/** The page before this one; null at the very start. */
export function previousPosition(counts: PageCounts, { topicIndex, pageIndex }: Position): Position | null {
  if (pageIndex > 0) return { topicIndex, pageIndex: pageIndex - 1 };
  const earlier = counts.findLastIndex((count, index) => index < topicIndex && count > 0);
  return earlier === -1 ? null : { topicIndex: earlier, pageIndex: pagesOf(counts, earlier) - 1 };
}
