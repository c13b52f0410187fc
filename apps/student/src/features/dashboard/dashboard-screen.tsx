import { dashboardCopy } from 'virtual:messages/dashboard';
import { firstName } from '@repo/contracts/auth.rules';
import { ErrorPanel } from '@repo/ui/error-panel';
import { MarginPage } from '@repo/ui/margin-page';
import { Marker } from '@repo/ui/marker';
import { useEffect, useRef, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { useScreenTitle } from '#src/platform/navigation/use-screen-title.ts';
import { useUser } from '#src/platform/session/session.ts';
import { useKeys } from '#src/platform/use-keys.ts';
import { useReportThanks } from '#src/reading/reports/use-report-thanks.ts';
import { MoreCard } from './more-card.tsx';
import { NoSubjects } from './no-subjects.tsx';
import { RewardBanner } from './reward-banner.tsx';
import { SubjectCard } from './subject-card.tsx';
import { UpdateCard } from './update-card.tsx';
import { useOverallProgress } from './use-overall-progress.ts';
import { WhatNow } from './what-now.tsx';

const storeAfterMs = 2_500;

/** Downloads figures of open chapters in the background, again when the library changes. */
function useStoredFigures(): void {
  const library = useLibrary();
  useEffect(() => {
    const store = () =>
      import('#src/content/figures/store-figures.ts').then((figures) => figures.storeFigures());
    const timer = setTimeout(() => void store().catch(() => {}), storeAfterMs);
    return () => clearTimeout(timer);
  }, [library]);
}

/** Subjects loaded, but progress didn't. */
function ProgressFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorPanel message={dashboardCopy.progressFailed} onRetry={onRetry} retryLabel={dashboardCopy.retry} />
  );
}

/** Home: greeting, the next thing to do, and a card per subject. */
export function DashboardScreen() {
  useStoredFigures();
  useReportThanks();
  const user = useUser();
  const subjects = useLibrary()
    .listSubjects()
    .filter((subject) => subject.isAllContentAvailable);
  const progress = useOverallProgress();
  const [isChoosing, setIsChoosing] = useState(false);
  const cards = useRef<HTMLUListElement>(null);
  const canClaim = user.plan === 'Basic' && !user.freeChapterClaimed && subjects.length > 0;
  useScreenTitle(dashboardCopy.title);
  useKeys({ Escape: () => setIsChoosing(false) }, { isOn: isChoosing });

  const choose = () => {
    setIsChoosing(true);
    cards.current?.querySelector('a')?.focus();
  };

  return (
    <MarginPage from="md" className="min-h-dvh pb-8 pt-6 md:pt-8">
      <div className="mx-auto grid max-w-page gap-6">
        <header>
          <h1 className="break-words lg:text-hero">
            {dashboardCopy.welcome({ firstName: firstName(user.name) })}
          </h1>
          <p className="mt-1 text-body lg:text-reading">
            <Marker draw lang={languageOfLines()}>
              {dashboardCopy.greeting}
            </Marker>
          </p>
        </header>
        <UpdateCard />
        {canClaim ? (
          <RewardBanner isChoosing={isChoosing} onChoose={choose} onCancel={() => setIsChoosing(false)} />
        ) : null}
        {isChoosing && canClaim ? null : <WhatNow />}
        {progress.state === 'failed' ? <ProgressFailed onRetry={progress.retry} /> : null}
        {subjects.length === 0 ? (
          <NoSubjects />
        ) : (
          <section aria-label={dashboardCopy.subjects}>
            <ul ref={cards} className="grid gap-4 sm:grid-cols-2 lg:cols-min-[17rem] lg:gap-6">
              {subjects.map((subject) => (
                <li key={subject._id} className="flex">
                  <SubjectCard subject={subject} progress={progress} isClaiming={isChoosing && canClaim} />
                </li>
              ))}
              <li className="flex">
                <MoreCard />
              </li>
            </ul>
          </section>
        )}
      </div>
    </MarginPage>
  );
}
