import { useNavigate, useRouterState } from '@tanstack/react-router';
import { closeUpgrade, useIsUpgradeAsked } from '#src/account/super/upgrade.ts';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';

const UpgradePanel = lazyDialog(async () => (await import('./upgrade-panel.tsx')).UpgradePanel);

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
  return <UpgradePanel onClose={close} />;
}
