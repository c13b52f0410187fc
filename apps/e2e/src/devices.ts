import type { Page } from '@playwright/test';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1280, height: 800 } };

export type Device = 'phone' | 'desktop';
export const devices: Record<Device, typeof phone | typeof desktop> = { phone, desktop };

/** A page whose size and device type can be changed together, which Playwright's own sizes can't do. */
export type Resize = (device: Device, size?: { width: number; height: number }) => Promise<void>;

/** @returns sets the device and the open page's size, by default the device's own */
export async function resizing(page: Page): Promise<Resize> {
  const session = await page.context().newCDPSession(page);
  return async (device, size = devices[device].viewport) => {
    const mobile = device === 'phone';
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: mobile });
    await session.send('Emulation.setDeviceMetricsOverride', { ...size, mobile, deviceScaleFactor: 1 });
  };
}
