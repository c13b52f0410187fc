import { wantsLessMotion } from '#src/platform/less-motion.ts';
import './swipe.css';
import { type PointerEvent, useLayoutEffect, useRef } from 'react';

/** Movement after which a touch counts as horizontal or vertical, in px. */
const decidingPx = 10;
/** A page turns after this share of its width, or this many px if less. */
const turningShare = 0.3;
const turningMaxPx = 96;
/** A fast swipe needs less distance: px, and px per millisecond. */
const thrownMinPx = 24;
const throwingSpeed = 0.35;
/** A finger resting this long isn't a fast swipe, in ms. */
const restMs = 100;
/** Share of the movement that the page follows when there is nothing to turn to. */
const resistance = 0.25;
const settleMs = 200;
const ease = 'cubic-bezier(.2,.8,.2,1)';

/** Elements that handle horizontal swipes themselves. */
const ownSideways = '[role="tablist"], input, textarea';

type Stroke = {
  id: number;
  surface: HTMLElement;
  startX: number;
  startY: number;
  isSideways: boolean;
  lastX: number;
  lastAtMs: number;
  /** px per millisecond, positive to the right */
  speed: number;
};

/** Whether the touch is on something that scrolls horizontally: a wide table, a long formula. */
function isOwnSideways(target: Element, surface: Element): boolean {
  if (target.closest(ownSideways)) return true;
  for (let one: Element | null = target; one && one !== surface; one = one.parentElement)
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX))
      return true;
  return false;
}

const movedIn = (surface: HTMLElement) => surface.querySelector<HTMLElement>('[data-swiped]');

function animate(surface: HTMLElement, from: Keyframe): void {
  if (wantsLessMotion()) return;
  movedIn(surface)?.animate([from, { translate: '0', opacity: 1 }], { duration: settleMs, easing: ease });
}

/**
 * Adds horizontal swipes to turn pages. Spread the result on the surface; the element with `data-swiped` in
 * it follows the finger. Left means next, right back; null when there is no page.
 * @param shown id of the current page: when it changes, the next page slides in
 */
export function useSwipe({
  shown,
  onLeft,
  onRight,
}: {
  shown: string | undefined;
  onLeft: (() => void) | null;
  onRight: (() => void) | null;
}) {
  const stroke = useRef<Stroke | null>(null);
  /** A turned page stays where the finger left it until the next one renders. */
  const turned = useRef<{ surface: HTMLElement; isLeft: boolean } | null>(null);

  function place(surface: HTMLElement, translate: string): void {
    const moved = movedIn(surface);
    if (moved) moved.style.translate = translate;
  }

  function letGo(surface: HTMLElement): void {
    const from = movedIn(surface)?.style.translate;
    if (!from) return;
    place(surface, '');
    animate(surface, { translate: from });
  }

  useLayoutEffect(() => {
    if (!turned.current) return;
    const { surface, isLeft } = turned.current;
    turned.current = null;
    place(surface, '');
    animate(surface, { translate: isLeft ? '30%' : '-30%', opacity: 0 });
  }, [shown]);

  function giveUp(): void {
    if (stroke.current?.isSideways) letGo(stroke.current.surface);
    stroke.current = null;
  }

  return {
    'data-swipe': '',
    onPointerDown(event: PointerEvent<HTMLElement>) {
      giveUp();
      const { currentTarget: surface, target, clientX, clientY } = event;
      if (event.pointerType !== 'touch' || !event.isPrimary || !(target instanceof Element)) return;
      if (isOwnSideways(target, surface)) return;
      stroke.current = {
        id: event.pointerId,
        surface,
        startX: clientX,
        startY: clientY,
        isSideways: false,
        lastX: clientX,
        lastAtMs: event.timeStamp,
        speed: 0,
      };
    },
    onPointerMove(event: PointerEvent) {
      const current = stroke.current;
      if (current?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - current.startX, event.clientY - current.startY];
      if (!current.isSideways) {
        if (Math.max(Math.abs(dx), Math.abs(dy)) < decidingPx) return;
        if (Math.abs(dx) <= Math.abs(dy)) {
          stroke.current = null;
          return;
        }
        current.isSideways = true;
      }
      const passedMs = event.timeStamp - current.lastAtMs;
      if (passedMs > 0) current.speed = (event.clientX - current.lastX) / passedMs;
      current.lastX = event.clientX;
      current.lastAtMs = event.timeStamp;
      const canTurn = dx < 0 ? onLeft : onRight;
      place(current.surface, `${canTurn ? dx : dx * resistance}px`);
    },
    onPointerUp(event: PointerEvent) {
      const current = stroke.current;
      if (current?.id !== event.pointerId) return;
      stroke.current = null;
      if (!current.isSideways) return;
      const { surface, startX, lastAtMs } = current;
      const dx = event.clientX - startX;
      const turn = dx < 0 ? onLeft : onRight;
      const speed = event.timeStamp - lastAtMs > restMs ? 0 : current.speed * Math.sign(dx);
      const turningPx = Math.min(surface.clientWidth * turningShare, turningMaxPx);
      const isFar = Math.abs(dx) >= turningPx && speed > -throwingSpeed;
      const isThrown = Math.abs(dx) >= thrownMinPx && speed >= throwingSpeed;
      if (!turn || !(isFar || isThrown)) {
        letGo(surface);
        return;
      }
      turned.current = { surface, isLeft: dx < 0 };
      turn();
    },
    // The browser took over the touch for scrolling or zooming.
    onPointerCancel: giveUp,
  };
}
