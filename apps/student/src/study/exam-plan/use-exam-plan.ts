import type { RevisionPlanReply, SetRevisionPlanInput } from '@repo/contracts/revision.plan';
import { outbox } from '#src/study-log/outbox/outbox.ts';
import { usePlan } from './use-plan.ts';

export type ExamPlan = RevisionPlanReply & { choose: (choice: SetRevisionPlanInput) => void };

/** The account's plan and its options; null while unknown. */
export function useExamPlan(isWanted: boolean): ExamPlan | null {
  const { known } = usePlan(isWanted);
  return known && { ...known, choose: (choice) => void outbox.put({ kind: 'plan', choice }) };
}
