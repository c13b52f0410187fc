import type { Page } from '@playwright/test';

export type Focused = { name: string; isSame: boolean; faults: string[] };

/**
 * The focused element, and what is wrong with its focus ring (docs/product/screens.md#focus-ring): missing,
 * too thin, or covered by a bar. A hidden control shows it on its label. `isSame` is true when this element
 * was checked before.
 */
export const lookAtFocus = (page: Page): Promise<Focused | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const name = `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`;
    const isSame = element.hasAttribute('data-looked-at');
    element.setAttribute('data-looked-at', '');
    const hasRing = (one: Element) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one);
      const isSeen = outlineStyle !== 'none' && !/transparent|, 0\)$/.test(outlineColor);
      return isSeen && Number.parseFloat(outlineWidth) >= 2;
    };
    const box = element.getBoundingClientRect();
    const isHidden = box.width <= 1 || getComputedStyle(element).opacity === '0';
    const labels = [...((element as HTMLInputElement).labels ?? [])];
    const standIns = isHidden
      ? [...labels, ...(element.parentElement?.querySelectorAll('*') ?? [])]
      : [element];
    const ringed = standIns.find(hasRing);
    const faults: string[] = [];
    if (!ringed) faults.push('no ring');
    const frame = (ringed ?? element).getBoundingClientRect();
    const x = Math.min(Math.max(frame.left + frame.width / 2, 1), innerWidth - 1);
    const top = Math.max(frame.top, 0) + 2;
    const bottom = Math.min(frame.bottom, innerHeight) - 2;
    if (frame.bottom < 4 || frame.top > innerHeight - 4) faults.push('out of view');
    else
      for (const y of frame.height > innerHeight ? [innerHeight / 2] : [top, bottom]) {
        const hit = document.elementFromPoint(x, y);
        const owner = ringed ?? element;
        const isOwn =
          hit &&
          (owner.contains(hit) || hit.contains(owner) || owner.closest('label, fieldset, li')?.contains(hit));
        if (!isOwn) faults.push(`covered by ${hit?.tagName.toLowerCase()}.${hit?.className}`);
      }
    return { name, isSame, faults };
  });
