import { numbersText, sectionText, timeLeftText } from './paper-text.ts';
import '#src/platform/layout/alone-screen.css';
import { paperCopy } from 'virtual:messages/paper';
import { questionsCopy } from 'virtual:messages/questions';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button, IconButton } from '@repo/ui/button';
import { clsx } from 'clsx';
import { LayoutGrid, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { useAwakeScreen } from '#src/platform/fullscreen/awake-screen.ts';
import { useFullscreen } from '#src/platform/fullscreen/fullscreen.ts';
import { useZenMode } from '#src/platform/fullscreen/zen-mode.ts';
import { ActionBar } from '#src/platform/layout/action-bar.tsx';
import { useTypingChoice } from '#src/study/questions/answer-entry.tsx';
import { RunningClock } from '#src/study/questions/running-clock.tsx';
import { testNowMs } from '#src/study/questions/test-clock.ts';
import type { KeptPaper } from '#src/study/written/kept-paper.ts';
import { Palette } from './palette.tsx';
import { PaperQuestion } from './paper-question.tsx';
import { openNumbers } from './paper-run.ts';
import type { SendToPaper } from './use-paper.ts';

type Asking = 'nothing' | 'toLeave' | 'toHandIn';

/** A running paper: exit and clock at the top, one question, and the question overview. */
export function RunningPaper({
  kept: { sheet, answers },
  send,
  onLeave,
}: {
  kept: KeptPaper;
  send: SendToPaper;
  onLeave: () => void;
}) {
  const [asking, setAsking] = useState<Asking>('nothing');
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const typing = useTypingChoice(answers.given.some(({ typed }) => typed?.some((text) => text !== null)));
  // A dialog that opens another question focuses that one, not its own button.
  const isGoing = useRef(false);
  const { isZenMode } = useZenMode();
  useFullscreen(true);
  useAwakeScreen(answers.deadlineMs !== null);
  const { index, deadlineMs } = answers;
  const asked = sheet.questions[index];
  const given = answers.given[index];
  if (!asked || !given) return null;
  const section = sheet.sections.findLast(({ first, count }) => count > 0 && first <= index);
  const isLast = index === sheet.questions.length - 1;
  const goTo = (at: number) => send({ type: 'goTo', at });
  const onward = () => (isLast ? setAsking('toHandIn') : goTo(index + 1));
  const { open, flagged, unread } = openNumbers(sheet, answers);
  const close = (isOpen: boolean) => {
    if (!isOpen) setAsking('nothing');
  };
  return (
    <div className="alone-screen flex min-h-dvh flex-col">
      <header
        data-toasts-below
        className={clsx(
          'alone-header sticky top-0 z-31 flex items-center gap-1 border-b-[1.5px] border-line bg-surface pl-1 pr-4 md:px-4',
          // Leave room for the button that leaves zen mode.
          isZenMode && 'md:pr-48',
        )}
      >
        <IconButton label={paperCopy.leave} className="!text-ink" onClick={() => setAsking('toLeave')}>
          <X size={22} aria-hidden="true" />
        </IconButton>
        <h1 className="mr-auto line-clamp-2 min-w-0 font-heading text-[min(1.0625rem,7vw)] leading-[1.18] md:text-h3">
          {sheet.paper.name}
        </h1>
        {deadlineMs === null ? null : (
          <span className="flex shrink-0">
            <RunningClock
              deadlineMs={deadlineMs}
              onTick={(nowMs) => send({ type: 'look', nowMs })}
              textOf={timeLeftText}
            />
          </span>
        )}
      </header>
      <ChapterFigures chapterId={asked.chapterId} isAlone>
        <PaperQuestion
          key={index}
          at={index}
          asked={asked}
          given={given}
          sectionName={section ? sectionText(section.name, section.title) : ''}
          {...{ send, typing }}
          onNext={onward}
          onPalette={() => setIsPaletteOpen(true)}
        />
      </ChapterFigures>
      <ActionBar>
        <Button variant="outlined" onClick={() => goTo(index - 1)} disabled={index === 0} className="!px-3.5">
          {paperCopy.previous}
        </Button>
        <Button
          variant="quiet"
          className="!px-2 tabular-nums"
          aria-haspopup="dialog"
          aria-label={`${paperCopy.palette}, ${paperCopy.place({ n: index + 1, count: sheet.questions.length })}`}
          onClick={() => setIsPaletteOpen(true)}
        >
          <LayoutGrid size={20} aria-hidden="true" className="shrink-0" />
          {paperCopy.place({ n: index + 1, count: sheet.questions.length })}
        </Button>
        <Button onClick={onward} className="min-w-20 !px-3.5">
          {isLast ? paperCopy.handIn : paperCopy.next}
        </Button>
      </ActionBar>
      <Palette
        isOpen={isPaletteOpen}
        sheet={sheet}
        answers={answers}
        finalFocus={() => !isGoing.current}
        onClose={() => {
          isGoing.current = false;
          setIsPaletteOpen(false);
        }}
        onGoTo={(at) => {
          isGoing.current = at !== index;
          setIsPaletteOpen(false);
          goTo(at);
        }}
        onHandIn={() => {
          isGoing.current = true;
          setIsPaletteOpen(false);
          setAsking('toHandIn');
        }}
      />
      <AlertDialog
        open={asking === 'toHandIn'}
        onOpenChange={close}
        tone="primary"
        title={paperCopy.handInTitle}
        description={paperCopy.openQuestions({ count: open.length, numbers: numbersText(open) })}
        confirmLabel={paperCopy.handIn}
        cancelLabel={paperCopy.goOnWriting}
        onConfirm={() => send({ type: 'handIn', nowMs: testNowMs() })}
      >
        {unread.length > 0 ? (
          <p className="text-ink-2">{paperCopy.unreadQuestions({ numbers: numbersText(unread) })}</p>
        ) : null}
        {flagged.length > 0 ? (
          <p className="text-ink-2">{paperCopy.flaggedQuestions({ numbers: numbersText(flagged) })}</p>
        ) : null}
      </AlertDialog>
      <AlertDialog
        open={asking === 'toLeave'}
        onOpenChange={close}
        tone="primary"
        title={paperCopy.leaveTitle}
        description={deadlineMs === null ? paperCopy.leaveText : paperCopy.leaveTextClock}
        confirmLabel={questionsCopy.leave}
        cancelLabel={questionsCopy.stay}
        onConfirm={onLeave}
      />
    </div>
  );
}
