import { useEffect, useRef, useState } from 'react';

/** @returns focuses the control with this id once it exists */
export function useWantedFocus(): (control: string) => void {
  const wantedFocus = useRef<string | null>(null);
  // Runs after every render, because a new control must exist before it can be focused.
  useEffect(() => {
    if (wantedFocus.current === null) return;
    const control = document.getElementById(wantedFocus.current);
    if (!control) return;
    wantedFocus.current = null;
    control.focus({ preventScroll: true });
    const isLine = control.dataset.question !== undefined;
    control.scrollIntoView({ block: isLine ? 'nearest' : 'center' });
  });
  const [, redraw] = useState(0);
  return (control: string) => {
    wantedFocus.current = control;
    redraw((count) => count + 1);
  };
}
