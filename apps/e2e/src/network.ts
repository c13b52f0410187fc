import type { BrowserContext } from '@playwright/test';

const haveNoNetwork = () =>
  void Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });

function haveNetworkAgain(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return;
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

/**
 * Takes the network from all pages of a context, also from those that are opened or loaded anew without it: there
 * Chromium lets requests fail, and yet says that it is online (150 does; on a device without a network none does).
 *
 * @returns gives it back
 */
export async function goOffline(context: BrowserContext): Promise<() => Promise<void>> {
  await context.setOffline(true);
  const script = await context.addInitScript(haveNoNetwork);
  return async () => {
    await script.dispose();
    await context.setOffline(false);
    for (const page of context.pages()) await page.evaluate(haveNetworkAgain);
  };
}
