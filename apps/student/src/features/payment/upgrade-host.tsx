import { useNavigate, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { closeUpgrade, useIsUpgradeAsked } from '#src/account/super/upgrade.ts';

const UpgradePanel = lazy(() =>
  import('./upgrade-panel.tsx').then((module) => ({ default: module.UpgradePanel })),
);

/** Shows the upgrade panel when a button opened it, or the URL has showUpgrade. */
export function UpgradeHost() {
  const isAsked = useIsUpgradeAsked();
  const showUpgrade = useRouterState({
    select: ({ location }) => (location.search as { showUpgrade?: unknown }).showUpgrade,
  });
  const navigate = useNavigate();
  if (!isAsked && showUpgrade === undefined) return null;

  const close = () => {
    closeUpgrade();
    if (showUpgrade === undefined) return;
    void navigate({
      to: '.',
      search: (before: Record<string, unknown>) => ({ ...before, showUpgrade: undefined }),
      replace: true,
      resetScroll: false,
    });
  };
  return (
    <Suspense fallback={null}>
      <UpgradePanel onClose={close} />
    </Suspense>
  );
}
