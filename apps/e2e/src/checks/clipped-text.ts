import type { Page } from '@playwright/test';

/** WCAG 1.4.12: the spacing that a reader may ask for. */
export const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-bottom: 2em !important; }';

/** Text that is cut off and cannot be scrolled to (docs/product/screens.md#zoom). */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slackPx = 3;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const hides = (value: string) => value === 'hidden' || value === 'clip';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (text === '' || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      if (
        parent.closest(
          '[inert], [aria-hidden="true"], .sr-only, .katex, .react-flow, .react-transform-wrapper, svg, option, script, style',
        )
      )
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      // A box has the font's height, which may exceed the line: only a fully hidden line counts as cut.
      const slackDownPx = Math.max(slackPx, Number.parseFloat(getComputedStyle(parent).fontSize) * 0.35);
      for (let around: Element | null = parent; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.position === 'fixed' || style.overflowY === 'auto' || style.overflowY === 'scroll') break;
        const frame = around.getBoundingClientRect();
        // Such text is only for screen readers, possibly only at this width.
        if (frame.width <= 1 && frame.height <= 1 && hides(style.overflowX)) break;
        const isCutAcross =
          hides(style.overflowX) && (box.right > frame.right + slackPx || box.left < frame.left - slackPx);
        const isCutDown =
          hides(style.overflowY) &&
          (box.bottom > frame.bottom + slackDownPx || box.top < frame.top - slackDownPx);
        if (style.overflowX === 'auto' || style.overflowX === 'scroll') break;
        if (isCutAcross || isCutDown) {
          found.push(text.slice(0, 60));
          break;
        }
      }
    }
    return found;
  });

/** Whether the page scrolls sideways, and by how much. */
export const sidewaysExcess = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
