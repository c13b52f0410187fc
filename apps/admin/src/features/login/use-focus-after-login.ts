import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { adminSessionAtom } from '#src/session/admin-session.ts';

/**
 * Moves the focus here after a login, when the password field disappears. Does nothing on a page that was
 * logged in from the start.
 */
export function useFocusAfterLogin(target: RefObject<HTMLElement | null>): void {
  const session = useAtomValue(adminSessionAtom);
  const isOpenedHere = useRef(session.kind === 'open' && session.isOpenedHere);
  useEffect(() => {
    if (isOpenedHere.current) target.current?.focus({ preventScroll: true });
  }, [target]);
}
