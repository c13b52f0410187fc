import type { Browser } from 'playwright-core';
import { slowPhone } from './slow-phone.ts';
import { paintedInpMs, touch } from './student-taps.ts';
import { phone } from './visits.ts';

const page = `<!doctype html><meta name="viewport" content="width=device-width">
<button style="font-size: 2rem" onclick="this.textContent = 'Touched'">Touch</button>`;

/** Baseline: the slowed processor's time, in milliseconds, to answer a tap on a page with only one button. */
export async function touchBarePage(browser: Browser): Promise<number> {
  const context = await browser.newContext(phone);
  try {
    const bare = await slowPhone(context);
    await bare.page.goto(`data:text/html,${encodeURIComponent(page)}`);
    await touch(bare.page.getByRole('button'));
    return await paintedInpMs(bare.page);
  } finally {
    await context.close();
  }
}
