import type { PaperSet, PickedQuestions } from '@repo/contracts/classroom-paper';
import { figuresAreThere } from '@repo/ui/figures-are-there';
import { useAroundPrint } from '@repo/ui/use-around-print';
import { loadFormulas } from '@repo/ui/use-formulas';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { askForFigure } from '#src/figures/draft-figures.ts';
import { figuresOf } from './picked-questions.ts';
import { PrintedSets } from './printed-sets.tsx';
import type { PrintChoice } from './sheet-head.tsx';

/** Renders the sets of a test for printing, on demand only. */
export function usePrintSets({
  isReady,
  picked,
  compose,
  choice,
}: {
  isReady: boolean;
  picked: PickedQuestions;
  compose: () => PaperSet[];
  choice: PrintChoice;
}) {
  const [isShown, setIsShown] = useState(false);
  const [isPreparing, setIsPreparing] = useState(false);
  useAroundPrint(
    () => setIsShown(isReady),
    () => setIsShown(false),
  );
  return {
    /** Render it anywhere: it is invisible on screen. */
    printed: isShown ? createPortal(<PrintedSets sets={compose()} choice={choice} />, document.body) : null,
    isPreparing,
    async print() {
      setIsPreparing(true);
      await Promise.all([loadFormulas(), ...figuresOf(picked).map(askForFigure)]);
      flushSync(() => setIsShown(true));
      await figuresAreThere(document.querySelector('.printed-sets'));
      setIsPreparing(false);
      window.print();
    },
  };
}
