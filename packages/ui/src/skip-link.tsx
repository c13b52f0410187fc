import type { ReactNode } from 'react';

/** First focusable thing of a page: jumps to the element with id `targetId` (give that one tabIndex -1). */
export function SkipLink({
  targetId = 'main',
  children = 'Skip to content',
}: {
  targetId?: string;
  children?: ReactNode;
}) {
  return (
    <a
      href={`#${targetId}`}
      className="fixed left-3 top-3 z-70 -translate-y-24 rounded-control bg-pen-fill px-4 py-3 font-bold text-white focus:translate-y-0"
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
