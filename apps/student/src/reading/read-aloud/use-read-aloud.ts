import { readAloudCopy } from 'virtual:messages/readAloud';
import { toast } from '@repo/ui/toast';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { PlayerBar } from './player-bar.tsx';

const loadBar = () => import('./player-bar.tsx');

export type ReadAloud = {
  /** The player, while reading. */
  Bar: typeof PlayerBar | null;
  opener: RefObject<HTMLButtonElement | null>;
  open: () => void;
  /** Preloads the player before the press. */
  prepare: () => void;
  /** `isStopped`: stopped by the student, so focus returns to the opener. */
  close: (isStopped: boolean) => void;
};

/** iOS allows speech only after an utterance, even an empty one, in a tap. */
function claimVoice(): void {
  speechSynthesis.cancel();
  speechSynthesis.speak(new SpeechSynthesisUtterance(''));
}

/**
 * Reading a page aloud (docs/product/screens.md#read-aloud): the start button, and the bar that replaces the
 * page's own.
 */
export function useReadAloud(): ReadAloud {
  const [Bar, setBar] = useState<typeof PlayerBar | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const givesFocusBack = useRef(false);
  useEffect(() => {
    if (Bar || !givesFocusBack.current) return;
    givesFocusBack.current = false;
    // Keep the scroll position of the last sentence.
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
