import type { Page } from '@playwright/test';

/**
 * Controls that no scrolling makes tappable: outside the window or covered
 * (docs/product/screens.md#large-text).
 */
export const unreachableControls = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=switch]';
    const elsewhere =
      '[inert], [aria-hidden="true"], [data-base-ui-inert], .sr-only:not(input), .react-flow, .react-transform-wrapper';
    const found: string[] = [];
    const [x, y] = [window.scrollX, window.scrollY];
    for (const control of document.querySelectorAll<HTMLElement>(controls)) {
      if (
        control.matches(':disabled, [aria-disabled="true"]') ||
        control.closest(elsewhere) ||
        !control.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      const { width, height } = control.getBoundingClientRect();
      // A hidden file input is operated by its button or its drop area.
      if (control.matches('[type=file]') && (width <= 1 || height <= 1)) continue;
      const isDrawnByLabel = width <= 1 || height <= 1 || control.matches('[type=radio], [type=checkbox]');
      const target = (isDrawnByLabel && (control as HTMLInputElement).labels?.[0]) || control;
      const isHit = () => {
        target.scrollIntoView({ block: 'center', inline: 'center' });
        const { left, top, width, height } = target.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        // A toast and the selection toolbar disappear, and free what they cover.
        if (hit?.closest('.toast, section:has(> [role="toolbar"])')) return true;
        return hit !== null && (target.contains(hit) || hit.contains(target) || control.contains(hit));
      };
      let isReached = isHit();
      // Hidden bars return after a little scrolling up.
      for (let frame = 0; !isReached && frame < 4; frame += 1) {
        await new Promise(requestAnimationFrame);
        isReached = isHit();
      }
      if (!isReached)
        found.push((control.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 60));
    }
    window.scrollTo(x, y);
    return found;
  });
