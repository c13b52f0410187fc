/**
 * Gives each event of a device's batch its time: the device's clock put right by how wrong it was when it sent, never
 * before the device's event ahead of it, and never after the arrival. To be called once for an event.
 * @param clocksMs the device's clock at each event of one device, in the order in which it made them
 * @param sentClockMs the device's clock when it sent the batch
 * @param receivedAtMs the server's clock when the batch came
 * @param earliestMs time of the device's last event before these, or the earliest that is believed of a new device
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
