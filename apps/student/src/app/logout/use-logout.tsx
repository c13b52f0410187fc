import { lazy, type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#src/platform/layout/when-idle.ts';

const loadDialog = () => import('./logout-dialog.tsx');
const LogoutDialog = lazy(() => loadDialog().then((module) => ({ default: module.LogoutDialog })));

const preloadAfterMs = 3_000;

/** Opens the logout confirmation; render `dialog` anywhere on the page. Its code is preloaded. */
export function useLogout(): { askLogout: () => void; dialog: ReactNode } {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    let forget = () => {};
    const timer = setTimeout(() => {
      forget = whenIdle(() => loadDialog().catch(() => {}));
    }, preloadAfterMs);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, []);
  const askLogout = useCallback(() => {
    setIsWanted(true);
    setIsOpen(true);
  }, []);
  const dialog = isWanted ? (
    <Suspense>
      <LogoutDialog open={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  ) : null;
  return { askLogout, dialog };
}
