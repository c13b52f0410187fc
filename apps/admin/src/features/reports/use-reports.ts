import type { ReportedGroup } from '@repo/contracts/reports';
import { toast } from '@repo/ui/toast';
import { useAtomValue } from 'jotai';
import { isSessionRefused, sentenceOf } from '#src/api/failures.ts';
import { trpc } from '#src/api/trpc.ts';
import { adminSessionAtom } from '#src/session/admin-session.ts';
import { reportsCopy } from './reports-copy.ts';

export type ReportState = 'open' | 'solved';
/** A message to the reporters, or why the item is right as it is; the other one is ''. */
export type ReportAnswer = { thanks: string; reason: string };

const itemOf = ({ chapterId, kind, itemId }: ReportedGroup) => ({ chapterId, kind, itemId });

/** Students' reports and the admin's actions. */
export function useReports(state: ReportState) {
  const isLoggedIn = useAtomValue(adminSessionAtom).kind === 'open';
  const queries = trpc.useUtils();
  const query = trpc.admin.reports.useQuery({ state }, { enabled: isLoggedIn });
  const solving = trpc.admin.solveReports.useMutation();
  const reopening = trpc.admin.reopenReports.useMutation();
  const askAgain = () =>
    Promise.all([queries.admin.reports.invalidate(), queries.admin.overview.invalidate()]);

  return {
    query,
    isSolving: solving.isPending,
    isReopening: reopening.isPending,
    /** @returns the error message; null once it is solved */
    async solve(group: ReportedGroup, said: ReportAnswer): Promise<string | null> {
      try {
        const { count, isOpen } = await solving.mutateAsync({
          ...itemOf(group),
          newestAt: group.newestAt,
          ...said,
        });
        if (count === 0) toast.info(reportsCopy.solveNone);
        else toast.success(isOpen ? reportsCopy.solveLeft : reportsCopy.solveDone);
        await askAgain();
        return null;
      } catch (error) {
        return sentenceOf(error, reportsCopy.solveFailed);
      }
    },
    /** @returns whether it worked */
    async reopen(group: ReportedGroup): Promise<boolean> {
      if (group.solvedAt === null || reopening.isPending) return false;
      try {
        const { count } = await reopening.mutateAsync({ ...itemOf(group), solvedAt: group.solvedAt });
        if (count === 0) toast.info(reportsCopy.reopenNone);
        else toast.success(reportsCopy.reopened);
        await askAgain();
        return true;
      } catch (error) {
        if (!isSessionRefused(error)) toast.error(sentenceOf(error, reportsCopy.reopenFailed));
        return false;
      }
    },
  };
}
