import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { createPortal } from 'react-dom';

type Chrome = {
  /** The right end of the chapter's header. */
  headerEnd: HTMLElement | null;
  setQuizRunning: (isRunning: boolean) => void;
};

const ChromeContext = createContext<Chrome>({ headerEnd: null, setQuizRunning: () => {} });

export const ChapterChrome = ChromeContext.Provider;

/** Shows its children at the right end of the chapter's header. */
export function HeaderEnd({ children }: { children: ReactNode }) {
  const { headerEnd } = useContext(ChromeContext);
  return headerEnd ? createPortal(children, headerEnd) : null;
}

/** Says that a quiz is running, for as long as it is: the characters leave the screen then. */
export function useQuizRunning(isRunning: boolean): void {
  const { setQuizRunning } = useContext(ChromeContext);
  useEffect(() => {
    if (!isRunning) return;
    setQuizRunning(true);
    return () => setQuizRunning(false);
  }, [isRunning, setQuizRunning]);
}
