import { practiceCopy } from 'virtual:messages/practice';
import { writtenPracticeCopy } from 'virtual:messages/writtenPractice';
import { nearestSize } from '@repo/contracts/practice.rules';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { RadioCards } from '@repo/ui/radio-cards';
import { type ReactNode, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { PracticeHeading } from '#src/features/practice/practice-heading.tsx';
import { SubjectChoice } from '#src/features/practice/subject-choice.tsx';
import type { Choice } from '#src/features/practice/use-choice.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import type { WrittenRun } from './kept-run.ts';
import { listWrittenSubjects, mixWritten, writtenSizesFor } from './written-pool.ts';

/** Default number of questions. */
const usualSize = 3;

/** Choice of chapters and number of written questions; then 'Start practice'. */
export function ChooseWritten({
  choice,
  kindChoice,
  takesFocus,
  onStart,
}: {
  choice: Choice;
  kindChoice: ReactNode;
  takesFocus: boolean;
  onStart: (run: WrittenRun) => void;
}) {
  const library = useLibrary();
  const [wanted, setWanted] = useState(usualSize);
  const subjects = listWrittenSubjects(library);
  const open = subjects.flatMap(({ chapters }) => chapters);
  const chosen = open.filter(({ chapterId }) => choice.chapterIds.has(chapterId));
  const sizes = writtenSizesFor(chosen.reduce((sum, { questions }) => sum + questions.length, 0));
  const size = nearestSize(sizes, wanted);
  const beginning = useAfterPaint(() => {
    const questions = mixWritten(chosen, size);
    const asked = new Set(questions.map(({ chapterId }) => chapterId));
    onStart({
      sources: questions.map((question) => ({ question, contentTimestamp: library.timestamp })),
      places: chosen
        .filter(({ chapterId }) => asked.has(chapterId))
        .map(({ questions: _, ...place }) => place),
      marks: questions.map(() => null),
      index: 0,
    });
  });
  return (
    <div className="flex min-h-[calc(100dvh-8.5rem)] flex-col md:min-h-dvh">
      <PracticeHeading takesFocus={takesFocus} />
      <MarginPage className="flex-1 pt-1 pb-8">
        <div className="grid max-w-page items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
          <div className="grid min-w-0 gap-4">
            {kindChoice}
            <p lang={languageOfLines()} className="text-ink-2">
              {writtenPracticeCopy.hinglish.choose}
            </p>
            <fieldset className="grid min-w-0 gap-3">
              <legend className="mb-2 font-bold text-meta">{practiceCopy.chapters}</legend>
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
              <RadioCards
                legend={practiceCopy.size}
                columns={sizes.length > 3 ? 4 : 3}
                options={sizes.map((one) => ({ value: String(one), label: one }))}
                value={String(size)}
                onValueChange={(value) => setWanted(Number(value))}
              />
            ) : null}
            <div className="grid gap-3">
              <p role="status" className="font-bold">
                {size > 0
                  ? writtenPracticeCopy.summary({ questions: size, chapters: chosen.length })
                  : writtenPracticeCopy.needChapters}
              </p>
              <Button fullWidth disabled={size === 0} busy={beginning.isWaiting} onClick={beginning.run}>
                {practiceCopy.start}
              </Button>
              <p className="text-meta text-ink-2">{writtenPracticeCopy.sent}</p>
            </div>
          </div>
        </div>
      </MarginPage>
    </div>
  );
}
