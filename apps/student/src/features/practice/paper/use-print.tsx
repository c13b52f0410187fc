import { useState } from 'react';
import { createPortal, flushSync } from 'react-dom';
import { figuresAreThere } from '#src/layout/figures-are-there.ts';
import { useAroundPrint } from '#src/layout/use-around-print.ts';
import type { PaperSheet } from './kept-paper.ts';
import { loadFormulasFor } from './paper-texts.ts';
import { PrintedPaper } from './printed-paper.tsx';

type Wanted = 'nothing' | 'paper' | 'answers';

/**
 * A paper for the printer, with or without its answers. It is set only when it is asked for, by a button or by the
 * browser's own command, for all its questions at once are a lot for a phone.
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
    /** To be drawn anywhere: it is not seen on the screen. */
    printed:
      wanted === 'nothing'
        ? null
        : createPortal(<PrintedPaper sheet={sheet} hasAnswers={wanted === 'answers'} />, document.body),
    print: (hasAnswers: boolean) => void print(hasAnswers),
    isPreparing,
  };
}
