import { useEffect, useState } from 'react';

/** Seconds left until `untilMs` of the page's clock, 0 when it has passed; it follows the clock, not its own ticks. */
export function useCountdown(untilMs: number): number {
  const left = () => Math.max(0, Math.ceil((untilMs - performance.now()) / 1_000));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const update = () => setSeconds(Math.max(0, Math.ceil((untilMs - performance.now()) / 1_000)));
    update();
    const timer = setInterval(update, 500);
    return () => clearInterval(timer);
  }, [untilMs]);
  return seconds;
}
