import { writtenPracticeCopy } from 'virtual:messages/writtenPractice';
import { nearestSize } from '@repo/contracts/practice.rules';
import { type ReactNode, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { PracticeChoice, PracticePage } from '#src/features/practice/practice-choice.tsx';
import type { Choice } from '#src/features/practice/use-choice.ts';
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
    <PracticePage takesFocus={takesFocus}>
      <PracticeChoice
        kindChoice={kindChoice}
        line={writtenPracticeCopy.hinglish.choose}
        subjects={subjects}
        choice={choice}
        sizes={sizes}
        size={size}
        onSize={setWanted}
        summary={
          size > 0
            ? writtenPracticeCopy.summary({ questions: size, chapters: chosen.length })
            : writtenPracticeCopy.needChapters
        }
        beginning={beginning}
        note={writtenPracticeCopy.sent}
      />
    </PracticePage>
  );
}
