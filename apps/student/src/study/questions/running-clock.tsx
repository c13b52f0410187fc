import { questionsCopy } from 'virtual:messages/questions';
import { clockText } from '@repo/contracts/progress.rules';
import { clsx } from 'clsx';
import { AlarmClock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { passedMark, secondsLeft } from './machine.ts';
import { testNowMs } from './test-clock.ts';

/** Seconds until the deadline, updated every full second and when the page becomes visible. */
function useSecondsLeft(deadlineMs: number, onLook: (nowMs: number) => void): number {
  const [seconds, setSeconds] = useState(() => secondsLeft(deadlineMs, testNowMs()));
  const latestOnLook = useRef(onLook);
  latestOnLook.current = onLook;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      const now = testNowMs();
      setSeconds(secondsLeft(deadlineMs, now));
      latestOnLook.current(now);
      if (now < deadlineMs) timer = setTimeout(look, (deadlineMs - now) % 1000 || 1000);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [deadlineMs]);
  return seconds;
}

const inSeconds = (seconds: number) => clockText(seconds).padStart(5, '0');

/**
 * The running clock. Announced to screen readers only at 5:00, 1:00 and 0:10; `onTick` gets the time of each
 * update.
 */
export function RunningClock({
  deadlineMs,
  onTick,
  textOf = inSeconds,
}: {
  deadlineMs: number;
  onTick: (nowMs: number) => void;
  /** Formats the remaining whole seconds. */
  textOf?: (seconds: number) => string;
}) {
  const seconds = useSecondsLeft(deadlineMs, onTick);
  const [spoken, setSpoken] = useState('');
  const before = useRef(seconds);
  useEffect(() => {
    const mark = passedMark(before.current, seconds);
    before.current = seconds;
    if (mark !== null) setSpoken(questionsCopy.spokenTime[mark]);
  }, [seconds]);
  const isLastMinute = seconds <= 60;
  return (
    <>
      <span
        role="timer"
        aria-live="off"
        aria-label={questionsCopy.timeLeft}
        className={clsx(
          'inline-flex items-center gap-1.5 font-heading text-[1.375rem] leading-none tabular-nums',
          isLastMinute && 'text-redpen',
        )}
      >
        {isLastMinute ? <AlarmClock size={20} aria-hidden="true" /> : null}
        {textOf(seconds)}
      </span>
      <span role="status" className="sr-only">
        {spoken}
      </span>
    </>
  );
}
