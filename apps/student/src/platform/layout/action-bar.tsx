import type { ReactNode } from 'react';

/**
 * Main buttons of a study screen: at the bottom of the screen on phones, below the sheet on desktops. While
 * reading a chapter it hides with the other bars.
 */
export function ActionBar({ children }: { children: ReactNode }) {
  return (
    <div className="action-bar sticky bottom-0 z-30 border-t-[1.5px] border-line bg-surface pb-safe print:hidden">
      <div className="mx-auto flex min-h-18 max-w-[46rem] items-center justify-between gap-2 px-4 py-2 narrow:flex-wrap [@media(max-height:30rem)]:min-h-14 [@media(max-height:30rem)]:py-1">
        {children}
      </div>
    </div>
  );
}
