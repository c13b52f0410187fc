import { daysTo } from '@repo/contracts/exam-days.rules';
import { daysBetweenPapers, lastDays } from '@repo/contracts/limits/revision';
import { areLevels } from '@repo/contracts/papers.rules';
import type { PaperResult } from '@repo/contracts/progress';
import { studyDay } from '@repo/contracts/progress.rules';
import type { LibraryPaper } from '#src/content/library/library.ts';

/** A board paper to take, and the days to its exam. */
export type PaperToSit = { verb: 'paper'; paper: LibraryPaper; daysLeft: number };

const dayMs = 24 * 3_600_000;

/**
 * Days in India from today to the exam; null without a future date.
 * @param examOn such as 2027-02-15
 */
export function daysUntil(examOn: string | null | undefined, now: Date): number | null {
  const days = examOn ? daysTo(examOn, studyDay(now)) : 0;
  return days > 0 ? days : null;
}

/** Whether the exam is near enough to offer papers. */
export const arePapersDue = (daysLeft: number | null): daysLeft is number =>
  daysLeft !== null && daysLeft <= lastDays;

/**
 * The paper to offer before the exam: of the nearest exam one not taken yet, else the one taken longest ago. Of
 * the levels of a subject, such as Standard and Basic, only the one taken last, else the first. Null before that
 * period, and for three days after any paper.
 * @param sat papers taken
 * @param daysLeftOf days to the exam of a paper; null for none
 */
export function paperToSit(
  papers: readonly LibraryPaper[],
  sat: readonly Pick<PaperResult, 'paperId' | 'createdAt'>[],
  daysLeftOf: (paper: LibraryPaper) => number | null,
  now: Date,
): PaperToSit | null {
  const satAt = new Map<string, number>();
  for (const { paperId, createdAt } of sat)
    satAt.set(paperId, Math.max(satAt.get(paperId) ?? 0, Date.parse(createdAt)));
  const latest = Math.max(0, ...satAt.values());
  if (now.getTime() - latest < daysBetweenPapers * dayMs) return null;
  const due = papers.flatMap((paper) => {
    const daysLeft = daysLeftOf(paper);
    return arePapersDue(daysLeft) ? [{ paper, daysLeft, satMs: satAt.get(paper._id) ?? 0 }] : [];
  });
  const latestFirst = papers.toSorted(
    (one, other) => (satAt.get(other._id) ?? 0) - (satAt.get(one._id) ?? 0),
  );
  const next = due
    .toSorted((one, other) => one.daysLeft - other.daysLeft || one.satMs - other.satMs)
    .find(({ paper }) => latestFirst.find((level) => areLevels(level, paper)) === paper);
  return next ? { verb: 'paper', paper: next.paper, daysLeft: next.daysLeft } : null;
}
