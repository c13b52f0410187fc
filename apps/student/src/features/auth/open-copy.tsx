import { MarginPage } from '@repo/ui/margin-page';
import { RuledSheet } from '@repo/ui/ruled-sheet';
import type { ReactNode } from 'react';

/** Ruled right-hand page of an exam copy; its content starts some lines down. */
export function OpenCopy({ children }: { children: ReactNode }) {
  return (
    <MarginPage className="h-full">
      <RuledSheet className="-ml-24 -mr-8 flex min-h-dvh flex-col pl-24 pr-8 pt-[calc(var(--rule)*7)]">
        {children}
      </RuledSheet>
    </MarginPage>
  );
}
