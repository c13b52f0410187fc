import { dashboardCopy } from 'virtual:messages/dashboard';
import { examCopy } from 'virtual:messages/exam';
import { daysTo } from '@repo/contracts/exam-days.rules';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import { useToday } from '#src/platform/use-today.ts';
import { type DatedPaper, dateSheet, joinedNames, nextPapers } from '#src/study/exam-plan/date-sheet.ts';
import { DateSheetButton } from '#src/study/exam-plan/date-sheet-button.tsx';
import { ExamPlanOpener } from '#src/study/exam-plan/exam-plan-opener.tsx';
import { type ExamPlan, useExamPlan } from '#src/study/exam-plan/use-exam-plan.ts';
import { aboutMinutes } from '#src/study/next/about-minutes.ts';
import type { ToDo } from '#src/study/next/to-do.ts';
import { useNameOf } from '#src/study/next/to-do-view.tsx';
import { useDetails } from '#src/study/next/use-details.ts';
import { useStudyDays } from '#src/study/streak/use-study-days.ts';

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

/** A streak of two days or more, in words; null before, undefined while unknown. */
function useStreakText(isSuper: boolean): string | null | undefined {
  const { known, isOutOfReach, hasFailed } = useStudyDays(isSuper);
  if (!known && !isOutOfReach && !hasFailed) return undefined;
  const days = known?.streak.days ?? 0;
  return days > 1 ? dashboardCopy.streak({ days }) : null;
}

/** How far away the exam is, in words. */
function examText(daysLeft: number): string {
  if (daysLeft > 1) return dashboardCopy.daysToExam({ days: daysLeft });
  if (daysLeft === 1) return dashboardCopy.examTomorrow;
  return daysLeft === 0 ? dashboardCopy.examToday : dashboardCopy.examOver;
}

/** The next papers of the date sheet, by name; null when all are over. */
function paperText(sheet: readonly DatedPaper[], today: string): string | null {
  const [next, ...others] = nextPapers(sheet, today);
  if (!next) return null;
  const papers = joinedNames([next, ...others]);
  const days = daysTo(next.day, today);
  if (days > 1) return dashboardCopy.daysToPaper({ days, papers });
  if (days === 1) return dashboardCopy.paperTomorrow({ papers });
  const later = nextPapers(
    sheet.filter(({ day }) => day > today),
    today,
  );
  const then = later[0] && {
    days: daysTo(later[0].day, today),
    papers: joinedNames(later),
  };
  return [dashboardCopy.paperToday({ papers }), then && dashboardCopy.thenPaper(then)]
    .filter(Boolean)
    .join(' ');
}

/** What Home says about the exams, and whether none is to come. */
function examLine(
  examOn: string | null | undefined,
  sheet: readonly DatedPaper[],
  today: string,
): { text: string; isOver: boolean } | null {
  if (!examOn) return null;
  const daysLeft = daysTo(examOn, today);
  const [next] = nextPapers(sheet, today);
  const isFirstNext = daysLeft >= 0 && (!next || examOn < next.day);
  if (sheet.length === 0 || isFirstNext) return { text: examText(daysLeft), isOver: daysLeft < 0 };
  const text = paperText(sheet, today);
  return { text: text ?? dashboardCopy.papersOver, isOver: text === null };
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
 * For Super: days to the exam, today's plan in minutes and the streak, or the question when the exam is. As tall as its
 * texts from the start, and they arrive together in its middle, so that nothing moves.
 */
export function TodayLine({ tasks }: { tasks: readonly ToDo[] | 'loading' }) {
  const { plan } = useUser();
  const exam = useExamPlan(plan === 'Pro');
  const library = useLibrary();
  const today = useToday();
  const planText = usePlanText(tasks === 'loading' ? [] : tasks);
  const streakText = useStreakText(plan === 'Pro');
  const [isKnown, setIsKnown] = useState(false);
  if (plan !== 'Pro') return null;
  const small = [planText, streakText].filter(Boolean).join(' · ');
  if (!isKnown && tasks !== 'loading' && streakText !== undefined) setIsKnown(true);
  const sheet = exam ? dateSheet(library, exam) : [];
  const line = examLine(exam?.plan?.examOn, sheet, today);
  const isUnasked = exam !== null && exam.plan === null;
  const title = isUnasked ? examCopy.question : line?.text;
  return (
    <div className="flex min-h-17 flex-wrap content-center items-center justify-between gap-x-2 sm:min-h-12">
      {isKnown ? (
        <>
          <div className="min-w-0 flex-1 basis-44">
            {title ? <p className="break-words font-bold">{title}</p> : null}
            {small ? <p className="break-words text-meta text-ink-2">{small}</p> : null}
          </div>
          {isUnasked ? <ChooseDay exam={exam} label={examCopy.choose} /> : null}
          {exam && line && !line.isOver && sheet.length > 0 ? <DateSheetButton exam={exam} /> : null}
          {exam && line?.isOver ? <ChooseDay exam={exam} label={dashboardCopy.nextExam} /> : null}
        </>
      ) : null}
    </div>
  );
}
