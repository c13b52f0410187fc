import { useRef, useState } from 'react';
import { isSame } from './use-draft.ts';

/** The value of a form that this device keeps no draft of, and what of it is unsaved. T is plain JSON data. */
export function useFormValue<T>(initial: T) {
  const [value, setValue] = useState(initial);
  const latest = useRef(value);
  const stored = useRef(initial);
  return {
    value,
    change(next: T): void {
      latest.current = next;
      setValue(next);
    },
    valueNow: () => latest.current,
    /** Whether something is unsaved at this moment. */
    isDirtyNow: () => !isSame(latest.current, stored.current),
    /**
     * Sends the value as it is now, by a task that throws when that fails. What is typed until the reply stays unsaved
     * work on the same thing.
     */
    async send<Reply>(task: (value: T) => Promise<Reply>): Promise<Reply> {
      const sent = latest.current;
      const reply = await task(sent);
      stored.current = sent;
      return reply;
    },
  };
}
