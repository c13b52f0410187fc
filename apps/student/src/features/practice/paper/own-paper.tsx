import { paperCopy } from 'virtual:messages/paper';
import { AlertDialog } from '@repo/ui/alert-dialog';
import { Button } from '@repo/ui/button';
import { useState } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import { RunningClock } from '#src/study/questions/running-clock.tsx';
import type { KeptPaper } from '#src/study/written/kept-paper.ts';
import { MarksText } from '#src/study/written/marks-text.tsx';
import { resultOf } from './paper-marks.ts';
import { openNumbers } from './paper-run.ts';
import { timeLeftText } from './paper-text.ts';

const titles = {
  running: paperCopy.openTitle,
  marking: paperCopy.toMarkTitle,
  marked: paperCopy.last,
} as const;
const ways = { running: paperCopy.goOn, marking: paperCopy.mark, marked: paperCopy.seeMarks } as const;

function HowFar({ kept, onLook }: { kept: KeptPaper; onLook: (nowMs: number) => void }) {
  const { sheet, answers } = kept;
  if (answers.phase === 'marking') return <p className="text-meta text-ink-2">{paperCopy.toMarkText}</p>;
  if (answers.phase === 'marked') {
    const { halves, outOfHalves } = resultOf(kept);
    return <MarksText {...{ halves, outOfHalves }} className="font-bold text-redpen" />;
  }
  const count = sheet.questions.length;
  return (
    <div className="flex items-center justify-between gap-3">
      <p>{paperCopy.answered({ n: count - openNumbers(sheet, answers).open.length, count })}</p>
      {answers.deadlineMs === null ? null : (
        <RunningClock deadlineMs={answers.deadlineMs} onTick={onLook} textOf={timeLeftText} />
      )}
    </div>
  );
}

/** The student's own paper: running, to be marked, or the last marked one. */
export function OwnPaper({
  kept,
  onLook,
  onOpen,
  onGiveUp,
}: {
  kept: KeptPaper;
  onLook: (nowMs: number) => void;
  onOpen: () => void;
  onGiveUp: () => void;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const opening = useAfterPaint(onOpen);
  const { phase } = kept.answers;
  return (
    <section className="grid gap-3 rounded-card bg-surface p-4 outline-ink" aria-labelledby="own-paper-title">
      <p className="text-caption text-ink-2">{kept.sheet.paper.name}</p>
      <h2 id="own-paper-title" className="-mt-2 text-h3">
        {titles[phase]}
      </h2>
      {phase === 'running' ? (
        <p lang={languageOfLines()} className="-mt-2 text-ink-2">
          {paperCopy.hinglish.resume}
        </p>
      ) : null}
      <HowFar kept={kept} onLook={onLook} />
      <Button
        variant={phase === 'marked' ? 'outlined' : 'primary'}
        onClick={opening.run}
        busy={opening.isWaiting}
        fullWidth
      >
        {ways[phase]}
      </Button>
      {phase === 'marked' ? null : (
        <Button variant="outlined" onClick={() => setIsAsking(true)} fullWidth>
          {paperCopy.giveUp}
        </Button>
      )}
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={paperCopy.giveUpTitle}
        description={paperCopy.giveUpText}
        confirmLabel={paperCopy.giveUp}
        cancelLabel={paperCopy.keepIt}
        onConfirm={onGiveUp}
      />
    </section>
  );
}
