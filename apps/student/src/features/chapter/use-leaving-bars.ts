import { below } from '@repo/ui/breakpoints';
import { type RefObject, useEffect } from 'react';

/** When a chapter's bars hide: never, while scrolling down, or whenever they aren't requested. */
export type BarsMode = 'stay' | 'leave' | 'zen';

/** Windows in which the bars take too much of the height. */
const smallWindow = `${below('md')}, (max-height: 30rem)`;
const barSelector = '.chapter-tabs, .reader-tools, .action-bar';
const pressable = 'a, button, input, label, select, summary, textarea, [role="button"]';
const scrollKeys = ['ArrowDown', 'ArrowUp', 'End', 'Home', 'PageDown', 'PageUp', ' '];

/** Ignore jitter: minimum scroll distance to hide or show the bars, in CSS pixels. */
const travelPx = { down: 24, up: 12 };
/** Don't hide the bars near the top, where their space would be empty. */
const topPx = 112;
/** Distance to the end of the page that counts as reached, since its bar has its space there. */
const endPx = 80;
/** Distance to the window edge at which a mouse shows the bars. */
const edgePx = 24;
const stirredForMs = 2_500;

const isInBar = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(barSelector) !== null;

/** Whether a keyboard user is in a bar; buttons pressed by touch or mouse have focus without a ring. */
const isRingInBar = (): boolean =>
  isInBar(document.activeElement) && document.activeElement?.matches(':focus-visible') === true;

/** Whether a tap is on the page itself: not on a control or dialog, and not to clear a selection. */
const isOnPage = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('main') !== null &&
  target.closest(pressable) === null &&
  window.getSelection()?.isCollapsed !== false;

type Bars = { areAsked: () => boolean; ask: (areWanted: boolean) => void; show: () => void };
type Handlers = { [Name in keyof DocumentEventMap]?: (event: DocumentEventMap[Name]) => void };

/** Bars hide on scrolling down; they return on scrolling up, at the top, and for keyboards. */
function leaveAsOneReads({ areAsked, ask, show }: Bars): Handlers {
  let lastPx = window.scrollY;
  let turnedAtPx = lastPx;
  // Scrolling caused by focus changes or a pressed bar button must not hide the bars.
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
      // Runs before the focus moves, so that the focused element scrolls into view clear of the bars.
      if (key === 'Tab') hold();
    },
    focusin({ target }) {
      if (isInBar(target)) ask(true);
      else show();
    },
    pointerdown({ target }) {
      // A button that moves during a press would lose its click, and another press often follows.
      if (isInBar(target)) hold();
      else letGo();
    },
    wheel: letGo,
  };
}

/** In zen mode a mouse at the edge or on them, a tap, or focus shows the bars. */
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
      // Content moving under the mouse also fires events, and a pressed mouse selects text.
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
      // Bars overlay the page, and would cover the focused element.
      else if (target instanceof Element && target.matches(':focus-visible')) ask(false);
    },
    scroll: show,
  };
}

/**
 * Sets `data-bars` on the root: `here`, `away`, or at the `end` of the page (chapter.css); `data-keyed` is
 * the same for keyboard users.
 */
function moveBars(mode: 'leave' | 'zen', end: Element | null): () => void {
  const root = document.documentElement;
  let areAsked = false;
  let isKeyed = false;
  let isAtEnd = false;
  let stirred: ReturnType<typeof setTimeout>;
  const show = () => {
    // In zen mode, a page that fits the window is shown without bars.
    const isEndMet = isAtEnd && (mode === 'leave' || window.scrollY > 0);
    const place = areAsked || isRingInBar() ? 'here' : isEndMet ? 'end' : 'away';
    if (root.dataset.bars !== place) root.dataset.bars = place;
    if (isKeyed && root.dataset.keyed !== place) root.dataset.keyed = place;
  };
  const followKeyboard = () => {
    isKeyed = true;
    show();
  };
  // With a keyboard's scroll padding, bars shown by touch would cover what is scrolled to.
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
 * Gives the page the whole window while reading (docs/product/screens.md#reading-space). Bars are only moved:
 * they stay in the layout and the accessibility tree. `end` marks the end of the page.
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
