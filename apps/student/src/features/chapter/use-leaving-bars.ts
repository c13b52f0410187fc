import { below } from '@repo/ui/breakpoints';
import { type RefObject, useEffect } from 'react';

/** When the bars of a chapter leave: never, as one reads on, or as long as they are not asked for. */
export type BarsMode = 'stay' | 'leave' | 'zen';

/** A window in which they would take more of its height than the page can spare. */
const smallWindow = `${below('md')}, (max-height: 30rem)`;
const barSelector = '.chapter-tabs, .reader-tools, .action-bar';
const pressable = 'a, button, input, label, select, summary, textarea, [role="button"]';
const scrollKeys = ['ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp', ' '];

/** A finger trembles: the bars follow strokes of this length, in CSS pixels. */
const travelPx = { down: 24, up: 12 };
/** Above this the place of the bars at the top of the page would show empty. */
const topPx = 112;
/** So far below the window the end of the page counts as reached: its bar has its place there. */
const endPx = 80;
/** So near to the edge of the window a mouse asks for the bars. */
const edgePx = 24;
const stirredForMs = 2_500;

const isInBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(barSelector) !== null;

/** Whether a keyboard is at work in a bar: a button that was pressed by hand has the focus too, but no ring. */
const isRingInBar = (): boolean =>
  isInBar(document.activeElement) && document.activeElement?.matches(':focus-visible') === true;

/** Whether a tap is meant for the page: not for a control, not for a dialog, and not to unmark text. */
const isOnPage = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('main') !== null &&
  target.closest(pressable) === null &&
  window.getSelection()?.isCollapsed !== false;

type Bars = { areAsked: () => boolean; ask: (areWanted: boolean) => void; show: () => void };
type Handlers = { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

/** They leave on the way down, and are back on the way up, at the top, and for a keyboard. */
function leaveAsOneReads({ areAsked, ask, show }: Bars): Handlers {
  let lastPx = window.scrollY;
  let turnedAtPx = lastPx;
  // What scrolls because the focus moves, or while a button of a bar is pressed, is no reading on.
  let areHeld = false;
  const hold = () => {
    areHeld = true;
    ask(true);
  };
  const letGo = () => {
    areHeld = false;
  };
  ask(true);
  return {
    scroll() {
      const y = window.scrollY;
      const isDown = y > lastPx;
      const wasDown = lastPx > turnedAtPx;
      if (isDown !== wasDown) turnedAtPx = lastPx;
      lastPx = y;
      const stroke = y - turnedAtPx;
      const areWanted =
        y <= topPx || areHeld || (areAsked() ? stroke <= travelPx.down : -stroke > travelPx.up);
      if (areWanted === areAsked()) return;
      turnedAtPx = y;
      ask(areWanted);
    },
    click({ target }) {
      if (!areAsked() && isOnPage(target)) ask(true);
      turnedAtPx = lastPx;
    },
    keydown({ key }) {
      if (scrollKeys.includes(key)) letGo();
      // Ahead of the focus, so that it comes into view clear of them.
      if (key === 'Tab') hold();
    },
    focusin({ target }) {
      if (isInBar(target)) ask(true);
      else show();
    },
    pointerdown({ target }) {
      // A button that slid away under the finger would lose its click, and the next press comes soon after it.
      if (isInBar(target)) hold();
      else letGo();
    },
    wheel: letGo,
  };
}

/** They are there for a mouse at the edge or on them, for a finger that taps, and for the focus. */
function leaveInZen({ areAsked, ask, show }: Bars, stir: () => void): Handlers {
  let isFinger = false;
  let mousePlace = '';
  ask(false);
  stir();
  return {
    pointerdown({ pointerType }) {
      isFinger = pointerType !== 'mouse';
    },
    pointermove({ pointerType, target, clientX, clientY, buttons }) {
      const place = `${clientX} ${clientY}`;
      // A page that moves under a mouse is no move of it, and a pressed mouse marks text.
      if (pointerType !== 'mouse' || buttons > 0 || place === mousePlace) return;
      mousePlace = place;
      stir();
      ask(isInBar(target) || clientY < edgePx || clientY > window.innerHeight - edgePx);
    },
    click({ target }) {
      if (isFinger && isOnPage(target) && !isInBar(target)) ask(!areAsked());
    },
    focusin({ target }) {
      if (isInBar(target)) ask(true);
      // They lie over the page, and would over what has the focus there.
      else if (target instanceof Element && target.matches(':focus-visible')) ask(false);
    },
    scroll: show,
  };
}

/**
 * The bars go where `data-bars` of the root says: `here`, `away`, or at the `end` of the page (chapter.css); `data-keyed`
 * is where they are for who uses a keyboard.
 */
function moveBars(mode: 'leave' | 'zen', end: Element | null): () => void {
  const root = document.documentElement;
  let areAsked = false;
  let isKeyed = false;
  let isAtEnd = false;
  let stirred: ReturnType<typeof setTimeout>;
  const show = () => {
    // In zen a page that is seen whole is shown alone.
    const isEndMet = isAtEnd && (mode === 'leave' || window.scrollY > 0);
    const place = areAsked || isRingInBar() ? 'here' : isEndMet ? 'end' : 'away';
    if (root.dataset.bars !== place) root.dataset.bars = place;
    if (isKeyed && root.dataset.keyed !== place) root.dataset.keyed = place;
  };
  const followKeyboard = () => {
    isKeyed = true;
    show();
  };
  // Bars that a hand brings back would cover what is scrolled to with the room that a keyboard left.
  const followHand = () => {
    isKeyed = false;
    delete root.dataset.keyed;
  };
  const ask = (areWanted: boolean) => {
    areAsked = areWanted;
    show();
  };
  const stir = () => {
    if (root.dataset.stirred === undefined) root.dataset.stirred = '';
    clearTimeout(stirred);
    stirred = setTimeout(() => delete root.dataset.stirred, stirredForMs);
  };
  const bars = { areAsked: () => areAsked, ask, show };
  const handlers = Object.entries(mode === 'zen' ? leaveInZen(bars, stir) : leaveAsOneReads(bars));
  for (const [name, handler] of handlers)
    document.addEventListener(name, handler as EventListener, { passive: true });
  document.addEventListener('keydown', followKeyboard);
  document.addEventListener('pointerdown', followHand, { passive: true });
  const endWatcher = new IntersectionObserver(
    ([entry]) => {
      isAtEnd = entry?.isIntersecting === true;
      show();
    },
    { rootMargin: `0px 0px ${endPx}px 0px` },
  );
  if (end) endWatcher.observe(end);
  return () => {
    for (const [name, handler] of handlers) document.removeEventListener(name, handler as EventListener);
    document.removeEventListener('keydown', followKeyboard);
    document.removeEventListener('pointerdown', followHand);
    endWatcher.disconnect();
    clearTimeout(stirred);
    delete root.dataset.bars;
    delete root.dataset.keyed;
    delete root.dataset.stirred;
  };
}

/**
 * Gives the page that is read the whole window (docs/product/screens.md#reading-space). Bars are moved and nothing else: they keep
 * their place in the layout and in what is read aloud. `end` stands at the end of the page.
 */
export function useLeavingBars(mode: BarsMode, end: RefObject<Element | null>): void {
  useEffect(() => {
    if (mode === 'stay') return;
    if (mode === 'zen') return moveBars('zen', end.current);
    const small = window.matchMedia(smallWindow);
    let stop = () => {};
    const begin = () => {
      stop();
      stop = small.matches ? moveBars('leave', end.current) : () => {};
    };
    begin();
    small.addEventListener('change', begin);
    return () => {
      small.removeEventListener('change', begin);
      stop();
    };
  }, [mode, end]);
}
