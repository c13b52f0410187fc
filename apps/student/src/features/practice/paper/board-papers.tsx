import { paperCopy } from 'virtual:messages/paper';
import { practiceCopy } from 'virtual:messages/practice';
import { type ReactNode, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useHeldUpdate } from '#src/platform/offline/new-version.ts';
import { useUser } from '#src/platform/session/session.ts';
import { LeaveGuard } from '#src/study/questions/leave-guard.tsx';
import { askedBefore, noteAsked } from './asked-before.ts';
import { type Drawn, drawSheet } from './draw-sheet.ts';
import { HandedIn } from './handed-in.tsx';
import { MarkPaper } from './mark-paper.tsx';
import { Mistakes } from './mistakes.tsx';
import { PaperCover } from './paper-cover.tsx';
import { PaperHome } from './paper-home.tsx';
import { PaperMarks } from './paper-marks-screen.tsx';
import { loadFormulasFor } from './paper-texts.ts';
import { RunningPaper } from './running-paper.tsx';
import { usePaper } from './use-paper.ts';

/** Current view: the list, a cover, the student's paper in any state, or its mistakes. */
type View = { is: 'home' | 'paper' | 'mistakes' } | { is: 'cover'; drawn: Drawn };

/**
 * Board papers: choose, answer, mark the written answers, see the marks. Leaving asks for confirmation and
 * loses nothing.
 */
export function BoardPapers({ kindChoice }: { kindChoice: ReactNode }) {
  const library = useLibrary();
  const { id: userId } = useUser();
  const { kept, start, send, forget } = usePaper();
  const [view, setView] = useState<View>({ is: 'home' });
  const [isBack, setIsBack] = useState(false);
  const [hasReadEnd, setHasReadEnd] = useState(true);
  const phase = kept?.answers.phase;
  const isRunning = view.is === 'paper' && phase === 'running';
  const goHome = () => {
    setIsBack(true);
    setView({ is: 'home' });
  };
  const name = view.is === 'cover' ? view.drawn.sheet.paper.name : kept?.sheet.paper.name;
  useScreenTitle(view.is === 'home' ? practiceCopy.title : (name ?? practiceCopy.title));
  useHeldUpdate(isRunning || (view.is === 'paper' && phase === 'marking'));

  if (view.is === 'cover')
    return (
      <PaperCover
        drawn={view.drawn}
        onBack={goHome}
        onPrint={() => noteAsked(userId, view.drawn.keys)}
        onStart={(hasClock) => {
          noteAsked(userId, view.drawn.keys);
          start(view.drawn.sheet, hasClock);
          setHasReadEnd(false);
          setView({ is: 'paper' });
        }}
      />
    );
  if (view.is === 'home' || !kept)
    return (
      <PaperHome
        kept={kept}
        kindChoice={kindChoice}
        takesFocus={isBack}
        onLook={(nowMs) => send({ type: 'look', nowMs })}
        onOpen={() => {
          if (kept) void loadFormulasFor(kept.sheet);
          setHasReadEnd(phase !== 'running');
          setView({ is: 'paper' });
        }}
        onGiveUp={forget}
        onChoose={(paper) => {
          const drawn = drawSheet(paper, library, askedBefore(userId));
          void loadFormulasFor(drawn.sheet);
          setView({ is: 'cover', drawn });
        }}
      />
    );
  if (view.is === 'mistakes') return <Mistakes kept={kept} onBack={() => setView({ is: 'paper' })} />;
  if (phase === 'marking')
    return hasReadEnd ? (
      <MarkPaper kept={kept} send={send} onLeave={goHome} />
    ) : (
      <HandedIn kept={kept} onMark={() => setHasReadEnd(true)} />
    );
  if (phase === 'marked')
    return <PaperMarks kept={kept} onMistakes={() => setView({ is: 'mistakes' })} onBack={goHome} />;
  return (
    <>
      <LeaveGuard
        title={paperCopy.leaveTitle}
        text={kept.answers.deadlineMs === null ? paperCopy.leaveText : paperCopy.leaveTextClock}
        isRunning={isRunning}
        onLeave={() => {}}
      />
      <RunningPaper kept={kept} send={send} onLeave={goHome} />
    </>
  );
}
