import { practiceCopy } from 'virtual:messages/practice';
import {
  nearestSize,
  practiceMinutes,
  practiceQuestionsMin,
  practiceSizesOf,
} from '@repo/contracts/practice.rules';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { MarginPage } from '@repo/ui/margin-page';
import { RadioCards } from '@repo/ui/radio-cards';
import type { ReactNode } from 'react';
import { useCharacter } from '#src/account/character/use-character.ts';
import { useLibrary } from '#src/content/library/library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useAfterPaint } from '#src/platform/layout/use-after-paint.ts';
import { minutesAllowed } from '#src/platform/study-needs.ts';
import { NextCard } from '#src/study/next/next-card.tsx';
import type { PracticeSet } from '#src/study/questions/kept-practice.ts';
import { mixQuestions } from './mix-questions.ts';
import { countQuestions, groupSizesOf, listPracticeSubjects } from './pool.ts';
import { PracticeHeading } from './practice-heading.tsx';
import { SubjectChoice } from './subject-choice.tsx';
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
    <div className="flex min-h-[calc(100dvh-8.5rem)] flex-col md:min-h-dvh">
      <PracticeHeading takesFocus={takesFocus} />
      <MarginPage className="flex-1 pb-8 pt-1">
        {isEmpty ? (
          <>
            {kindChoice}
            <NothingToPractise />
          </>
        ) : (
          <div className="grid max-w-page items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
            <div className="grid min-w-0 gap-4">
              {kindChoice}
              <p lang={languageOfLines()} className="text-ink-2">
                {practiceCopy.hinglish.choose}
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
                    columns={3}
                    options={sizes.map((one) => ({ value: String(one), label: one }))}
                    value={String(size)}
                    onValueChange={(value) => choice.setSize(Number(value))}
                  />
                  <RadioCards
                    legend={practiceCopy.clock}
                    options={[
                      {
                        value: 'with',
                        label: practiceCopy.withClock,
                        description: practiceCopy.minutes({ n: minutes }),
                      },
                      {
                        value: 'without',
                        label: practiceCopy.withoutClock,
                        description: practiceCopy.ownPace,
                      },
                    ]}
                    value={choice.hasClock ? 'with' : 'without'}
                    onValueChange={(value) => choice.setHasClock(value === 'with')}
                  />
                </>
              ) : null}
              <div className="grid gap-3">
                <p role="status" className="font-bold">
                  {size > 0
                    ? practiceCopy.summary({ questions: size, chapters: chosen.length })
                    : practiceCopy.needMore({ min: practiceQuestionsMin, have: available })}
                </p>
                <Button fullWidth disabled={size === 0} busy={beginning.isWaiting} onClick={beginning.run}>
                  {practiceCopy.start}
                </Button>
                <p className="text-meta text-ink-2">{practiceCopy.onDevice}</p>
              </div>
            </div>
          </div>
        )}
      </MarginPage>
    </div>
  );
}
