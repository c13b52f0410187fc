import { practiceCopy } from 'virtual:messages/practice';
import { Badge } from '@repo/ui/badge';
import { MarginPage } from '@repo/ui/margin-page';
import { useEffect, useRef } from 'react';

/** 'Practice', labelled as early access. With `takesFocus` it is focused on mount. */
export function PracticeHeading({ takesFocus = false }: { takesFocus?: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <MarginPage className="pt-6 md:pt-8">
      <div className="flex max-w-page flex-wrap items-center gap-x-3 gap-y-1">
        <h1 ref={heading} tabIndex={-1}>
          {practiceCopy.title}
        </h1>
        <Badge tone="super">{practiceCopy.early}</Badge>
      </div>
    </MarginPage>
  );
}
