import { type RevisionPlan, rampDays } from '@repo/revision/memory';
import { Navigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useExamPlan } from '#src/exam/use-exam-plan.ts';
import { usePlan } from '#src/exam/use-plan.ts';
import { ScreenPending } from '#src/layout/screen-pending.tsx';
import { useScreenTitle } from '#src/navigation/use-screen-title.ts';
import { dayNumberOf, planFor } from '#src/revision/todays-reviews.ts';
import { useUser } from '#src/session/session.ts';
import { RampQuestion } from './ramp-question.tsx';
import { reviseCopy } from './revise-copy.ts';
import { ReviseEnd } from './revise-end.tsx';
import { RunningRevision } from './running-revision.tsx';
import { useRevision, useToday } from './use-session.ts';

/** Today's reviews, a card at a time. It is Super's; everyone else sees what practice will be. */
export function ReviseScreen() {
  useScreenTitle(reviseCopy.title);
  const { plan } = useUser();
  // A plan that ends in the middle of a revision ends it at the next visit, not in the middle.
  const [wasSuper] = useState(plan === 'Pro');
  return wasSuper || plan === 'Pro' ? <Revision /> : <Navigate to="/practice" replace />;
}

/** In the last days the student is asked once whether they take twice as many cards. */
function Revision() {
  const today = useToday();
  const { isLoading, known } = usePlan(true);
  const exam = useExamPlan(true);
  const choice = known?.plan ?? null;
  const plan = useMemo(() => planFor(choice, today), [choice, today]);
  if (isLoading) return <ScreenPending />;
  const isInRamp = today >= plan.examDay - rampDays(plan);
  if (exam?.plan?.examOn && exam.plan.ramp === 'unasked' && isInRamp && dayNumberOf(exam.plan.examOn) > today)
    return <RampQuestion exam={exam} choice={exam.plan} plan={plan} />;
  return <RevisionOfToday plan={plan} today={today} />;
}

function RevisionOfToday({ plan, today }: { plan: RevisionPlan; today: number }) {
  const revision = useRevision(plan, today);
  if (!revision) return <ScreenPending />;
  if (revision.session.queue.length === 0) return <ReviseEnd session={revision.session} plan={plan} />;
  return <RunningRevision revision={revision} examDay={plan.examDay} />;
}
