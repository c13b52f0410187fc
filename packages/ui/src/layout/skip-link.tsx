import type { ReactNode } from 'react';
import { uiWords } from '#src/words.ts';

/** First focusable element of a page: jumps to the element `targetId`, which needs tabIndex -1. */
export function SkipLink({
  targetId = 'main',
  children = uiWords.skipToContent,
}: {
  targetId?: string;
  children?: ReactNode;
}) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only focus:not-sr-only focus:fixed focus:left-3 focus:top-3 focus:z-70 rounded-control bg-pen-fill font-bold text-white focus:px-4 focus:py-3"
      onClick={(event) => {
        const target = document.getElementById(targetId);
        if (!target) return;
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
