import { paperCopy } from 'virtual:messages/paper';
import { paperMarks, sessionText } from '@repo/contracts/papers.rules';
import { Card } from '@repo/ui/card';
import { MarginPage } from '@repo/ui/margin-page';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type LibraryPaper, useLibrary } from '#src/content/library/library.ts';
import { PracticeHeading } from '#src/features/practice/practice-heading.tsx';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import { minutesAllowed } from '#src/platform/study-needs.ts';
import type { KeptPaper } from '#src/study/written/kept-paper.ts';
import { EarlierPapers } from './earlier-papers.tsx';
import { OwnPaper } from './own-paper.tsx';
import { wholeMinutes } from './paper-run.ts';
import { hoursText } from './paper-text.ts';

/** A paper in the list. Generating it takes a moment, so the tap is shown first. */
function PaperRow({ paper, onChoose }: { paper: LibraryPaper; onChoose: () => void }) {
  const choosing = useAfterPaint(onChoose);
  return (
    <li>
      <button
        type="button"
        onClick={choosing.run}
        aria-busy={choosing.isWaiting || undefined}
        className="flex min-h-16 w-full items-center gap-3 rounded-card bg-surface px-4 py-3 text-left outline-ink hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block break-words font-heading text-h3">{paper.name}</span>
          <span className="block text-meta text-ink-2">
            {paperCopy.about({ board: paper.board, session: sessionText(paper.year) })}
          </span>
          <span className="block text-meta text-ink-2">
            {paperCopy.facts({
              marks: paperMarks(paper),
              time: hoursText(wholeMinutes(paper) - paper.readingMinutes),
            })}
          </span>
        </span>
        <ChevronRight size={22} aria-hidden="true" className="shrink-0 text-ink-3" />
      </button>
    </li>
  );
}

/** Available papers, the unfinished one, and earlier ones with their marks. */
export function PaperHome({
  kept,
  kindChoice,
  takesFocus,
  onLook,
  onOpen,
  onGiveUp,
  onChoose,
}: {
  kept: KeptPaper | null;
  kindChoice: ReactNode;
  takesFocus: boolean;
  /** Updates the clock of an open paper on this screen. */
  onLook: (nowMs: number) => void;
  onOpen: () => void;
  onGiveUp: () => void;
  onChoose: (paper: LibraryPaper) => void;
}) {
  const papers = useLibrary()
    .listPapers()
    .map((paper) => ({ ...paper, minutes: minutesAllowed(paper.minutes) }));
  const [hasGivenUp, setHasGivenUp] = useState(false);
  const isOpen = kept !== null && kept.answers.phase !== 'marked';
  return (
    <div className="flex min-h-[calc(100dvh-8.5rem)] flex-col md:min-h-dvh">
      <PracticeHeading key={String(hasGivenUp)} takesFocus={takesFocus || hasGivenUp} />
      <MarginPage className="flex-1 pt-1 pb-8">
        <div className="grid max-w-page items-start gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <div className="grid min-w-0 gap-6">
            {kindChoice}
            {kept ? (
              <OwnPaper
                kept={kept}
                onLook={onLook}
                onOpen={onOpen}
                onGiveUp={() => {
                  onGiveUp();
                  setHasGivenUp(true);
                }}
              />
            ) : null}
            {isOpen || papers.length === 0 ? null : (
              <section aria-labelledby="papers-title" className="grid gap-3">
                <h2 id="papers-title" className="text-h3">
                  {paperCopy.choose}
                </h2>
                <ul className="grid gap-3">
                  {papers.map((paper) => (
                    <PaperRow key={paper._id} paper={paper} onChoose={() => onChoose(paper)} />
                  ))}
                </ul>
                <p className="text-meta text-ink-2">{paperCopy.sent}</p>
              </section>
            )}
          </div>
          <Card>
            <EarlierPapers />
          </Card>
        </div>
      </MarginPage>
    </div>
  );
}
