import { beforeEach, describe, expect, test } from 'vitest';
import { createTestClock, type StoredClock } from './test-clock.ts';

const minutes = (count: number) => count * 60_000;
const start = Date.parse('2026-11-27T09:00:00Z');

/** A device whose wall clock can be set, but not its monotonic clock. */
function createDevice() {
  let wallMs = start;
  let steadyMs = 5_000;
  let stored: StoredClock | null = null;
  return {
    pass(ms: number) {
      wallMs += ms;
      steadyMs += ms;
    },
    setWallBy(ms: number) {
      wallMs += ms;
    },
    /** A reload restarts the monotonic clock at 0. */
    openPage() {
      const offsetMs = steadyMs;
      return createTestClock({
        wallMs: () => wallMs,
        steadyMs: () => steadyMs - offsetMs,
        store: {
          get: () => stored,
          set: (next) => {
            stored = next;
          },
        },
      });
    },
  };
}

let device: ReturnType<typeof createDevice>;
beforeEach(() => {
  device = createDevice();
});

describe('the clock that tests run by', () => {
  test('the clock that tests run by runs with the wall clock on a device whose clock nobody sets', () => {
    const page = device.openPage();
    expect(page.nowMs()).toBe(start);
    device.pass(minutes(20));
    expect(page.nowMs()).toBe(start + minutes(20));
  });

  test.each([25, -60, 1 / 10, 60 * 24 * 365])(
    'the clock that tests run by ignores a wall clock that is set by %d minutes',
    (by) => {
      const page = device.openPage();
      device.pass(minutes(2));
      page.nowMs();
      device.setWallBy(minutes(by));
      expect(page.nowMs()).toBe(start + minutes(2));
      device.pass(minutes(3));
      expect(page.nowMs()).toBe(start + minutes(5));
    },
  );

  test('the clock that tests run by ignores several jumps in both directions, also between two readings', () => {
    const page = device.openPage();
    for (const by of [25, -60, 7]) {
      device.pass(minutes(1));
      device.setWallBy(minutes(by));
      device.pass(minutes(1));
      page.nowMs();
    }
    expect(page.nowMs()).toBe(start + minutes(6));
  });

  test('the clock that tests run by continues after a reload as if the wall clock had not jumped', () => {
    const page = device.openPage();
    device.pass(minutes(2));
    device.setWallBy(minutes(25));
    page.look();
    const reloaded = device.openPage();
    expect(reloaded.nowMs()).toBe(start + minutes(2));
    device.pass(minutes(1));
    expect(reloaded.nowMs()).toBe(start + minutes(3));
  });

  test('the clock that tests run by counts the time in which no page is open by the wall clock', () => {
    device.openPage().look();
    device.pass(minutes(120));
    expect(device.openPage().nowMs()).toBe(start + minutes(120));
  });

  test('the clock that tests run by never runs back when the wall clock is set back while no page is open', () => {
    const page = device.openPage();
    device.pass(minutes(5));
    page.look();
    device.setWallBy(minutes(-60));
    const next = device.openPage();
    expect(next.nowMs()).toBe(start + minutes(5));
    // The network corrects the clock while the page is open.
    device.setWallBy(minutes(60));
    device.pass(minutes(1));
    expect(next.nowMs()).toBe(start + minutes(6));
  });

  test('the clock that tests run by does not count sleep on a device whose monotonic clock pauses in sleep', () => {
    const page = device.openPage();
    device.pass(minutes(3));
    page.nowMs();
    device.setWallBy(minutes(15));
    expect(page.nowMs()).toBe(start + minutes(3));
  });

  test('the clock that tests run by counts sleep on a device whose monotonic clock runs on', () => {
    const page = device.openPage();
    page.nowMs();
    device.pass(minutes(15));
    expect(page.nowMs()).toBe(start + minutes(15));
  });

  test('the clock that tests run by corrects a jump once, even if several tabs see it', () => {
    const tabs = [device.openPage(), device.openPage(), device.openPage()];
    device.pass(minutes(2));
    for (const tab of tabs) tab.nowMs();
    device.setWallBy(minutes(25));
    expect(tabs.map((tab) => tab.nowMs())).toEqual(tabs.map(() => start + minutes(2)));
    expect(device.openPage().nowMs()).toBe(start + minutes(2));
  });

  test('the clock that tests run by ignores a second jump while the only open tab is suspended', () => {
    const atRest = device.openPage();
    const other = device.openPage();
    device.setWallBy(minutes(25));
    other.look();
    device.setWallBy(minutes(25));
    device.pass(minutes(1));
    expect(atRest.nowMs()).toBe(start + minutes(1));
  });

  test('the clock that tests run by follows a tab that was opened after a jump which a suspended tab notices later', () => {
    const atRest = device.openPage();
    device.setWallBy(minutes(25));
    const opened = device.openPage();
    const before = opened.nowMs();
    atRest.nowMs();
    expect(opened.nowMs()).toBe(before);
  });
});
