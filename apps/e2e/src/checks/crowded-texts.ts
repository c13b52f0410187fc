import type { Page } from '@playwright/test';

/**
 * Texts that overlap, and words broken in the middle because their column is too narrow
 * (docs/product/screens.md#large-text).
 * @param breakableLetters minimum length of a word that may be broken
 */
export const crowdedTexts = (page: Page, breakableLetters = Number.POSITIVE_INFINITY): Promise<string[]> =>
  page.evaluate((breakableLetters) => {
    type Line = { text: string; parent: Element; box: DOMRect };
    /** A line's box has space above and below its letters. */
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
    const clips = new Map<Element, DOMRect | null>();
    /**
     * The part of the window that scrolling or clipping ancestors of a text leave visible; null if there are
     * none.
     */
    const clipOf = (element: Element): DOMRect | null => {
      const known = clips.get(element);
      if (known !== undefined) return known;
      const above = element.parentElement ? clipOf(element.parentElement) : null;
      let clip = above;
      if (
        getComputedStyle(element).overflowY !== 'visible' &&
        element !== document.body &&
        element !== document.documentElement
      ) {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const [from, to] = above ? [Math.max(top, above.top), Math.min(bottom, above.bottom)] : [top, bottom];
        const [start, end] = above
          ? [Math.max(left, above.left), Math.min(right, above.right)]
          : [left, right];
        clip = new DOMRect(start, from, Math.max(0, end - start), Math.max(0, to - from));
      }
      clips.set(element, clip);
      return clip;
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
      // Words with digits or @, such as email addresses and order numbers, may be longer than a line.
      for (const { 0: word, index } of words.matchAll(/\p{L}{2,}(?!\S*[@\d_])(?<![@\d_]\S*)/gu))
        if (word.length < breakableLetters && isBroken(node, index, index + word.length))
          found.push(`${word} is broken`);
      if (isPinned(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const frame = parent.getBoundingClientRect();
      for (const { left, top, width, height } of range.getClientRects()) {
        // Text clipped by its box, such as a line for screen readers, covers nothing.
        if (frame.width <= 1 && frame.height <= 1) continue;
        const cut = (height * (1 - shareOfLetters)) / 2;
        const clip = clipOf(parent);
        const from = Math.max(top + cut, clip?.top ?? Number.NEGATIVE_INFINITY);
        const to = Math.min(top + height - cut, clip?.bottom ?? Number.POSITIVE_INFINITY);
        const start = Math.max(left, clip?.left ?? Number.NEGATIVE_INFINITY);
        const end = Math.min(left + width, clip?.right ?? Number.POSITIVE_INFINITY);
        // Text scrolled out of its box covers nothing.
        if (from >= to || start >= end) continue;
        lines.push({ text: words.trim(), parent, box: new DOMRect(start, from, end - start, to - from) });
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
  }, breakableLetters);
