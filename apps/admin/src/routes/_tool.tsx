import { SkipLink } from '@repo/ui/skip-link';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useMediaQuery, wideQuery } from '#src/chapter-items/use-media-query.ts';
import { LeaveGuard } from '#src/editing/leave-guard.tsx';
import { watchLeaving } from '#src/editing/pending-deletes.ts';
import { GateAgain } from '#src/features/gate/gate-again.tsx';
import { LogOutButton } from '#src/features/gate/log-out-button.tsx';
import { useFocusAfterGate } from '#src/features/gate/use-focus-after-gate.ts';
import { PublishHeader } from '#src/features/publish/publish-header.tsx';
import { JumpDialog } from '#src/features/sidebar/jump-dialog.tsx';
import { Sidebar } from '#src/features/sidebar/sidebar.tsx';
import { SidebarDrawer } from '#src/features/sidebar/sidebar-drawer.tsx';
import { ColourDialog } from '#src/features/subject-colour/colour-dialog.tsx';

export const Route = createFileRoute('/_tool')({ component: Tool });

/** What every screen behind the gate stands in. */
function Tool() {
  const main = useRef<HTMLElement>(null);
  useFocusAfterGate(main);
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
      <div className="lg:grid lg:grid-cols-[260px_minmax(0,1fr)]">
        {isWide ? (
          <aside className="sticky top-(--top-bar) h-[calc(100dvh-var(--top-bar))] overflow-y-auto border-r-[1.5px] border-line bg-surface">
            {sidebar}
          </aside>
        ) : null}
        <main ref={main} id="main" tabIndex={-1} className="min-w-0">
          <Outlet />
        </main>
      </div>
      <JumpDialog />
      <LeaveGuard />
      <GateAgain />
    </>
  );
}
