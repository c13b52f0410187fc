import { reviseCopy } from 'virtual:messages/revise';
import type { RevisionPlanChoice } from '@repo/contracts/revision.plan';
import { amountOn, type RevisionPlan } from '@repo/revision/memory';
import { Button } from '@repo/ui/button';
import { Card } from '@repo/ui/card';
import { MarginPage } from '@repo/ui/margin-page';
import { useEffect, useState } from 'react';
import { useUser } from '#src/platform/session/session.ts';
import { exchangeFirst } from '#src/study/cards/review-card.ts';
import type { ExamPlan } from '#src/study/exam-plan/use-exam-plan.ts';
import { readStates } from '#src/study/reviews/read-states.ts';
import { useToday } from './use-session.ts';

/** Number of items reviewed on any device and not suspended; null while unknown. */
function useCardCount(): number | null {
  const { id: userId } = useUser();
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isWanted = true;
    void exchangeFirst(userId)
      .then(() => readStates(userId))
      .then((states) => {
        const remembered = [...states.values()].filter(({ memory, isSuspended }) => memory && !isSuspended);
        if (isWanted) setCount(remembered.length);
      });
    return () => {
      isWanted = false;
    };
  }, [userId]);
  return count;
}

/**
 * Asked once near the exam: twice as many cards a day, and what that achieves. Neither answer is preferred.
 */
export function RampQuestion({
  exam,
  choice,
  plan,
}: {
  exam: ExamPlan;
  choice: RevisionPlanChoice;
  plan: RevisionPlan;
}) {
  const today = useToday();
  const count = useCardCount();
  const left = plan.examDay - today;
  const twice = amountOn(today, { ...plan, hasRamp: true });
  const reviews = left * twice;
  const { startedOn: _, ...chosen } = choice;
  return (
    <MarginPage className="py-6 md:py-8">
      <div className="grid max-w-page gap-4">
        <h1>{reviseCopy.title}</h1>
        <Card>
          <h2>{reviseCopy.rampTitle({ days: left })}</h2>
          <p className="mt-1">{reviseCopy.rampText({ amount: twice })}</p>
          {count === null ? null : (
            <p className="mt-1 text-meta text-ink-2">
              {count <= reviews ? reviseCopy.rampAll({ count }) : reviseCopy.rampPart({ reviews, count })}
            </p>
          )}
          <div className="mt-4 flex flex-wrap gap-3">
            <Button onClick={() => exam.choose({ ...chosen, ramp: 'accepted' })}>
              {reviseCopy.rampYes({ amount: twice })}
            </Button>
            <Button variant="outlined" onClick={() => exam.choose({ ...chosen, ramp: 'refused' })}>
              {reviseCopy.rampNo({ amount: plan.dailyAmount })}
            </Button>
          </div>
        </Card>
      </div>
    </MarginPage>
  );
}
