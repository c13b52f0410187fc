import { streakCopy } from 'virtual:messages/streak';
import { studyDay } from '@repo/contracts/progress.rules';
import { Button } from '@repo/ui/button';
import { Character } from '@repo/ui/character';
import { EmptyState } from '@repo/ui/empty-state';
import { ErrorPanel } from '@repo/ui/error-panel';
import { MarginPage } from '@repo/ui/margin-page';
import { useCharacter } from '#src/account/character/use-character.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { ScreenPending } from '#src/platform/layout/screen-pending.tsx';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useUser } from '#src/platform/session/session.ts';
import { usePlan } from '#src/study/exam-plan/use-plan.ts';
import { type StudyDaysQuery, useStudyDays } from '#src/study/streak/use-study-days.ts';
import { StreakCard } from './streak-card.tsx';
import { StudyCalendar } from './study-calendar.tsx';

/** /streak, for any plan: the student's study days (docs/product/study.md#streak). */
export function StreakScreen() {
  useScreenTitle(streakCopy.title);
  const { plan, createdAt } = useUser();
  const query = useStudyDays();
  const examOn = usePlan(plan === 'Pro').known?.plan?.examOn ?? null;
  const { known, isOutOfReach, hasFailed } = query;
  if (!known && !isOutOfReach && !hasFailed) return <ScreenPending />;
  return (
    <MarginPage from="md" className="min-h-dvh pb-8 pt-6 md:pt-8">
      <div className="mx-auto grid max-w-page gap-4 lg:gap-6">
        <h1>{streakCopy.title}</h1>
        {known ? (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[20rem_minmax(0,34rem)] lg:gap-6">
            <StreakCard known={known} />
            <StudyCalendar known={known} joinedOn={studyDay(new Date(createdAt))} examOn={examOn} />
          </div>
        ) : (
          <NoDays query={query} />
        )}
      </div>
    </MarginPage>
  );
}

function NoDays({ query: { isOutOfReach, isFetching, retry } }: { query: StudyDaysQuery }) {
  const { character } = useCharacter();
  if (!isOutOfReach)
    return (
      <ErrorPanel
        message={streakCopy.failed}
        onRetry={retry}
        retryLabel={streakCopy.retry}
        isRetrying={isFetching}
        className="max-w-130"
      />
    );
  return (
    <EmptyState
      art={<Character name={character} mood="think" size={96} />}
      title={<span lang={languageOfLines()}>{streakCopy.notOnDevice}</span>}
      action={
        <Button variant="outlined" busy={isFetching} onClick={retry}>
          {streakCopy.retry}
        </Button>
      }
    >
      <p lang={languageOfLines()}>{streakCopy.comesOnline}</p>
    </EmptyState>
  );
}
