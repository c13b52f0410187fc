import { FigurePlaceProvider } from '@repo/ui/figure-place';
import { SkipLink } from '@repo/ui/skip-link';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { watchLeaving } from '#src/editing/pending-deletes.ts';
import { UnsavedWorkGuard } from '#src/editing/unsaved-work-guard.tsx';
import { useMediaQuery, wideQuery } from '#src/editing/use-media-query.ts';
import { LogOutButton } from '#src/features/login/log-out-button.tsx';
import { SessionExpiredDialog } from '#src/features/login/session-expired-dialog.tsx';
import { useFocusAfterLogin } from '#src/features/login/use-focus-after-login.ts';
import { PublishHeader } from '#src/features/publish/publish-header.tsx';
import { JumpDialog } from '#src/features/sidebar/jump-dialog.tsx';
import { Sidebar } from '#src/features/sidebar/sidebar.tsx';
import { SidebarDrawer } from '#src/features/sidebar/sidebar-drawer.tsx';
import { ColourDialog } from '#src/features/subject-colour/colour-dialog.tsx';
import { draftFigurePlace } from '#src/figures/draft-figure-place.ts';

export const Route = createFileRoute('/_tool')({ component: Tool });

/** The layout of every screen behind the login. */
function Tool() {
  const main = useRef<HTMLElement>(null);
  useFocusAfterLogin(main);
  useEffect(watchLeaving, []);
  const isWide = useMediaQuery(wideQuery);
  const sidebar = (
    <Sidebar colourDialog={(subject, onClose) => <ColourDialog subject={subject} onClose={onClose} />} />
  );
  return (
    <>
      <SkipLink />
      <PublishHeader
        start={
          <>
            {isWide ? null : <SidebarDrawer>{sidebar}</SidebarDrawer>}
            <LogOutButton />
          </>
        }
      />
      <div className="lg:grid lg:grid-cols-[16.25rem_minmax(0,1fr)] print:block">
        {isWide ? (
          <aside className="sticky top-(--top-bar) h-[calc(100dvh-var(--top-bar))] overflow-y-auto border-r-[1.5px] border-line bg-surface print:hidden">
            {sidebar}
          </aside>
        ) : null}
        <main ref={main} id="main" tabIndex={-1} className="min-w-0">
          <FigurePlaceProvider value={draftFigurePlace}>
            <Outlet />
          </FigurePlaceProvider>
        </main>
      </div>
      <JumpDialog />
      <UnsavedWorkGuard />
      <SessionExpiredDialog />
    </>
  );
}
