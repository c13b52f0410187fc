import type { Outcome, Work } from './work.ts';

export type OnSettled = (work: Work, outcome: Outcome) => void;

function createListeners<Args extends unknown[]>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    tell: (...args: Args) => {
      for (const listener of listeners) listener(...args);
    },
    add(listener: (...args: Args) => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What became of each piece of work on this page, and who wants to know. */
export function createOutcomes() {
  const outcomes = new Map<string, Outcome>();
  const changes = createListeners<[]>();
  const settled = createListeners<[Work, Outcome]>();
  return {
    of: (id: string): Outcome | undefined => outcomes.get(id),
    become(id: string, outcome: Outcome): void {
      const before = outcomes.get(id);
      // A result that another tab reports without its marks does not take away the marks that are here.
      if (before?.kind === 'saved' && outcome.kind === 'saved' && outcome.reply === null) return;
      outcomes.set(id, outcome);
      changes.tell();
    },
    tell: () => changes.tell(),
    tellSettled: (work: Work, outcome: Outcome) => settled.tell(work, outcome),
    subscribe: (listener: () => void) => changes.add(listener),
    /** Calls back for every piece of work that this page sent to its end. @returns stops */
    onSettled: (listener: OnSettled) => settled.add(listener),
  };
}
