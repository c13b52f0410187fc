import { useEffect, useState } from 'react';

const codeResendSeconds = 30;

/** When a new code may be requested, in milliseconds of performance.now(). */
export const afterPause = (): number => performance.now() + codeResendSeconds * 1_000;

/** Seconds until `untilMs` of performance.now(), at least 0. Reads the clock instead of counting ticks. */
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
