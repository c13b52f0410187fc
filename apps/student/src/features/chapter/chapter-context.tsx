import { createContext, type ReactNode, useContext, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import type { QuizState } from '#src/questions/machine.ts';

export type QuizPhase = QuizState['phase'];

type ChapterContext = {
  /** The right end of the chapter's header. */
  headerEnd: HTMLElement | null;
  setQuizPhase: (phase: QuizPhase) => void;
};

const Context = createContext<ChapterContext>({ headerEnd: null, setQuizPhase: () => {} });

export const ChapterContextProvider = Context.Provider;

/** Shows its children at the right end of the chapter's header. */
export function HeaderEnd({ children }: { children: ReactNode }) {
  const { headerEnd } = useContext(Context);
  return headerEnd ? createPortal(children, headerEnd) : null;
}

/** Tells the chapter's screen how far the quiz is, for as long as its tab is open. */
export function useQuizPhase(phase: QuizPhase): void {
  const { setQuizPhase } = useContext(Context);
  // Before the paint: what hides while a quiz runs would stand over its first question for a moment.
  useLayoutEffect(() => {
    setQuizPhase(phase);
    return () => setQuizPhase('notStarted');
  }, [phase, setQuizPhase]);
}
