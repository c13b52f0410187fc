import { type RefObject, useEffect, useRef, useState } from 'react';
import { isNotBehind, sightKeeper } from './keep-in-sight.ts';
import { howToRead } from './kept-how.ts';
import type { SpokenLanguage } from './local-voices.ts';
import { markSentence, unmark } from './mark-sentence.ts';
import { rangeOf, type Sentence, sentencesOf } from './page-sentences.ts';
import { createPlayer, type Player, type PlayerState } from './player.ts';
import { whenSet } from './when-set.ts';

/** The first visible sentence, for a student who has scrolled. */
function sentenceInSight(sentences: readonly Sentence[]): number {
  if (window.scrollY === 0) return 0;
  const found = sentences.findIndex((sentence) => {
    const range = rangeOf(sentence);
    return range !== null && isNotBehind(range);
  });
  return Math.max(found, 0);
}

type Reading = {
  player: Player;
  /** A language on the page without a voice. */
  unread: SpokenLanguage | null;
  stop: () => void;
};

/** Reads, marks and scrolls to sentences; `stop` ends all three. */
function readPage(page: Element, isFromTop: boolean, onState: (state: PlayerState) => void): Reading {
  const all = sentencesOf(page);
  const sentences = all.filter(({ language }) => howToRead(language) !== null);
  const sight = sightKeeper();
  const player = createPlayer({
    sentences,
    howOf: howToRead,
    onState(state) {
      const sentence = state.kind === 'ended' ? undefined : sentences[state.at];
      const place = sentence ? markSentence(sentence) : null;
      if (!sentence) unmark();
      if (place && state.kind === 'reading') sight.keep(place);
      onState(state);
    },
  });
  // Browsers keep speaking for hidden pages.
  const pause = () => player.pause();
  window.addEventListener('pagehide', pause);
  player.read(isFromTop ? 0 : sentenceInSight(sentences));
  return {
    player,
    unread: all.find(({ language }) => howToRead(language) === null)?.language ?? null,
    stop() {
      window.removeEventListener('pagehide', pause);
      player.stop();
      sight.stop();
      unmark();
    },
  };
}

/**
 * Reads a page aloud while it is shown.
 * @param pageId a new page stops the reading, unless it was asked to continue there
 * @param onBegin called when a page starts, after the screen has scrolled to it
 * @param onLeft called when the page was left
 */
export function usePlayer({
  page,
  pageId,
  onBegin,
  onLeft,
}: {
  page: RefObject<Element | null>;
  pageId: string | undefined;
  onBegin: () => void;
  onLeft: () => void;
}): {
  state: PlayerState;
  player: RefObject<Player | null>;
  unread: SpokenLanguage | null;
  goOnAtNextPage: () => void;
} {
  const [state, setState] = useState<PlayerState>({ kind: 'reading', at: 0 });
  const [unread, setUnread] = useState<SpokenLanguage | null>(null);
  const player = useRef<Player | null>(null);
  const readId = useRef(pageId);
  const goesOn = useRef(false);
  useEffect(() => {
    const isAnother = readId.current !== pageId;
    if (isAnother && !goesOn.current) {
      onLeft();
      return;
    }
    readId.current = pageId;
    goesOn.current = false;
    let stop = () => {};
    let isOver = false;
    const begin = (shown: Element) => {
      const reading = readPage(shown, isAnother, setState);
      player.current = reading.player;
      setUnread(reading.unread);
      stop = reading.stop;
    };
    // Later effects of the screen focus the new page and scroll to its top first.
    queueMicrotask(() => {
      const shown = page.current;
      if (isOver || !shown) return;
      onBegin();
      stop = whenSet(shown, () => begin(shown));
    });
    return () => {
      isOver = true;
      stop();
      player.current = null;
    };
  }, [pageId]);
  return {
    state,
    player,
    unread,
    goOnAtNextPage() {
      goesOn.current = true;
    },
  };
}
