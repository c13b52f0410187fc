import { clsx } from 'clsx';
import { type ComponentProps, useLayoutEffect, useRef } from 'react';

export type SheetSize = 'small' | 'medium' | 'large';

/** Elements whose height isn't a multiple of the line height: pad each to whole lines. */
const LOOSE =
  ':scope :is(pre, img, figure, .table-frame, .katex-display, [data-snap]):not(:is(figure, .table-frame) *)';

/** Read all heights before writing margins, to avoid one layout per block. */
function snapToRules(sheet: HTMLElement) {
  const rule = Number.parseFloat(getComputedStyle(sheet).lineHeight);
  if (!(rule > 0)) return;
  const blocks = [...sheet.querySelectorAll<HTMLElement>(LOOSE)];
  const margins = blocks.map((block) => {
    const over = block.getBoundingClientRect().height % rule;
    return over > 0.5 && rule - over > 0.5 ? `${rule - over}px` : '0px';
  });
  blocks.forEach((block, index) => {
    const margin = margins[index] ?? '0px';
    if (block.style.marginBottom !== margin) block.style.marginBottom = margin;
  });
}

/** Lined paper whose text sits on the lines at all three sizes. Text elements must be direct children. */
export function RuledSheet({
  size = 'medium',
  className,
  ...props
}: ComponentProps<'div'> & { size?: SheetSize }) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = sheet.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => snapToRules(element));
    observer.observe(element);
    // A step of an example may appear without changing the height of a short page.
    const steps = new MutationObserver(() => snapToRules(element));
    steps.observe(element, { subtree: true, attributeFilter: ['data-later'] });
    return () => {
      observer.disconnect();
      steps.disconnect();
    };
  }, []);
  return <div {...props} ref={sheet} data-size={size} className={clsx('ruled-sheet', className)} />;
}
