import { practiceCopy } from 'virtual:messages/practice';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { RadioCards } from '@repo/ui/radio-cards';
import type { ReactNode } from 'react';
import { languageOfLines } from '#src/platform/language/language.ts';
import type { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import { PracticeHeading } from './practice-heading.tsx';
import { type ChoosableSubject, SubjectChoice } from './subject-choice.tsx';
import type { Choice } from './use-choice.ts';

/** What comes before a practice: its chapters, its number of questions, and 'Start practice'. */
export function PracticeChoice({
  kindChoice,
  line,
  subjects,
  choice,
  sizes,
  size,
  onSize,
  more,
  summary,
  beginning,
  note,
}: {
  kindChoice: ReactNode;
  line: string;
  subjects: readonly (ChoosableSubject & { subjectId: string })[];
  choice: Choice;
  sizes: readonly number[];
  /** The chosen number; 0 if the chosen chapters have too few questions, as `summary` explains. */
  size: number;
  onSize: (size: number) => void;
  /** Further choices, shown once a number is chosen. */
  more?: ReactNode;
  summary: string;
  beginning: ReturnType<typeof useAfterPaint>;
  note: string;
}) {
  return (
    <div className="grid max-w-page items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
      <div className="grid min-w-0 gap-4">
        {kindChoice}
        <p lang={languageOfLines()} className="text-ink-2">
          {line}
        </p>
        <fieldset className="grid min-w-0 gap-3">
          <legend className="mb-2 text-meta font-bold">{practiceCopy.chapters}</legend>
          {subjects.map((subject) => (
            <SubjectChoice
              key={subject.subjectId}
              subject={subject}
              chosen={choice.chapterIds}
              onChoose={choice.choose}
            />
          ))}
        </fieldset>
      </div>
      <div className="grid min-w-0 gap-5 side-column">
        {size > 0 ? (
          <>
            <RadioCards
              legend={practiceCopy.size}
              columns={sizes.length > 3 ? 4 : 3}
              options={sizes.map((one) => ({ value: String(one), label: one }))}
              value={String(size)}
              onValueChange={(value) => onSize(Number(value))}
            />
            {more}
          </>
        ) : null}
        <div className="grid gap-3">
          <p role="status" className="font-bold">
            {summary}
          </p>
          <Button fullWidth disabled={size === 0} busy={beginning.isWaiting} onClick={beginning.run}>
            {practiceCopy.start}
          </Button>
          <p className="text-meta text-ink-2">{note}</p>
        </div>
      </div>
    </div>
  );
}

/** The frame of the practice screen. */
export function PracticePage({ takesFocus, children }: { takesFocus: boolean; children: ReactNode }) {
  return (
    <div className="flex min-h-[calc(100dvh-8.5rem)] flex-col md:min-h-dvh">
      <PracticeHeading takesFocus={takesFocus} />
      <MarginPage className="flex-1 pb-8 pt-1">{children}</MarginPage>
    </div>
  );
}
