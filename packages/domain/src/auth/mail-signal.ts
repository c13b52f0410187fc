/** Notifies the mail sender of this process, that one waits; mails queued by other processes are found by polling. */
export type MailSignal = {
  notify(): void;
  /** @returns ends it */
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
