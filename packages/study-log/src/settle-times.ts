/**
 * Gives each event of a device's batch its time: corrects the device's clock by its error at sending; never
 * before the device's previous event, never after the arrival. Call it once per event.
 * @param clocksMs the device's clock at each event of one device, in order
 * @param sentClockMs the device's clock when it sent the batch
 * @param receivedAtMs the server's clock when the batch arrived
 * @param earliestMs time of the device's previous event, or for a new device the earliest accepted time
 * @returns a time for each, in milliseconds since 1970
 */
export function settleTimes(
  clocksMs: readonly number[],
  {
    sentClockMs,
    receivedAtMs,
    earliestMs,
  }: { sentClockMs: number; receivedAtMs: number; earliestMs: number },
): number[] {
  let floorMs = Math.min(earliestMs, receivedAtMs);
  return clocksMs.map((clockMs) => {
    const corrected = clockMs + (receivedAtMs - sentClockMs);
    floorMs = Math.max(floorMs, Math.min(receivedAtMs, corrected));
    return floorMs;
  });
}
