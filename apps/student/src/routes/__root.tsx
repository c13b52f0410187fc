import { brand } from '@repo/contracts/brand';
import { Toaster } from '@repo/ui/toaster';
import { createRootRoute, Outlet, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { followNavigation } from '#src/screen/follow-navigation.ts';
import { useFirstTouch } from '#src/screen/use-first-touch.ts';
import { followOtherTabs, getSession } from '#src/session/session.ts';

export const Route = createRootRoute({
  component: Root,
  notFoundComponent: () => null,
});

const flashKey = `${brand.storagePrefix}-flash`;

/** Something waits to be said that happened before this page was loaded. */
function hasFlash(): boolean {
  try {
    return sessionStorage.getItem(flashKey) !== null;
  } catch {
    return false;
  }
}

function Root() {
  const router = useRouter();
  // A visitor who only looks at the login pays for no toasts.
  const [isFlashed] = useState(hasFlash);
  const canToast = useFirstTouch() || isFlashed || getSession().isAuthenticated;
  useEffect(() => followNavigation(router), [router]);
  useEffect(
    () =>
      followOtherTabs((before, after) => {
        // Another student in this browser: nothing of the first one may stay in memory.
        if (before.user && after.user && before.user.id !== after.user.id) location.reload();
        if (before.isAuthenticated === after.isAuthenticated) return;
        if (!after.isAuthenticated)
          import('#src/library/library.ts').then(({ clearLibrary }) => clearLibrary()).catch(() => {});
        router.invalidate();
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
