import type { Page } from '@playwright/test';

/**
 * Touch targets that are too small (docs/product/screens.md#targets): under 44 px in either direction, or
 * under 48 px high for the primary action; and those that overlap another one. Exempt are links in a line of
 * text, formulas in an editor's text, and a map's boxes, which grow with its zoom. If a label is the target of a hidden control, the label
 * is measured.
 */
export const targetFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]';
    const isReachable = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest('[inert], [aria-hidden="true"], .react-flow__node, [contenteditable="true"] span') &&
      !element.matches(':disabled, [aria-disabled="true"]');
    const isInline = (element: Element) =>
      getComputedStyle(element).display === 'inline' &&
      [...(element.parentElement?.childNodes ?? [])].some(
        (node) => node !== element && (node.textContent ?? '').trim() !== '',
      );
    const boxOf = (element: Element): DOMRect | null => {
      const box = element.getBoundingClientRect();
      if (box.width > 1 && box.height > 1 && !element.matches('[type=radio], [type=checkbox]')) return box;
      const label = (element as HTMLInputElement).labels?.[0];
      return label ? label.getBoundingClientRect() : null;
    };
    const nameOf = (element: Element) =>
      `${element.tagName.toLowerCase()} «${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}»`;
    /** Whether an element is scrolled out of view within its box. */
    const isScrolledOut = (element: Element, box: DOMRect) => {
      for (let outer = element.parentElement; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowY === 'visible') continue;
        const { top, bottom } = outer.getBoundingClientRect();
        if (outer !== document.documentElement && (box.top >= bottom || box.bottom <= top)) return true;
      }
      return false;
    };
    /** Elements that stay fixed while the page scrolls below, and dialogs, which cover the whole page. */
    const layerOf = (element: Element) => {
      for (let one: Element | null = element; one; one = one.parentElement) {
        const { position } = getComputedStyle(one);
        if (position === 'fixed' || position === 'sticky') return one;
        if (one.matches('.case-sheet, [role=dialog], [role=alertdialog], .toast')) return one;
      }
      return null;
    };
    const faults: string[] = [];
    const seen: { element: Element; box: DOMRect; layer: Element | null }[] = [];
    for (const element of document.querySelectorAll(controls)) {
      if (!isReachable(element) || isInline(element)) continue;
      const box = boxOf(element);
      if (!box || box.right < 0 || box.bottom < 0) continue;
      const size = `${Math.round(box.width)}x${Math.round(box.height)}`;
      const isPrimary = element.matches('a.bg-pen-fill, button.bg-pen-fill');
      if (box.width < 43.5 || box.height < 43.5) faults.push(`${nameOf(element)} ${size}`);
      else if (isPrimary && box.height < 47.5) faults.push(`primary ${nameOf(element)} ${size}`);
      if (isScrolledOut(element, box)) continue;
      const layer = layerOf(element);
      for (const other of seen) {
        if (layer !== other.layer) continue;
        if (element.contains(other.element) || other.element.contains(element)) continue;
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // A tool inside a field (show password) overlaps it on purpose.
        const isTool = element.parentElement?.contains(other.element) && other.element.matches('input');
        if (across > 1 && down > 1 && !isTool)
          faults.push(`${nameOf(element)} lies on ${nameOf(other.element)}`);
      }
      seen.push({ element, box, layer });
    }
    return faults;
  });
