import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { whenIdle } from '#src/platform/layout/when-idle.ts';
import { lazyDialog } from '#src/platform/offline/lazy-dialog.tsx';

const loadDialog = () => import('./logout-dialog.tsx');
const LogoutDialog = lazyDialog(async () => (await loadDialog()).LogoutDialog);

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
  const dialog = isWanted ? <LogoutDialog open={isOpen} onOpenChange={setIsOpen} /> : null;
  return { askLogout, dialog };
}
