import { examCopy } from 'virtual:messages/exam';
import { profileCopy } from 'virtual:messages/profile';
import { dailyAmountDefault } from '@repo/contracts/limits/revision';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { useState } from 'react';
import { longDate } from '#src/platform/long-date.ts';
import { useUser } from '#src/platform/session/session.ts';
import { DateSheetButton } from '#src/study/exam-plan/date-sheet-button.tsx';
import { ExamPlanOpener } from '#src/study/exam-plan/exam-plan-opener.tsx';
import { useExamPlan } from '#src/study/exam-plan/use-exam-plan.ts';

/** A Super student's exam date and daily amount; renders nothing for others. */
export function ExamCard({ className }: { className?: string }) {
  const { plan } = useUser();
  const exam = useExamPlan(plan === 'Pro');
  const [isOpen, setIsOpen] = useState(false);
  if (!exam) return null;
  const { examOn = null, dailyAmount = dailyAmountDefault } = exam.plan ?? {};
  return (
    <Card className={className}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-meta text-ink-2">{examCopy.title}</h2>
          <p className="font-bold">
            {examCopy.line({ day: examOn ? longDate(examOn) : examCopy.noDay, amount: dailyAmount })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          {examOn ? <DateSheetButton exam={exam} /> : null}
          <Button variant="outlined" size="sm" onClick={() => setIsOpen(true)}>
            {profileCopy.change}
            <span className="sr-only"> {examCopy.title}</span>
          </Button>
        </div>
      </div>
      <ExamPlanOpener plan={exam} open={isOpen} onOpenChange={setIsOpen} />
    </Card>
  );
}
