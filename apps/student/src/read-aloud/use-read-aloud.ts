import { toast } from '@repo/ui/toast';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlayerBar } from './player-bar.tsx';
import { readAloudCopy } from './read-aloud-copy.ts';

const loadBar = () => import('./player-bar.tsx');

export type ReadAloud = {
  /** What reads, while it does. */
  Bar: typeof PlayerBar | null;
  opener: RefObject<HTMLButtonElement | null>;
  open: () => void;
  /** Loads what reads ahead of the press. */
  prepare: () => void;
  /** `isStopped`: the student ended it, and the focus goes back to the opener. */
  close: (isStopped: boolean) => void;
};

/** iPhones let a page speak once it has said something, be it nothing, at the press itself. */
function claimVoice(): void {
  speechSynthesis.cancel();
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/** Reading a page aloud (docs/product/screens.md#read-aloud): what begins it, and the bar that then takes the place of the page's own. */
export function useReadAloud(): ReadAloud {
  const [Bar, setBar] = useState<typeof PlayerBar | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const givesFocusBack = useRef(false);
  useEffect(() => {
    if (Bar || !givesFocusBack.current) return;
    givesFocusBack.current = false;
    // Where one listened up to is not lost for it.
    opener.current?.focus({ preventScroll: true });
  }, [Bar]);
  return {
    Bar,
    opener,
    open() {
      claimVoice();
      loadBar().then(
        (module) => setBar(() => module.PlayerBar),
        () => toast.error(readAloudCopy.notLoaded),
      );
    },
    prepare: () => void loadBar().catch(() => {}),
    close(isStopped) {
      givesFocusBack.current = isStopped;
      setBar(null);
    },
  };
}
