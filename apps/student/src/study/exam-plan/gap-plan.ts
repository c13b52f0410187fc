import { daysTo } from '@repo/contracts/exam-days.rules';
import type { PaperResult } from '@repo/contracts/progress';
import type { RevisionPlanReply } from '@repo/contracts/revision.plan';
import { amountOn } from '@repo/revision/memory';
import type { Library } from '#src/content/library/library.ts';
import { dayNumberOf, planFor } from '#src/study/reviews/todays-reviews.ts';
import { examsAhead } from './date-sheet.ts';
import { paperToSit } from './paper-to-sit.ts';

/** One day before a paper: its cards, and what to do after them. */
export type GapDay = { day: string; cards: number; after: 'paper' | 'unit' | 'rest' };

/** Days before a paper that are planned one by one. */
const gapDaysMax = 7;
const dayMs = 24 * 3_600_000;
const eveningOf = (day: string) => new Date(`${day}T23:00:00+05:30`);

/**
 * The days from today to the next paper, as Home will offer them; empty when it is more than a week away.
 * @param sat papers taken
 */
export function gapPlan(
  library: Library,
  known: RevisionPlanReply,
  sat: readonly Pick<PaperResult, 'paperId' | 'createdAt'>[],
  today: string,
  paperDay: string,
): GapDay[] {
  const left = daysTo(paperDay, today);
  if (left < 1 || left > gapDaysMax) return [];
  const taken = [...sat];
  return Array.from({ length: left }, (_, ahead): GapDay => {
    const now = new Date(eveningOf(today).getTime() + ahead * dayMs);
    const day = new Date(Date.parse(today) + ahead * dayMs).toISOString().slice(0, 10);
    const cards = amountOn(dayNumberOf(day), planFor(known, dayNumberOf(day)));
    if (ahead === left - 1) return { day, cards, after: 'rest' };
    const next = paperToSit(library.listPapers(), taken, examsAhead(library, known, now).of, now);
    if (next) taken.push({ paperId: next.paper._id, createdAt: now.toISOString() });
    return { day, cards, after: next ? 'paper' : 'unit' };
  });
}
