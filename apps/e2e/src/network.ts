import type { BrowserContext } from '@playwright/test';

const haveNoNetwork = () =>
  void Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });

function haveNetworkAgain(): void {
  if (!Object.hasOwn(navigator, 'onLine')) return;
  Reflect.deleteProperty(navigator, 'onLine');
  window.dispatchEvent(new Event('online'));
}

/**
 * Takes all pages of a context offline, also those opened or reloaded later: there Chromium (150) fails
 * requests, but still reports that it is online, unlike a device without a network.
 * @returns restores the network
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
