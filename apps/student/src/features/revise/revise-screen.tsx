import { reviseCopy } from 'virtual:messages/revise';
import { rampDays } from '@repo/revision/memory';
import { Navigate } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { ScreenPending } from '#src/platform/layout/screen-pending.tsx';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useUser } from '#src/platform/session/session.ts';
import { useExamPlan } from '#src/study/exam-plan/use-exam-plan.ts';
import { usePlan } from '#src/study/exam-plan/use-plan.ts';
import { dayNumberOf, examDayIn, planFor, type StudentPlan } from '#src/study/reviews/todays-reviews.ts';
import { RampQuestion } from './ramp-question.tsx';
import { ReviseEnd } from './revise-end.tsx';
import { RunningRevision } from './running-revision.tsx';
import { useRevision, useToday } from './use-session.ts';

/**
 * Today's reviews one at a time, or the mistakes of one chapter. For Super students; others see the practice
 * placeholder.
 */
export function ReviseScreen({ mistakesOf }: { mistakesOf?: string }) {
  useScreenTitle(reviseCopy.title);
  const { plan } = useUser();
  // A plan that expires during a revision takes effect on the next visit.
  const [wasSuper] = useState(plan === 'Pro');
  return wasSuper || plan === 'Pro' ? (
    <Revision mistakesOf={mistakesOf} />
  ) : (
    <Navigate to="/practice" replace />
  );
}

/** Near the exam, asks once whether to double the number of cards. */
function Revision({ mistakesOf }: { mistakesOf?: string }) {
  const today = useToday();
  const { isLoading, known } = usePlan(true);
  const exam = useExamPlan(true);
  const plan = useMemo(() => planFor(known, today), [known, today]);
  if (isLoading) return <ScreenPending />;
  const isInRamp = today >= plan.examDay - rampDays(plan);
  if (mistakesOf) return <RevisionOfToday {...{ plan, today, mistakesOf }} />;
  if (exam?.plan?.examOn && exam.plan.ramp === 'unasked' && isInRamp && dayNumberOf(exam.plan.examOn) > today)
    return <RampQuestion exam={exam} choice={exam.plan} plan={plan} />;
  return <RevisionOfToday plan={plan} today={today} />;
}

function RevisionOfToday({
  plan,
  today,
  mistakesOf,
}: {
  plan: StudentPlan;
  today: number;
  mistakesOf?: string;
}) {
  const library = useLibrary();
  const revision = useRevision(plan, today, mistakesOf);
  if (!revision) return <ScreenPending />;
  const { session, kinds } = revision;
  if (session.queue.length === 0 && !session.shown)
    return <ReviseEnd {...{ session, plan, kinds, mistakesOf }} />;
  const subjectId = library.findChapter(revision.top?.chapterId)?.subjectId;
  return <RunningRevision revision={revision} examDay={examDayIn(plan, subjectId)} />;
}
