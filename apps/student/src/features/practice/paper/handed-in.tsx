import { paperCopy } from 'virtual:messages/paper';
import { Button } from '@repo/ui/button';
import { MarginPage } from '@repo/ui/margin-page';
import { useEffect, useRef } from 'react';
import type { KeptPaper } from '#src/study/written/kept-paper.ts';
import { writtenIndexes } from './paper-run.ts';

/** Shown between handing in a paper and marking it. */
export function HandedIn({ kept: { sheet, answers }, onMark }: { kept: KeptPaper; onMark: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <MarginPage className="min-h-[calc(100dvh-8.5rem)] py-8 md:min-h-dvh">
      <section className="grid max-w-120 gap-4" aria-labelledby="handed-in-title">
        <p className="text-meta text-ink-2">{sheet.paper.name}</p>
        <h1 ref={heading} id="handed-in-title" tabIndex={-1} className="-mt-3 text-h2">
          {answers.ended?.isTimeUp ? paperCopy.timeUp : paperCopy.handedIn}
        </h1>
        <p>{paperCopy.handedInText({ n: writtenIndexes(sheet).length })}</p>
        <Button onClick={onMark} className="justify-self-start">
          {paperCopy.mark}
        </Button>
      </section>
    </MarginPage>
  );
}
