import { examCopy } from 'virtual:messages/exam';
import { dailyAmountDefault } from '@repo/contracts/limits/revision';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { ExamPlanOpener } from './exam-plan-opener.tsx';
import { useExamPlan } from './use-exam-plan.ts';

/** Asks Super students once, after a finished chapter, for their exam date. Either answer dismisses it. */
export function ExamQuestion({ className }: { className?: string }) {
  const { plan } = useUser();
  const exam = useExamPlan(plan === 'Pro');
  const [isOpen, setIsOpen] = useState(false);
  if (!exam || (exam.plan && !isOpen)) return null;
  return (
    <Card className={className}>
      <h2 className="text-body font-bold">{examCopy.question}</h2>
      <p className="mt-1 text-meta text-ink-2">{examCopy.questionText}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button variant="outlined" onClick={() => setIsOpen(true)}>
          {examCopy.choose}
        </Button>
        <Button
          variant="quiet"
          onClick={() => exam.choose({ examOn: null, dailyAmount: dailyAmountDefault, ramp: 'unasked' })}
        >
          {examCopy.notNow}
        </Button>
      </div>
      <ExamPlanOpener plan={exam} open={isOpen} onOpenChange={setIsOpen} />
    </Card>
  );
}
