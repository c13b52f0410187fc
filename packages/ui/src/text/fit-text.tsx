import { clsx } from 'clsx';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** The largest share in floor..1 for which `fits` holds, by seven bisections; `floor` when none does. */
export function largestFitting(fits: (share: number) => boolean, floor = 0.5): number {
  if (fits(1)) return 1;
  let [low, high] = [floor, 1];
  for (let step = 0; step < 7; step++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

/** Fits text into a box of fixed size, from `maxRem` down to half of it; below that the box scrolls. */
export function FitText({
  maxRem = 1.5,
  lineHeight = 1.35,
  className,
  children,
}: {
  maxRem?: number;
  lineHeight?: number;
  className?: string;
  children: ReactNode;
}) {
  const box = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const [frame, content] = [box.current, text.current];
    if (!frame || !content) return;
    let fittedSizes = '';
    const sizes = () =>
      [frame.clientWidth, frame.clientHeight, content.scrollWidth, content.scrollHeight].join(' ');
    const fit = () => {
      const share = largestFitting((candidate) => {
        content.style.fontSize = `${maxRem * candidate}rem`;
        return content.scrollHeight <= frame.clientHeight && content.scrollWidth <= frame.clientWidth;
      });
      content.style.fontSize = `${maxRem * share}rem`;
      // Scrollable boxes must be reachable by keyboard.
      if (content.scrollHeight > frame.clientHeight) frame.tabIndex = 0;
      else frame.removeAttribute('tabindex');
      fittedSizes = sizes();
    };
    fit();
    if (typeof ResizeObserver === 'undefined') return;
    // Called initially and after each fit; late fonts and formulas change the size.
    const observer = new ResizeObserver(() => {
      if (sizes() !== fittedSizes) fit();
    });
    observer.observe(frame);
    observer.observe(content);
    return () => observer.disconnect();
  }, [maxRem, children]);
  return (
    <div
      ref={box}
      className={clsx(
        'grid h-full min-h-0 w-full grid-cols-1 [align-content:safe_center] overflow-y-auto',
        className,
      )}
    >
      <div ref={text} style={{ fontSize: `${maxRem}rem`, lineHeight }}>
        {children}
      </div>
    </div>
  );
}
