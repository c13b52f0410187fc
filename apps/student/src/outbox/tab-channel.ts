import type { Outcome } from './work.ts';

/** What one tab tells the others: something changed, or what became of a piece of work. */
export type TabMessage =
  | { kind: 'changed'; userId: string }
  | { kind: 'settled'; userId: string; id: string; outcome: Outcome };

export type TabChannel = {
  tell: (message: TabMessage) => void;
  /** @returns stops listening */
  listen: (onMessage: (message: TabMessage) => void) => () => void;
};

/** Between the tabs of this browser; silent where the browser knows no such channel. */
export function openTabChannel(name: string): TabChannel {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // an old browser, or storage is blocked
  }
  return {
    tell: (message) => channel?.postMessage(message),
    listen(onMessage) {
      const hear = (event: MessageEvent<TabMessage>) => onMessage(event.data);
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
  };
}
