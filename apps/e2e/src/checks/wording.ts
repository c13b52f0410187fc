import type { Page } from '@playwright/test';

/**
 * Interface texts in Hinglish that are not marked as such (docs/product/screens.md#language), recognized by
 * words that no English text has; content is not checked.
 */
export const unmarkedHinglish = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words =
      /\b(hai|hain|karo|kya|kholo|dekho|nahi|mein|abhi|padho|padh|chuno|dost|baaki|toh|naya|bulao|jayega|hue|hua|woh|tumhara|tumhari|wapas|khula|galti|mita|dobara|shabd)\b/i;
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (!words.test(text) || !parent?.checkVisibility() || parent.closest('.content-text, script, style'))
        continue;
      if (parent.closest('[lang]')?.getAttribute('lang') !== 'hi-Latn') found.push(text.slice(0, 80));
    }
    return found;
  });

/** Number of phrases in view with the highlighter's swipe (docs/product/screens.md#marker). */
export const markerCount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('mark.marker')].filter(
        (mark) => mark.checkVisibility() && !mark.closest('[inert], [aria-hidden="true"]'),
      ).length,
  );
