import { SkipLink } from '@repo/ui/skip-link';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { useRef } from 'react';
import { GateAgain } from '#src/features/gate/gate-again.tsx';
import { LogOutButton } from '#src/features/gate/log-out-button.tsx';
import { useFocusAfterGate } from '#src/features/gate/use-focus-after-gate.ts';
import { PublishHeader } from '#src/features/publish/publish-header.tsx';

export const Route = createFileRoute('/_tool')({ component: Tool });

/** What every screen behind the gate stands in. */
function Tool() {
  const main = useRef<HTMLElement>(null);
  useFocusAfterGate(main);
  return (
    <>
      <SkipLink />
      <PublishHeader start={<LogOutButton />} />
      <main ref={main} id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <GateAgain />
    </>
  );
}
