import { shellCopy } from 'virtual:messages/shell';
import { lazyOrNothing } from '@repo/ui/lazy-or';
import { OfflineBanner } from '@repo/ui/offline-banner';
import { SkipLink } from '@repo/ui/skip-link';
import { Navigate, Outlet } from '@tanstack/react-router';
import { Minimize2 } from 'lucide-react';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { DeletionBanner } from '#src/account/deletion/deletion-banner.tsx';
import { storeReminderWords } from '#src/account/reminder/reminder-words.ts';
import { renewSubscription } from '#src/account/reminder/renew-subscription.ts';
import { ApiProviders } from '#src/app/api-providers.tsx';
import { useLogout } from '#src/app/logout/use-logout.tsx';
import { MomentHost } from '#src/app/moments/moment-host.tsx';
import { fetchRest } from '#src/content/device/fetch-rest.ts';
import { LeftOutBar } from '#src/content/device/left-out-bar.tsx';
import { ownWorkOnly } from '#src/platform/api/own-work-only.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { useIsFullscreen } from '#src/platform/fullscreen/fullscreen.ts';
import { useZenMode, useZenModeEnds } from '#src/platform/fullscreen/zen-mode.ts';
import { languageOfLines } from '#src/platform/language/language.ts';
import { whenIdle } from '#src/platform/layout/when-idle.ts';
import { registerWorker } from '#src/platform/offline/register-worker.ts';
import { useSession, useUser } from '#src/platform/session/session.ts';
import { askToPersist } from '#src/platform/storage/ask-to-persist.ts';
import { useNeedsOnPage } from '#src/platform/study-needs.ts';
import { handInExpired } from '#src/study/questions/hand-in-expired.ts';
import { useRunningOutbox, useWaitingCount } from '#src/study-log/outbox/use-outbox.ts';
import { LibraryFailed } from './library-failed.tsx';
import { BottomBar, SideNavigation, TopBar, zenToggleId } from './navigation.tsx';
import { networkText } from './network-text.ts';
import { Splash } from './splash.tsx';
import { UnstoredWorkBar } from './unstored-work-bar.tsx';
import { UpdateBar } from './update-bar.tsx';
import { useFreshUser } from './use-fresh-user.ts';
import { useIsOnScreen } from './use-is-on-screen.ts';
import { useLibraryLoading } from './use-library-loading.ts';
import { useNetworkNotice } from './use-network-notice.ts';
import { usePreparedScreens } from './use-prepared-screens.ts';

function renew(): void {
  void renewSubscription();
  void storeReminderWords();
}

/** Renews this browser's push subscription and reminder texts after startup, in the background. */
function useRenewedReminder(): void {
  useEffect(() => whenIdle(renew), []);
}

const keepers = {
  saved: () => import('#src/study-log/saved/saved-stores.ts'),
  reviews: () => import('#src/study/cards/sent-reviews.ts'),
};

const registerAfterMs = 2_500;

const ResumePill = lazyOrNothing(async () => (await import('./resume-pill.tsx')).ResumePill);

/** Home and practice have a larger link to continue; the other screens need the space. */
const withoutPill = /^\/(dashboard|practice|revise|subject|tabs|payment-result)(\/|$)/;
/** Screens that draw on all chapters on this device. */
const wholeLibraryPath = /^\/(practice|revise|mistakes|progress)\b/;
const chapterPath = /^\/tabs\/[^/]+\/[^/]+\/?$/;

/** Layout of every logged-in screen. Empty between a logout in another tab and the redirect. */
export function StudentLayout({ overlay }: { overlay: ReactNode }) {
  const { user } = useSession();
  if (!user) return null;
  if (user.isConsentNeeded) return <Navigate to="/consent" replace />;
  return (
    <ApiProviders key={user.id} userId={user.id}>
      <LibraryGate overlay={overlay} />
    </ApiProviders>
  );
}

function LibraryGate({ overlay }: { overlay: ReactNode }) {
  const { state, openAnyway } = useLibraryLoading(useUser());
  useFreshUser();
  if (state === 'loading') return <Splash />;
  if (state === 'failed') return <LibraryFailed onOpen={openAnyway} />;
  return <Frame overlay={overlay} />;
}

/** Progress is requested on every screen, so that Home has it without a network. */
const useProgress = () =>
  trpc.progress.standing.useQuery(undefined, { ...ownWorkOnly, notifyOnChangeProps: [] });

/** Deferred until the screens are shown: service worker, missing chapters, and quizzes whose time is over. */
function useBackground() {
  const { id, plan } = useUser();
  useEffect(() => {
    const timer = setTimeout(registerWorker, registerAfterMs);
    void handInExpired({ id, plan });
    const stop = whenIdle(fetchRest);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [id, plan]);
}

/** The pressed button is removed with the navigation: focus its replacement. */
function useZenModeFocus(isZenMode: boolean) {
  const wasZenMode = useRef(isZenMode);
  useEffect(() => {
    if (wasZenMode.current === isZenMode) return;
    wasZenMode.current = isZenMode;
    if (document.activeElement === document.body) document.getElementById(zenToggleId)?.focus();
  }, [isZenMode]);
}

function Frame({ overlay }: { overlay: ReactNode }) {
  const { askLogout, dialog } = useLogout();
  useProgress();
  const { isZenMode, leaveZenMode } = useZenMode();
  const notice = useNetworkNotice();
  const waitingCount = useWaitingCount();
  const hasPill = !useIsOnScreen(withoutPill);
  const isChapter = useIsOnScreen(chapterPath);
  const isOfWholeLibrary = useIsOnScreen(wholeLibraryPath);
  const isFullscreen = useIsFullscreen();
  const isAlone = isFullscreen || isChapter;
  // During a quiz nothing is shown beside its questions.
  const hasSide = !isZenMode && !(isChapter && isFullscreen);
  useZenModeEnds();
  usePreparedScreens();
  useZenModeFocus(isZenMode);
  useRunningOutbox(keepers);
  useBackground();
  useNeedsOnPage();
  const hasUnsentWork = notice !== null && notice !== 'back' && waitingCount > 0;
  useEffect(() => void askToPersist(hasUnsentWork), [hasUnsentWork]);
  useRenewedReminder();
  return (
    <>
      <SkipLink />
      <div className="md:flex">
        {hasSide ? <SideNavigation onLogout={askLogout} hasZenToggle={!isChapter} /> : null}
        <div className="min-w-0 flex-1">
          {isAlone ? null : <TopBar onLogout={askLogout} />}
          <OfflineBanner
            tone={notice === 'back' ? 'back' : 'away'}
            text={notice ? networkText(notice, waitingCount) : null}
            lang={languageOfLines()}
          />
          <UnstoredWorkBar />
          <UpdateBar />
          {isOfWholeLibrary ? <LeftOutBar /> : null}
          {isFullscreen ? null : <DeletionBanner />}
          {/* Room for the bottom bar. */}
          <div className={isAlone ? undefined : 'max-md:pb-20 print:pb-0'}>
            <main id="main" tabIndex={-1}>
              <Outlet />
            </main>
            {hasPill ? (
              <Suspense>
                <ResumePill />
              </Suspense>
            ) : null}
          </div>
        </div>
      </div>
      {isZenMode && !isChapter ? (
        <button
          type="button"
          id={zenToggleId}
          data-toasts-below
          onClick={leaveZenMode}
          aria-pressed="true"
          className="fixed right-4 top-4 z-30 flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 font-bold print:hidden"
        >
          <Minimize2 size={18} aria-hidden="true" />
          {shellCopy.leaveZen}
        </button>
      ) : null}
      {isAlone ? null : <BottomBar />}
      {dialog}
      <MomentHost />
      {overlay}
    </>
  );
}
