import { useEffect, useRef, useState } from 'react';

type Wanted = { control: string; block: ScrollLogicalPosition };

/** @returns focuses the control with this id once it exists, and scrolls it to the middle or to this part of the view */
export function useWantedFocus(): (control: string, block?: ScrollLogicalPosition) => void {
  const wantedFocus = useRef<Wanted | null>(null);
  // Runs after every render, because a new control must exist before it can be focused.
  useEffect(() => {
    if (wantedFocus.current === null) return;
    const control = document.getElementById(wantedFocus.current.control);
    if (!control) return;
    const { block } = wantedFocus.current;
    wantedFocus.current = null;
    control.focus({ preventScroll: true });
    const isLine = control.dataset.question !== undefined;
    control.scrollIntoView({ block: isLine ? 'nearest' : block });
  });
  const [, redraw] = useState(0);
  return (control, block = 'center') => {
    wantedFocus.current = { control, block };
    redraw((count) => count + 1);
  };
}
