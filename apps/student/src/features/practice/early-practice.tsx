import { practiceCopy } from 'virtual:messages/practice';
import { markedTexts } from '@repo/contracts/items/question';
import { lazyOr } from '@repo/ui/lazy-or';
import { MarginPage } from '@repo/ui/margin-page';
import { markupNeeds } from '@repo/ui/markup-needs';
import { loadFormulas } from '@repo/ui/use-formulas';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { ScreenPending } from '#src/platform/layout/screen-pending.tsx';
import { useHeldUpdate } from '#src/platform/offline/new-version.ts';
import { PartMissing } from '#src/platform/offline/part-missing.tsx';
import { useUser } from '#src/platform/session/session.ts';
import type { PracticeSet } from '#src/study/questions/kept-practice.ts';
import { LeaveGuard } from '#src/study/questions/leave-guard.tsx';
import { ResumeCard } from '#src/study/questions/resume-card.tsx';
import { readPaperAnswers } from '#src/study/written/kept-paper.ts';
import { ChoosePractice } from './choose-practice.tsx';
import { PracticeHeading } from './practice-heading.tsx';
import { PracticeResults } from './practice-results.tsx';
import { RunningPractice } from './running-practice.tsx';
import { useChoice } from './use-choice.ts';
import { usePractice } from './use-practice.ts';
import { readRun } from './written/kept-run.ts';
import { KindChoice, type PracticeKind } from './written/kind-choice.tsx';
import { listWrittenSubjects } from './written/written-pool.ts';

const WrittenPractice = lazyOr(
  async () => (await import('./written/written-practice.tsx')).WrittenPractice,
  PracticeMissing,
);
const BoardPapers = lazyOr(
  async () => (await import('./paper/board-papers.tsx')).BoardPapers,
  PracticeMissing,
);

function PracticeMissing({ kindChoice }: { kindChoice: ReactNode }) {
  return (
    <>
      <PracticeHeading />
      <MarginPage className="grid gap-4 py-6">
        {kindChoice}
        <PartMissing />
      </MarginPage>
    </>
  );
}

/** Preload KaTeX before the first question, in case the network fails later. */
function loadFormulasFor({ questions }: PracticeSet): void {
  const texts = questions.flatMap((question) => [
    ...markedTexts(question).map(({ text }) => text),
    ...question.options,
  ]);
  if (texts.some((text) => markupNeeds(text) === 'formulas')) void loadFormulas();
}

/** Preselect the kind of an unfinished practice. */
function firstKind(userId: string): PracticeKind {
  const phase = readPaperAnswers(userId)?.phase;
  if (phase === 'running' || phase === 'marking') return 'paper';
  return readRun(userId) ? 'written' : 'questions';
}

/**
 * Calls `follow` when the student follows a link to a kind of practice on this screen, such as the suggested
 * next task after a paper.
 * @returns how many links were followed
 */
function useFollowedLinks(follow: (to: PracticeKind) => void): number {
  const navigate = useNavigate();
  const sentTo = useRouterState({ select: ({ location }) => location.state.practiceKind });
  const [count, setCount] = useState(0);
  const isOpen = useRef(false);
  useLayoutEffect(() => {
    if (sentTo && isOpen.current) {
      follow(sentTo);
      setCount((before) => before + 1);
    }
    isOpen.current = true;
    // Remove it, or later history entries would copy it and the same link couldn't be followed twice.
    if (sentTo)
      void navigate({
        ...{ to: '.', replace: true, resetScroll: false },
        state: (state) => ({ ...state, practiceKind: undefined }),
      });
  }, [sentTo]);
  return count;
}

/** Choose, answer, see what to revise. Leaving a running practice discards it; a reload or crash doesn't. */
export function EarlyPractice() {
  const { kept, set, run, dispatch, hints, start, resume, forget, giveUp } = usePractice();
  const choice = useChoice();
  const [isAgain, setIsAgain] = useState(false);
  const { id: userId } = useUser();
  const sentTo = useRouterState({ select: ({ location }) => location.state.practiceKind });
  const [kind, setKind] = useState<PracticeKind>(
    () => sentTo ?? (kept || run.phase === 'results' ? 'questions' : firstKind(userId)),
  );
  const visit = useFollowedLinks((to) => {
    setKind(to);
    if (run.phase === 'results') giveUp();
  });
  const wasChosen = useRef(false);
  const library = useLibrary();
  const writtenSubjects = listWrittenSubjects(library);
  const hasWritten = writtenSubjects.length > 0;
  // An unfinished paper stays available, whatever is published meanwhile.
  const [hasOwnPaper] = useState(() => readPaperAnswers(userId) !== null);
  const hasPapers = library.listPapers().length > 0 || hasOwnPaper;
  const chooseKind = (next: PracticeKind) => {
    setKind(next);
    const idsOf = (subjects: typeof writtenSubjects) =>
      subjects.flatMap(({ chapters }) => chapters.map(({ chapterId }) => chapterId));
    // The chosen chapters may have no written questions.
    if (next === 'written' && !idsOf(writtenSubjects).some((id) => choice.chapterIds.has(id)))
      choice.choose(idsOf(writtenSubjects.slice(0, 1)), true);
  };
  const kinds: PracticeKind[] = [
    'questions',
    ...(hasWritten ? (['written'] as const) : []),
    ...(hasPapers ? (['paper'] as const) : []),
  ];
  const kindChoice =
    kinds.length > 1 ? <KindChoice {...{ kind, kinds, wasChosen }} onKind={chooseKind} /> : null;
  const isWritten = kind === 'written' && (hasWritten || readRun(userId) !== null);
  const isPaper = kind === 'paper' && (hasPapers || readPaperAnswers(userId) !== null);
  const chooseAnew = () => {
    setIsAgain(true);
    giveUp();
  };
  const isRunning = run.phase === 'inProgress';
  useHeldUpdate(isRunning);

  return (
    <>
      <LeaveGuard
        title={practiceCopy.leaveTitle}
        text={practiceCopy.leaveText}
        isRunning={isRunning}
        onLeave={forget}
      />
      {run.phase === 'inProgress' && set ? (
        <RunningPractice {...{ set, run, dispatch, hints }} onEnd={chooseAnew} />
      ) : null}
      {run.phase === 'results' && set && !isPaper ? (
        <PracticeResults set={set} ended={run} onAgain={chooseAnew} />
      ) : null}
      {run.phase === 'notStarted' && kept && !isPaper ? (
        <div className="flex min-h-[calc(100dvh-8.5rem)] flex-col md:min-h-dvh">
          <PracticeHeading />
          <ResumeCard
            caption={practiceCopy.questionCount({ n: kept.answers.length })}
            title={practiceCopy.resumeTitle}
            line={practiceCopy.hinglish.resume}
            resumeLabel={practiceCopy.resume}
            afreshLabel={practiceCopy.startAgain}
            answers={kept.answers}
            typed={kept.typed}
            deadlineMs={kept.deadlineMs}
            onResume={resume}
            onAfresh={chooseAnew}
          />
        </div>
      ) : null}
      {run.phase === 'notStarted' && !kept && isWritten ? (
        <Suspense fallback={<ScreenPending />}>
          <WrittenPractice choice={choice} kindChoice={kindChoice} />
        </Suspense>
      ) : null}
      {!isRunning && isPaper ? (
        <Suspense fallback={<ScreenPending />}>
          <BoardPapers key={visit} kindChoice={kindChoice} />
        </Suspense>
      ) : null}
      {run.phase === 'notStarted' && !kept && !isWritten && !isPaper ? (
        <ChoosePractice
          choice={choice}
          kindChoice={kindChoice}
          takesFocus={isAgain}
          onStart={(chosen, minutes) => {
            loadFormulasFor(chosen);
            start(chosen, minutes);
          }}
        />
      ) : null}
    </>
  );
}
