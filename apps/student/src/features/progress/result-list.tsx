import { useLayoutEffect, useRef, useState } from 'react';
import { ResultRow } from './result-row.tsx';
import type { StoredResult } from './result-view.ts';

/** Rows of which one can be open. When another above closes, the clicked row keeps its position on screen. */
export function ResultList({ results }: { results: readonly StoredResult[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const clicked = useRef<{ button: HTMLElement; top: number } | null>(null);

  const toggle = (id: string, button: HTMLElement) => {
    clicked.current = { button, top: button.getBoundingClientRect().top };
    setOpenId((open) => (open === id ? null : id));
  };
  useLayoutEffect(() => {
    const kept = clicked.current;
    clicked.current = null;
    const moved = kept ? kept.button.getBoundingClientRect().top - kept.top : 0;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });

  return (
    <ul className="result-list divide-y-[1.5px] divide-line border-t-[1.5px] border-line">
      {results.map((result) => (
        <ResultRow
          key={result._id}
          result={result}
          isOpen={openId === result._id}
          onToggle={(button) => toggle(result._id, button)}
        />
      ))}
    </ul>
  );
}
