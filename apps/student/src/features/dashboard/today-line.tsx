import { dashboardCopy } from 'virtual:messages/dashboard';
import { examCopy } from 'virtual:messages/exam';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { useToday } from '#src/platform/use-today.ts';
import { ExamPlanOpener } from '#src/study/exam-plan/exam-plan-opener.tsx';
import { type ExamPlan, useExamPlan } from '#src/study/exam-plan/use-exam-plan.ts';
import { aboutMinutes } from '#src/study/next/about-minutes.ts';
import { daysTo } from '#src/study/next/paper-to-sit.ts';
import type { ToDo } from '#src/study/next/to-do.ts';
import { useNameOf } from '#src/study/next/to-do-view.tsx';
import { useDetails } from '#src/study/next/use-details.ts';

/** Tasks that aren't shown as today's second task. */
const withoutPlan: readonly ToDo['verb'][] = ['practise', 'invite', 'unlock', 'super'];

/** Such as 'Today: 20 cards, then Electricity · about 16 min'; null when the card below says it all. */
function usePlanText(tasks: readonly ToDo[]): string | null {
  const nameOf = useNameOf();
  const detailsOf = useDetails();
  const [first, second] = tasks;
  if (first?.verb !== 'revise' || !second || withoutPlan.includes(second.verb)) return null;
  const minutes = [first, second].reduce((sum, task) => sum + (detailsOf(task).minutes ?? 0), 0);
  return `${dashboardCopy.today({ cards: nameOf(first), next: nameOf(second) })} · ${aboutMinutes(minutes)}`;
}

/** How far away the exam is, in words. */
function examText(daysLeft: number): string {
  if (daysLeft > 1) return dashboardCopy.daysToExam({ days: daysLeft });
  if (daysLeft === 1) return dashboardCopy.examTomorrow;
  return daysLeft === 0 ? dashboardCopy.examToday : dashboardCopy.examOver;
}

function ChooseDay({ exam, label }: { exam: ExamPlan; label: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      <ExamPlanOpener plan={exam} open={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}

/**
 * For Super: days to the exam and today's plan in minutes, or the question when the exam is. One row from the
 * start, so that nothing below moves.
 */
export function TodayLine({ tasks }: { tasks: readonly ToDo[] }) {
  const { plan } = useUser();
  const exam = useExamPlan(plan === 'Pro');
  const today = useToday();
  const planText = usePlanText(tasks);
  if (plan !== 'Pro') return null;
  const examOn = exam?.plan?.examOn;
  const daysLeft = examOn ? daysTo(examOn, today) : null;
  const isUnasked = exam !== null && exam.plan === null;
  const title = isUnasked ? examCopy.question : daysLeft === null ? null : examText(daysLeft);
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-2">
      <div className="min-w-0 flex-1 basis-44">
        {title ? <p className="break-words font-bold">{title}</p> : null}
        {planText ? <p className="break-words text-meta text-ink-2">{planText}</p> : null}
      </div>
      {isUnasked ? <ChooseDay exam={exam} label={examCopy.choose} /> : null}
      {exam && daysLeft !== null && daysLeft < 0 ? (
        <ChooseDay exam={exam} label={dashboardCopy.nextExam} />
      ) : null}
    </div>
  );
}
