import { notesCopy } from 'virtual:messages/notes';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { subjectStyle } from '@repo/ui/subject-theme';
import { useEffect, useRef } from 'react';
import { useCharacter } from '#src/account/character/use-character.ts';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import { focusIfUnclaimed } from '#src/platform/navigation/focus-if-unclaimed.ts';

/** Placeholder lines: the text isn't loaded yet. */
function BlurredLines() {
  const widths = [
    '62%',
    '94%',
    '88%',
    '97%',
    '41%',
    '92%',
    '85%',
    '96%',
    '58%',
    '90%',
    '93%',
    '37%',
    '88%',
    '95%',
  ];
  return (
    <div
      aria-hidden="true"
      inert
      className="ruled-sheet margin-page absolute inset-0 overflow-hidden blur-[3px]"
    >
      {widths.map((width, index) => (
        <div key={width + String(index)} className="flex h-[var(--rule)] items-center">
          <div className="h-3 rounded-full bg-line" style={{ width }} />
        </div>
      ))}
    </div>
  );
}

/** Title page of the notes over blurred lines: where to continue, and one button. */
export function NotesCover({
  chapterName,
  subjectName,
  color,
  topicName,
  pageText,
  chapterText,
  isVeryStart,
  openedFrom,
  onStart,
}: {
  chapterName: string;
  subjectName: string;
  color: string | null;
  topicName: string;
  pageText: string;
  /** Topics, pages and minutes of the whole chapter. */
  chapterText: string;
  isVeryStart: boolean;
  /** What had the focus when the notes were opened, since the cover may render later. */
  openedFrom: Element | null;
  onStart: () => void;
}) {
  const { character } = useCharacter();
  const button = useRef<HTMLButtonElement>(null);
  const starting = useAfterPaint(onStart);
  useEffect(() => focusIfUnclaimed(button.current, openedFrom), []);
  return (
    <div className="relative grid min-h-[min(34rem,calc(100dvh-8rem))] flex-1 place-items-center overflow-hidden px-4 py-6">
      <BlurredLines />
      <section
        className="subject-scope relative w-full max-w-90 overflow-clip rounded-card outline-ink wrap-anywhere bg-surface text-center shadow-float"
        style={subjectStyle(color)}
        aria-labelledby="cover-topic"
      >
        <div className="bg-cover px-4 py-3 text-left text-on-cover">
          <p className="font-heading text-[1.5rem] leading-7">{subjectName}</p>
        </div>
        <div className="grid justify-items-center gap-3 px-5 pb-6 pt-5">
          <Character name={character} size={96} mood={isVeryStart ? 'idle' : 'cheer'} />
          <p className="font-bold text-ink-2">{chapterName}</p>
          <div>
            <h2 id="cover-topic">{topicName}</h2>
            <p className="mt-1 text-meta text-ink-2">{pageText}</p>
            <p className="text-meta text-ink-2">{chapterText}</p>
          </div>
          <Button ref={button} onClick={starting.run} busy={starting.isWaiting} fullWidth className="mt-2">
            {isVeryStart ? notesCopy.start : notesCopy.resume}
          </Button>
        </div>
      </section>
    </div>
  );
}
