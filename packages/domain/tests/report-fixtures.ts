import type { ReportedGroup, ReportedItem, SendReportInput, SolvedReports } from '@repo/contracts/reports';
import { questionItem } from '@repo/revision/memory';
import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { createStudent } from '#src/testing/index.ts';
import { ctx } from './fresh-database.ts';

export const chapterId = 'econ-1';
/** Items of the sample's first chapter; the question is the second of its test. */
export const card = { chapterId, kind: 'card', itemId: 'econ-1-card-1' } as const;
export const page = { chapterId, kind: 'page', itemId: 'econ-1-t1-p2' } as const;
export const written = { chapterId, kind: 'written', itemId: 'econ-1-written-1' } as const;
export const question = {
  chapterId,
  kind: 'question',
  itemId: questionItem(chapterId, { question: 'Q2' }),
} as const;

/** A student with Super. */
export const superStudent = (name = 'Asha'): Promise<UserContext> =>
  createStudent(ctx, { name, expiryDate: new Date(ctx.time.now.getTime() + 1e11) });

let reports = 0;
/** A report of the card with a unique id. */
export const report = (part: Partial<SendReportInput> = {}): SendReportInput => ({
  ...{ ...card, reportId: `report-${++reports}`, fault: 'answer', note: '' },
  ...part,
});
export const send = (from: UserContext, item: ReportedItem, part: Partial<SendReportInput> = {}) =>
  domain.sendReport(from, report({ ...item, ...part }));

export const list = async (state: 'open' | 'solved' = 'open'): Promise<ReportedGroup[]> =>
  (await domain.listReports(ctx, { state })).groups;
/** Solves the open reports of the item. */
export async function solve(item: ReportedItem, thanks = '', reason = ''): Promise<SolvedReports> {
  const group = (await list()).find(({ itemId }) => itemId === item.itemId);
  return domain.solveReports(ctx, {
    ...item,
    newestAt: group?.newestAt ?? ctx.time.now.toISOString(),
    thanks,
    reason,
  });
}
export const reopen = (item: ReportedItem, solvedAt: string | null | undefined) =>
  domain.reopenReports(ctx, { ...item, solvedAt: solvedAt ?? '' });
