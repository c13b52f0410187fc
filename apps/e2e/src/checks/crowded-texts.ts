import type { Page } from '@playwright/test';

/** Texts that lie on each other, and words broken in their middle: their column is too narrow (docs/product.md#large-text). */
export const crowdedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Line = { text: string; parent: Element; box: DOMRect };
    /** A line's box has room above and below its letters. */
    const shareOfLetters = 0.6;
    const slackPx = 3;
    const lines: Line[] = [];
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const isPinned = (element: Element): boolean => {
      for (let around: Element | null = element; around; around = around.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(around).position)) return true;
      return false;
    };
    const isBroken = (node: Node, from: number, to: number) => {
      const range = document.createRange();
      range.setStart(node, from);
      range.setEnd(node, to);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    };
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent ?? '';
      const parent = node.parentElement;
      if (
        words.trim() === '' ||
        !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue;
      if (
        parent.closest(
          '[inert], .sr-only, .katex, svg, .react-flow, .react-transform-wrapper, option, script, style',
        )
      )
        continue;
      for (const { 0: word, index } of words.matchAll(/\p{L}{2,}/gu))
        if (isBroken(node, index, index + word.length)) found.push(`${word} is broken`);
      if (isPinned(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = parent.getBoundingClientRect();
      for (const { left, top, width, height } of range.getClientRects()) {
        // What a box cuts off, such as a line for screen readers, is on nothing.
        if (frame.width <= 1 && frame.height <= 1) continue;
        const cut = (height * (1 - shareOfLetters)) / 2;
        lines.push({
          text: words.trim(),
          parent,
          box: new DOMRect(left, top + cut, width, height - 2 * cut),
        });
      }
    }
    for (const [at, one] of lines.entries())
      for (const other of lines.slice(at + 1)) {
        if (one.parent === other.parent) continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > slackPx && down > slackPx)
          found.push(`'${one.text.slice(0, 40)}' lies on '${other.text.slice(0, 40)}'`);
      }
    return [...new Set(found)];
  });
