import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { QuizState } from '#src/study/questions/machine.ts';

export type QuizPhase = QuizState['phase'];

type ChapterContext = {
  /** Right end of the chapter's header. */
  headerEnd: HTMLElement | null;
  setQuizPhase: (phase: QuizPhase) => void;
};

const Context = createContext<ChapterContext>({ headerEnd: null, setQuizPhase: () => {} });

export const ChapterContextProvider = Context.Provider;

/** Renders its children at the right end of the chapter's header. */
export function HeaderEnd({ children }: { children: ReactNode }) {
  const { headerEnd } = useContext(Context);
  return headerEnd ? createPortal(children, headerEnd) : null;
}

/** Reports the quiz's phase to the chapter screen while its tab is open. */
export function useQuizPhase(phase: QuizPhase): void {
  const { setQuizPhase } = useContext(Context);
  // Before paint, or elements hidden during a quiz would flash over its first question.
  useLayoutEffect(() => {
    setQuizPhase(phase);
    return () => setQuizPhase('notStarted');
  }, [phase, setQuizPhase]);
}
