import { useState } from 'react';
import type { Removal } from './form-changes.ts';

/** Removals from a form, undone in reverse order; none is sent yet. */
export function useRemovals(focus: (control: string) => void) {
  const [removals, setRemovals] = useState<Removal[]>([]);
  const last = removals.at(-1);
  return {
    remember: (removal: Removal) => setRemovals((all) => [...all, removal]),
    /** The last removal and its undo; null if there is none. */
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
