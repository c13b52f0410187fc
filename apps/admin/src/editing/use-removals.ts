import { useState } from 'react';
import type { Removal } from './form-changes.ts';

/** What was taken out of a form, to be brought back in the reverse order; nothing of it was sent yet. */
export function useRemovals(focus: (control: string) => void) {
  const [removals, setRemovals] = useState<Removal[]>([]);
  const last = removals.at(-1);
  return {
    remember: (removal: Removal) => setRemovals((all) => [...all, removal]),
    /** The last one, in words, and how to bring it back; null when there is none. */
    last: last
      ? {
          text: last.text,
          undo() {
            setRemovals(removals.slice(0, -1));
            last.restore();
            if (last.control !== undefined) focus(last.control);
          },
        }
      : null,
  };
}
