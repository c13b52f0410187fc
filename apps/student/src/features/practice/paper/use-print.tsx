import { figuresAreThere } from '@repo/ui/figures-are-there';
import { useAroundPrint } from '@repo/ui/use-around-print';
import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import type { PaperSheet } from '#src/study/written/kept-paper.ts';
import { loadFormulasFor } from './paper-texts.ts';
import { PrintedPaper } from './printed-paper.tsx';

type Wanted = 'nothing' | 'paper' | 'answers';

/**
 * Renders a printable paper, with or without answers. On demand only, by a button or the browser's print
 * command, since all questions together are heavy for a phone.
 */
export function usePrint(sheet: PaperSheet) {
  const [wanted, setWanted] = useState<Wanted>('nothing');
  const [isPreparing, setIsPreparing] = useState(false);
  useAroundPrint(
    () => setWanted((now) => (now === 'nothing' ? 'paper' : now)),
    () => setWanted('nothing'),
  );
  const print = async (hasAnswers: boolean) => {
    setIsPreparing(true);
    await loadFormulasFor(sheet);
    flushSync(() => setWanted(hasAnswers ? 'answers' : 'paper'));
    await figuresAreThere(document.querySelector('.printed-paper'));
    setIsPreparing(false);
    window.print();
  };
  return {
    /** Render it anywhere: it is invisible on screen. */
    printed:
      wanted === 'nothing'
        ? null
        : createPortal(<PrintedPaper sheet={sheet} hasAnswers={wanted === 'answers'} />, document.body),
    print: (hasAnswers: boolean) => void print(hasAnswers),
    isPreparing,
  };
}
