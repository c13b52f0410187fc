import { useAtomValue } from 'jotai';
import { type RefObject, useEffect, useRef } from 'react';
import { gateAtom } from '#src/session/gate-state.ts';

/** The password field is gone when the tool comes: focus goes on here. A page that came open keeps its own start. */
export function useFocusAfterGate(target: RefObject<HTMLElement | null>): void {
  const gate = useAtomValue(gateAtom);
  const isOpenedHere = useRef(gate.kind === 'open' && gate.isOpenedHere);
  useEffect(() => {
    if (isOpenedHere.current) target.current?.focus({ preventScroll: true });
  }, [target]);
}
