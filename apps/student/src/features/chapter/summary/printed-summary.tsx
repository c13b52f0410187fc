import type { Page } from '@repo/contracts/content';
import { figuresAreThere } from '@repo/ui/figures-are-there';
import { Markup } from '@repo/ui/markup';
import { markupNeeds } from '@repo/ui/markup-needs';
import { useAroundPrint } from '@repo/ui/use-around-print';
import { loadFormulas } from '@repo/ui/use-formulas';
import { type Ref, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * The printable summary, rendered on demand because many formulas block a phone. `print` waits for formulas
 * and figures; the browser's print command can't.
 */
export function usePrintout(pages: readonly Page[]) {
  const ref = useRef<HTMLDivElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useAroundPrint(
    () => setIsDrawn(true),
    () => setIsDrawn(false),
  );
  const hasFormulas = pages.some(({ content }) => markupNeeds(content) === 'formulas');
  useEffect(() => {
    if (hasFormulas) void loadFormulas();
  }, [hasFormulas]);
  const print = async () => {
    if (hasFormulas) await loadFormulas();
    flushSync(() => setIsDrawn(true));
    await figuresAreThere(ref.current);
    window.print();
  };
  return { ref, isDrawn, print: () => void print() };
}

export function PrintedSummary({
  ref,
  title,
  pages,
}: {
  ref: Ref<HTMLDivElement>;
  title: string;
  pages: readonly Page[];
}) {
  return (
    <div ref={ref} className="printed-summary content-text hidden print:block">
      <h2>{title}</h2>
      {pages.map((page) => (
        <Markup key={page._id} text={page.content} isPage />
      ))}
    </div>
  );
}
