import { numbersText } from './paper-text.ts';
import '#src/platform/layout/alone-screen.css';
import { paperCopy } from 'virtual:messages/paper';
import { writtenCopy } from 'virtual:messages/written';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button, IconButton } from '@repo/ui/button';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { ChapterFigures } from '#src/content/figures/chapter-figures.tsx';
import { useFullscreen } from '#src/platform/fullscreen/fullscreen.ts';
import { useZenMode } from '#src/platform/fullscreen/zen-mode.ts';
import { ActionBar } from '#src/platform/layout/action-bar.tsx';
import type { KeptPaper } from '#src/study/written/kept-paper.ts';
import { MarksText } from '#src/study/written/marks-text.tsx';
import { MarkAnswer } from './mark-answer.tsx';
import { marksOf } from './paper-marks.ts';
import { writtenIndexes } from './paper-run.ts';
import type { SendToPaper } from './use-paper.ts';

/**
 * Marking after handing in: written answers one by one, point by point. Every tick is stored, so leaving
 * loses nothing. Keys: digits tick, Enter goes to the next.
 */
export function MarkPaper({
  kept: { sheet, answers },
  send,
  onLeave,
}: {
  kept: KeptPaper;
  send: SendToPaper;
  onLeave: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const { isZenMode } = useZenMode();
  useFullscreen(true);
  const indexes = writtenIndexes(sheet);
  const place = Math.max(0, indexes.indexOf(answers.index));
  const at = indexes[place] ?? 0;
  const asked = sheet.questions[at];
  const given = answers.given[at];
  if (asked?.kind !== 'written' || !given) return null;
  const withoutTick = indexes.flatMap((index) => {
    const number = sheet.questions[index]?.number;
    return number !== undefined && !answers.given[index]?.ticked.includes('1') ? [number] : [];
  });
  const next = indexes[place + 1];
  const before = indexes[place - 1];
  const onward = () => (next === undefined ? setIsAsking(true) : send({ type: 'goTo', at: next }));
  const { halves, outOfHalves } = marksOf(asked, given);

  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element;
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (target.closest('[role="dialog"], [role="alertdialog"]')) return;
    if (event.key === 'Enter' && !target.closest('button, a, summary') && !event.repeat) {
      event.preventDefault();
      onward();
      return;
    }
    const point = event.key.length === 1 ? '123456789'.indexOf(event.key) : -1;
    const alternative = given.alternative === null ? ['a', 'b'].indexOf(event.key.toLowerCase()) : -1;
    if (point < 0 && alternative < 0) return;
    event.preventDefault();
    send(point >= 0 ? { type: 'tick', at, point } : { type: 'chooseAlternative', at, alternative });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the form controls inside it
    <div className="alone-screen flex min-h-dvh flex-col" onKeyDown={onKeyDown}>
      <header
        data-toasts-below
        className={clsx(
          'alone-header sticky top-0 z-31 flex items-center gap-1 border-b-[1.5px] border-line bg-surface pl-1 pr-4 md:px-4',
          // Leave room for the button that leaves zen mode.
          isZenMode && 'md:pr-48',
        )}
      >
        <IconButton label={paperCopy.leaveMarking} className="!text-ink" onClick={onLeave}>
          <X size={22} aria-hidden="true" />
        </IconButton>
        <h1 className="mr-auto font-heading text-[1.0625rem] leading-5 md:text-h3">
          {paperCopy.markingTitle}
        </h1>
        <span className="shrink-0 text-meta text-ink-2 tabular-nums">
          {paperCopy.answerOf({ n: place + 1, count: indexes.length })}
        </span>
      </header>
      <ChapterFigures chapterId={asked.chapterId} isAlone>
        <MarkAnswer
          key={at}
          asked={asked}
          given={given}
          onChoose={(alternative) => send({ type: 'chooseAlternative', at, alternative })}
          onTick={(point) => send({ type: 'tick', at, point })}
        />
      </ChapterFigures>
      <ActionBar>
        <Button
          variant="outlined"
          disabled={before === undefined}
          onClick={() => before !== undefined && send({ type: 'goTo', at: before })}
          className="!px-3.5"
        >
          {paperCopy.previous}
        </Button>
        <span role="status" className="text-center font-heading text-h3 text-redpen">
          {given.alternative === null ? (
            <span className="font-normal text-ink-2 text-meta">{writtenCopy.chooseFirst}</span>
          ) : (
            <MarksText {...{ halves, outOfHalves }} />
          )}
        </span>
        <Button onClick={onward} className="min-w-20 !px-3.5">
          {next === undefined ? paperCopy.seeAllMarks : paperCopy.next}
        </Button>
      </ActionBar>
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        tone="primary"
        title={paperCopy.countTitle}
        description={paperCopy.countText}
        confirmLabel={paperCopy.count}
        cancelLabel={paperCopy.goOnMarking}
        onConfirm={() => send({ type: 'endMarking' })}
      >
        {withoutTick.length > 0 ? (
          <p className="text-ink-2">{paperCopy.withoutTick({ numbers: numbersText(withoutTick) })}</p>
        ) : null}
      </AlertDialog>
    </div>
  );
}
