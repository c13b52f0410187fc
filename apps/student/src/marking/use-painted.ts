import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLibrary } from '#src/library/library.ts';
import type { KeptMark } from '#src/storage/kept-marks.ts';
import { markableRoots, rootsVersion, subscribeToRoots } from './markable.ts';
import { findPainted, type Painted, paint } from './paint.ts';
import { forgetWanted, wantedMark } from './wanted-mark.ts';

/** Where a mark that was asked for comes to stand, as a share of the screen's height. */
const wantedShare = 1 / 3;

function goToWanted(painted: readonly Painted[]): void {
  const wanted = painted.find(({ mark }) => mark.markId === wantedMark());
  if (!wanted) return;
  forgetWanted();
  const { top } = wanted.range.getBoundingClientRect();
  window.scrollTo(0, top + window.scrollY - window.innerHeight * wantedShare);
}

/** Paints the highlights of what is on the screen, and again when the text, the marks or the library change. */
export function usePainted(marks: readonly KeptMark[] | null): RefObject<readonly Painted[]> {
  const library = useLibrary();
  const version = useSyncExternalStore(subscribeToRoots, rootsVersion);
  const painted = useRef<readonly Painted[]>([]);
  useEffect(() => {
    let frame = 0;
    const paintNow = () => {
      painted.current = findPainted(library, marks ?? []);
      paint(painted.current);
      goToWanted(painted.current);
    };
    const paintSoon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(paintNow);
    };
    // Formulas come later than the words around them.
    const observer = new MutationObserver(paintSoon);
    for (const root of markableRoots().keys())
      observer.observe(root, { childList: true, characterData: true, subtree: true });
    paintSoon();
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [library, marks, version]);
  useEffect(() => () => paint([]), []);
  return painted;
}
