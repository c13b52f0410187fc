import { logistic } from './assumptions.ts';
import type { Simulated } from './simulate.ts';
import type { ChapterNow } from './subject.ts';

/** How well a chapter is known. It falls again as cards are forgotten. */
export type ChapterLevel = 'new' | 'learning' | 'steady' | 'examReady';

/** Chapters that share a level. */
export type Group = { id: string; chapterIds: readonly string[] };

/** Share of draws that must exceed a level's bar, a probability of a right answer. */
const sureShare = 0.8;
const bars = [
  ['examReady', 0.75],
  ['steady', 0.55],
] as const;

/**
 * @param counts first answers by chapter
 * @returns level by group id, for each group with a chapter of the subject
 */
export function levelsFrom(
  { chapterIds, draws }: Simulated,
  groups: readonly Group[],
  counts: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, ChapterNow>,
): Map<string, ChapterLevel> {
  const placeOf = new Map(chapterIds.map((id, place) => [id, place]));
  return new Map(
    groups.flatMap(({ id, chapterIds: wanted }): [string, ChapterLevel][] => {
      const places = wanted.flatMap((chapterId) => placeOf.get(chapterId) ?? []);
      if (places.length === 0) return [];
      if (!wanted.some((chapterId) => counts.has(chapterId))) {
        const isTouched = wanted.some(
          (chapterId) => now.get(chapterId)?.isRead || now.get(chapterId)?.isBegun,
        );
        return [[id, isTouched ? 'learning' : 'new']];
      }
      const chances = draws.map(
        (logits) => places.reduce((sum, place) => sum + logistic(logits[place] ?? 0), 0) / places.length,
      );
      const shareAbove = (bar: number) => chances.filter((chance) => chance > bar).length / draws.length;
      return [[id, bars.find(([, bar]) => shareAbove(bar) >= sureShare)?.[0] ?? 'learning']];
    }),
  );
}
