import type { Page } from '@playwright/test';

type Point = { x: number; y: number };

/** Touch input. Timestamps are given, so that a double tap is one on a slow machine too. */
export async function fingersOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  let atSeconds = Date.now() / 1_000;
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) => {
    atSeconds += 0.05;
    const points = touchPoints.map((point, id) => ({ ...point, id }));
    return session.send('Input.dispatchTouchEvent', { type, touchPoints: points, timestamp: atSeconds });
  };
  return {
    async tap(at: Point) {
      await send('touchStart', [at]);
      await send('touchEnd', []);
    },
    /** Puts one finger on the screen, where it stays until it is lifted. */
    async press(at: Point) {
      let last = at;
      const moveTo = async (to: Point) => {
        const { x, y } = last;
        for (const part of [0.25, 0.5, 0.75, 1])
          await send('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }]);
        last = to;
      };
      await send('touchStart', [at]);
      return {
        moveTo,
        /** Pauses before lifting, so that no fling starts. */
        async rest() {
          atSeconds += 0.5;
          await send('touchMove', [last]);
        },
        lift: () => send('touchEnd', []),
      };
    },
    /** Moves one finger over the screen. */
    async drag({ x, y }: Point, to: Point) {
      await send('touchStart', [{ x, y }]);
      for (const part of [0.25, 0.5, 0.75, 1])
        await send('touchMove', [{ x: x + (to.x - x) * part, y: y + (to.y - y) * part }]);
      await send('touchEnd', []);
    },
    /** Moves two fingers apart to twice their distance. */
    async spread({ x, y }: Point) {
      const apart = (by: number) => [
        { x: x - by, y },
        { x: x + by, y },
      ];
      await send('touchStart', apart(30));
      for (const by of [40, 50, 60]) await send('touchMove', apart(by));
      await send('touchEnd', []);
    },
  };
}
