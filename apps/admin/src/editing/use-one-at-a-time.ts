import { useRef, useState } from 'react';

/**
 * Runs one task at a time: a concurrent caller gets the running one's result, and nothing is sent twice.
 * `isRunning` is for the button, `isRunningNow` for code that can't wait for the next render.
 */
export function useOneAtATime<T>() {
  const running = useRef<Promise<T> | null>(null);
  const [isRunning, setIsRunning] = useState(false);
  function run(task: () => Promise<T>): Promise<T> {
    if (running.current) return running.current;
    setIsRunning(true);
    running.current = task().finally(() => {
      running.current = null;
      setIsRunning(false);
    });
    return running.current;
  }
  return { run, isRunning, isRunningNow: () => running.current !== null };
}
