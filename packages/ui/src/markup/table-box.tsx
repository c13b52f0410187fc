import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { uiWords } from '#src/words.ts';
import { type Hidden, hiddenOf } from './wide-table.ts';

const nothing: Hidden = { left: false, right: false };

/** Text of the first row, so that screen readers can tell tables apart. */
function nameOf(box: HTMLElement): string {
  const heads = [...box.querySelectorAll('th')].map(({ textContent }) => textContent?.trim());
  return `Table: ${heads.filter(Boolean).join(', ')}`;
}

/** Arrow keys scroll the table, instead of turning the page around it. */
function keepArrows(event: KeyboardEvent): void {
  if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') event.stopPropagation();
}

/** A wide table scrolls by touch and keyboard, and shades the edges that hide more. */
export function TableBox({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [hidden, setHidden] = useState(nothing);
  const [name, setName] = useState(uiWords.table);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const look = () => {
      const now = hiddenOf(element);
      setHidden((before) => (before.left === now.left && before.right === now.right ? before : now));
      setName(nameOf(element));
    };
    const observer = new ResizeObserver(look);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const isWide = hidden.left || hidden.right;
  return (
    <div
      className="table-frame"
      data-more-left={hidden.left || undefined}
      data-more-right={hidden.right || undefined}
    >
      <div
        ref={box}
        className="table-box"
        {...(isWide ? { role: 'region', 'aria-label': name, tabIndex: 0, onKeyDown: keepArrows } : {})}
      >
        <table>{children}</table>
      </div>
    </div>
  );
}
