import { useAtomValue } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import { gateAtom, watchGate } from '#src/session/gate-state.ts';
import { GateScreen } from './gate-screen.tsx';

/**
 * Shows the tool once the gate was opened, else the password alone. A session that ends leaves the tool mounted:
 * `GateAgain` then comes on top of it.
 */
export function Gate({ children }: { children: ReactNode }) {
  const { kind } = useAtomValue(gateAtom);
  useEffect(watchGate, []);
  return kind === 'locked' ? <GateScreen /> : children;
}
