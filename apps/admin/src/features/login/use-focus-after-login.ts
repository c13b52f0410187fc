import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { adminSessionAtom } from '#src/session/admin-session.ts';

/** The password field is gone when the tool comes: focus goes on here. A page that came open keeps its own start. */
export function useFocusAfterLogin(target: RefObject<HTMLElement | null>): void {
  const session = useAtomValue(adminSessionAtom);
  const isOpenedHere = useRef(session.kind === 'open' && session.isOpenedHere);
  useEffect(() => {
    if (isOpenedHere.current) target.current?.focus({ preventScroll: true });
  }, [target]);
}
