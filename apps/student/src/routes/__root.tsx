import { Toaster } from '@repo/ui/toaster';
import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useFirstInteraction } from '#src/features/shell/use-first-interaction.ts';
import { followNavigation } from '#src/platform/navigation/follow-navigation.ts';
import { followOtherTabs, getSession } from '#src/platform/session/session.ts';
import { readText, storageName } from '#src/platform/storage/stored-text.ts';

export const Route = createRootRoute({
  staticData: { access: null },
  component: Root,
  notFoundComponent: () => null,
});

const flashKey = storageName('flash');

/** Whether a toast from before the page load is pending. */
const hasFlash = () => readText('session', flashKey) !== null;

/** Another tab logged out. Don't wait for code that may fail to load. */
const leaveToo = () =>
  import('#src/account/session/end-session.ts').then(
    ({ leaveWithOtherTab }) => leaveWithOtherTab(),
    () => location.replace('/login'),
  );

function Root() {
  const router = useRouter();
  // Visitors of the login page don't load the toast code.
  const [isToldSomething] = useState(() => hasFlash() || getSession().isAuthenticated);
  const canToast = useFirstInteraction(isToldSomething);
  useEffect(() => followNavigation(router), [router]);
  useEffect(
    () =>
      followOtherTabs((before, after) => {
        // Another student logged in: reload, so that nothing of the first stays in memory.
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
