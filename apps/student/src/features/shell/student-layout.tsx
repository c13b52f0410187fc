import { OfflineBanner } from '@repo/ui/offline-banner';
import { SkipLink } from '@repo/ui/skip-link';
import { Outlet, useMatchRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { Minimize2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ApiProviders } from '#src/api/api-providers.tsx';
import { useZen, useZenEnds } from '#src/screen/zen.ts';
import { sessionAtom, useUser } from '#src/session/session.ts';
import { shellCopy } from './copy.ts';
import { LibraryFailed } from './library-failed.tsx';
import { BottomBar, SideNavigation, TopBar, zenToggleId } from './navigation.tsx';
import { Splash } from './splash.tsx';
import { useFreshUser } from './use-fresh-user.ts';
import { useLibrary } from './use-library.ts';
import { useLogout } from './use-logout.tsx';
import { useNetworkNotice } from './use-online.ts';
import { usePreparedScreens } from './use-prepared-screens.ts';

/** Around every logged-in screen. Between a logout elsewhere and the guard's redirect it shows nothing. */
export function StudentLayout() {
  const { user } = useAtomValue(sessionAtom);
  if (!user) return null;
  return (
    <ApiProviders>
      <LibraryGate />
    </ApiProviders>
  );
}

function LibraryGate() {
  const { state, openAnyway } = useLibrary(useUser());
  useFreshUser();
  if (state === 'loading') return <Splash />;
  if (state === 'failed') return <LibraryFailed onOpen={openAnyway} />;
  return <Frame />;
}

/** The pressed switch goes with the navigation: focus moves on to the one that takes its place. */
function useZenFocus(isZen: boolean) {
  const wasZen = useRef(isZen);
  useEffect(() => {
    if (wasZen.current === isZen) return;
    wasZen.current = isZen;
    if (document.activeElement === document.body) document.getElementById(zenToggleId)?.focus();
  }, [isZen]);
}

function Frame() {
  const { askLogout, dialog } = useLogout();
  const { isZen, leaveZen } = useZen();
  const notice = useNetworkNotice();
  const isChapter = useMatchRoute()({ to: '/tabs/$subjectId/$chapterId' }) !== false;
  useZenEnds();
  usePreparedScreens();
  useZenFocus(isZen);
  return (
    <>
      <SkipLink />
      <div className="md:flex">
        {isZen ? null : <SideNavigation onLogout={askLogout} hasZen={!isChapter} />}
        <div className="min-w-0 flex-1">
          {isChapter ? null : <TopBar onLogout={askLogout} />}
          <OfflineBanner
            state={notice}
            offlineText={shellCopy.offline}
            backText={shellCopy.backOnline}
            lang="hi-Latn"
          />
          <main id="main" tabIndex={-1} className={isChapter ? undefined : 'max-md:pb-20'}>
            <Outlet />
          </main>
        </div>
      </div>
      {isZen && !isChapter ? (
        <button
          type="button"
          id={zenToggleId}
          onClick={leaveZen}
          aria-pressed="true"
          className="fixed right-4 top-4 z-30 flex min-h-11 items-center gap-2 rounded-control border-[1.5px] border-line-strong bg-surface px-4 font-bold"
        >
          <Minimize2 size={18} aria-hidden="true" />
          {shellCopy.leaveZen}
        </button>
      ) : null}
      {isChapter ? null : <BottomBar />}
      {dialog}
    </>
  );
}
