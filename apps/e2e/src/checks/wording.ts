import type { Page } from '@playwright/test';

/**
 * Texts of ours that are Hindi in Latin script but are not marked so (docs/product/screens.md#language). Told by words that no English text has;
 * what the content says is its author's.
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

/** How many phrases have the highlighter's swipe in view (docs/product/screens.md#marker). */
export const markerCount = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('mark.marker')].filter(
        (mark) => mark.checkVisibility() && !mark.closest('[inert], [aria-hidden="true"]'),
      ).length,
  );
