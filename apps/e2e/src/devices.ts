import type { Page } from '@playwright/test';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

export type Device = 'phone' | 'desktop';
export const devices: Record<Device, typeof phone | typeof desktop> = { phone, desktop };

/** A page whose size can be changed together with the kind of device, as Playwright's own sizes can't. */
export type Resize = (device: Device, size?: { width: number; height: number }) => Promise<void>;

/** @returns sets the device and the size, by default the device's own, of the page that is open */
export async function resizing(page: Page): Promise<Resize> {
  const session = await page.context().newCDPSession(page);
  return async (device, size = devices[device].viewport) => {
    const mobile = device === 'phone';
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, mobile, deviceScaleFactor: 1 });
  };
}
