import type { Mark } from '@repo/contracts/marks';
import { showHidden } from '@repo/ui/example';
import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import type { OnDevice } from '#src/platform/storage/study-database.ts';
import { markableRoots, rootsVersion, subscribeToRoots } from './markable.ts';
import { findPainted, type Painted, paint } from './paint.ts';
import { forgetWanted, wantedMark } from './wanted-mark.ts';

/** Scroll position of a requested mark, as a share of the screen's height. */
const wantedShare = 1 / 3;

function goToWanted(painted: readonly Painted[]): void {
  const wanted = painted.find(({ mark }) => mark.markId === wantedMark());
  if (!wanted) return;
  forgetWanted();
  showHidden(wanted.range.startContainer);
  const { top } = wanted.range.getBoundingClientRect();
  window.scrollTo(0, top + window.scrollY - window.innerHeight * wantedShare);
}

/** Paints visible highlights; repaints when text, marks or library change. */
export function usePainted(marks: readonly OnDevice<Mark>[] | null): RefObject<readonly Painted[]> {
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
    // Formulas render after the text around them.
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
