import { practiceCopy } from 'virtual:messages/practice';
import {
  nearestSize,
  practiceMinutes,
  practiceQuestionsMin,
  practiceSizesOf,
} from '@repo/contracts/practice.rules';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { RadioCards } from '@repo/ui/radio-cards';
import type { ReactNode } from 'react';
import { useCharacter } from '#src/account/character/use-character.ts';
import { useLibrary } from '#src/content/library/library.ts';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import { minutesAllowed } from '#src/platform/study-needs.ts';
import { NextCard } from '#src/study/next/next-card.tsx';
import type { PracticeSet } from '#src/study/questions/kept-practice.ts';
import { mixQuestions } from './mix-questions.ts';
import { countQuestions, groupSizesOf, listPracticeSubjects } from './pool.ts';
import { PracticeChoice, PracticePage } from './practice-choice.tsx';
import type { Choice } from './use-choice.ts';

function newSeed(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}

function NothingToPractise() {
  const { character } = useCharacter();
  return (
    <EmptyState
      art={<Character name={character} mood="think" />}
      title={practiceCopy.tooFew}
      action={<NextCard ending={{ kind: 'other' }} />}
    >
      {practiceCopy.tooFewText({ min: practiceQuestionsMin })}
    </EmptyState>
  );
}

/** Choice of chapters, number of questions, and clock; then 'Start practice'. */
export function ChoosePractice({
  choice,
  kindChoice,
  takesFocus,
  onStart,
}: {
  choice: Choice;
  /** Choice between multiple-choice and written questions, if both exist. */
  kindChoice: ReactNode;
  takesFocus: boolean;
  /** `minutes`: Infinity without a clock. */
  onStart: (set: PracticeSet, minutes: number) => void;
}) {
  const subjects = listPracticeSubjects(useLibrary());
  const open = subjects.flatMap(({ chapters }) => chapters);
  const chosen = open.filter(({ chapterId }) => choice.chapterIds.has(chapterId));
  const available = countQuestions(chosen);
  const sizes = practiceSizesOf(groupSizesOf(chosen));
  const size = nearestSize(sizes, choice.size);
  const minutes = minutesAllowed(practiceMinutes(size));
  const isEmpty = countQuestions(open) < practiceQuestionsMin;
  const beginning = useAfterPaint(() => {
    const set = mixQuestions(chosen, size, newSeed());
    onStart(set, choice.hasClock ? minutes : Number.POSITIVE_INFINITY);
  });
  return (
    <PracticePage takesFocus={takesFocus}>
      {isEmpty ? (
        <>
          {kindChoice}
          <NothingToPractise />
        </>
      ) : (
        <PracticeChoice
          kindChoice={kindChoice}
          line={practiceCopy.hinglish.choose}
          subjects={subjects}
          choice={choice}
          sizes={sizes}
          size={size}
          onSize={choice.setSize}
          more={
            <RadioCards
              legend={practiceCopy.clock}
              options={[
                {
                  value: 'with',
                  label: practiceCopy.withClock,
                  description: practiceCopy.minutes({ n: minutes }),
                },
                { value: 'without', label: practiceCopy.withoutClock, description: practiceCopy.ownPace },
              ]}
              value={choice.hasClock ? 'with' : 'without'}
              onValueChange={(value) => choice.setHasClock(value === 'with')}
            />
          }
          summary={
            size > 0
              ? practiceCopy.summary({ questions: size, chapters: chosen.length })
              : practiceCopy.needMore({ min: practiceQuestionsMin, have: available })
          }
          beginning={beginning}
          note={practiceCopy.onDevice}
        />
      )}
    </PracticePage>
  );
}
