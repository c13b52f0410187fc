import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';

const loadDialog = () => import('./logout-dialog.tsx');
const LogoutDialog = lazy(() => loadDialog().then((module) => ({ default: module.LogoutDialog })));

const preloadAfterMs = 3_000;

/** Opens the logout question; `dialog` has to stand somewhere on the page. Its code is there before it is needed. */
export function useLogout(): { askLogout: () => void; dialog: ReactNode } {
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => loadDialog().catch(() => {}), preloadAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const askLogout = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  const dialog = isWanted ? (
    <Suspense>
      <LogoutDialog open={isOpen} onOpenChange={setIsOpen} />
    </Suspense>
  ) : null;
  return { askLogout, dialog };
}
