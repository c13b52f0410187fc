import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settleTimes } from '#src/settle-times.ts';

const receivedAtMs = Date.parse('2026-12-01T06:00:00Z');
const dayMs = 86_400_000;

test("the time of an event is corrected if the device's clock is years wrong", () => {
  const sentClockMs = receivedAtMs - 3_650 * dayMs;
  const clocksMs = [sentClockMs - 2 * dayMs, sentClockMs];
  const earliestMs = receivedAtMs - 30 * dayMs;
  expect(settleTimes(clocksMs, { sentClockMs, receivedAtMs, earliestMs })).toEqual([
    receivedAtMs - 2 * dayMs,
    receivedAtMs,
  ]);
});

test('the time of an event is not before the previous event, before the earliest time, or after its arrival', () => {
  const anyClock = fc.integer({ min: 0, max: 8_640_000_000_000_000 });
  fc.assert(
    fc.property(fc.array(anyClock), anyClock, anyClock, (clocksMs, sentClockMs, earliestMs) => {
      const times = settleTimes(clocksMs, { sentClockMs, receivedAtMs, earliestMs });
      expect(times).toEqual([...times].sort((one, other) => one - other));
      for (const time of times) {
        expect(time).toBeLessThanOrEqual(receivedAtMs);
        expect(time).toBeGreaterThanOrEqual(Math.min(earliestMs, receivedAtMs));
      }
    }),
  );
});
