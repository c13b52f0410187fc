/** Notifies this process's mail sender of a queued mail; it finds those of other processes by polling. */
export type MailSignal = {
  notify(): void;
  /** @returns unsubscribes */
  subscribe(listener: () => void): () => void;
};

export function createMailSignal(): MailSignal {
  const listeners = new Set<() => void>();
  return {
    notify() {
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
