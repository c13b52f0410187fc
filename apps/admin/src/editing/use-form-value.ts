import { useRef, useState } from 'react';
import { isSame } from './use-draft.ts';

/** The value of a form without a draft on this device, and what of it is unsaved. T is plain JSON data. */
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
    /** Whether anything is unsaved right now. */
    isDirtyNow: () => !isSame(latest.current, stored.current),
    /**
     * Sends the current value by a task that throws on failure. Typing during the request stays unsaved work
     * on the same item.
     */
    async send<Reply>(task: (value: T) => Promise<Reply>): Promise<Reply> {
      const sent = latest.current;
      const reply = await task(sent);
      stored.current = sent;
      return reply;
    },
  };
}
