import { Toaster } from '@repo/ui/toaster';
import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFirstInteraction } from '#src/features/shell/use-first-interaction.ts';
import { followNavigation } from '#src/navigation/follow-navigation.ts';
import { followOtherTabs, getSession } from '#src/session/session.ts';
import { readText, storageName } from '#src/storage/stored-text.ts';

export const Route = createRootRoute({
  staticData: { access: null },
  component: Root,
  notFoundComponent: () => null,
});

const flashKey = storageName('flash');

/** Something waits to be said that happened before this page was loaded. */
const hasFlash = () => readText('session', flashKey) !== null;

/** Another tab logged out. Nobody waits for code that may not come. */
const leaveToo = () =>
  import('#src/session/end-session.ts').then(
    ({ leaveWithOtherTab }) => leaveWithOtherTab(),
    () => location.replace('/login'),
  );

function Root() {
  const router = useRouter();
  // A visitor who only looks at the login pays for no toasts.
  const [isToldSomething] = useState(() => hasFlash() || getSession().isAuthenticated);
  const canToast = useFirstInteraction(isToldSomething);
  useEffect(() => followNavigation(router), [router]);
  useEffect(
    () =>
      followOtherTabs((before, after) => {
        // Another student in this browser: nothing of the first one may stay in memory.
        if (before.user && after.user && before.user.id !== after.user.id) location.reload();
        if (before.isAuthenticated === after.isAuthenticated) return;
        if (after.isAuthenticated) router.invalidate();
        else leaveToo();
      }),
    [router],
  );
  return (
    <>
      <Outlet />
      {canToast ? <Toaster flashKey={flashKey} /> : null}
    </>
  );
}
