import type { JobId, JobStatus } from './job.ts';

/** What one tab tells the others: something changed, or a job's status. Tabs of two releases understand each other. */
export type TabMessage =
  | { kind: 'changed'; userId: string }
  | { kind: 'settled'; userId: string; id: JobId; outcome: JobStatus };

export type TabChannel<Message = TabMessage> = {
  notify: (message: Message) => void;
  /** @returns stops listening */
  listen: (onMessage: (message: Message) => void) => () => void;
};

/** Between the tabs of this browser; silent where the browser knows no such channel. */
export function openTabChannel<Message = TabMessage>(name: string): TabChannel<Message> {
  let channel: BroadcastChannel | null = null;
  try {
    channel = new BroadcastChannel(name);
  } catch {
    // an old browser, or storage is blocked
  }
  return {
    notify: (message) => channel?.postMessage(message),
    listen(onMessage) {
      const listener = (event: MessageEvent<Message>) => onMessage(event.data);
      channel?.addEventListener('message', listener);
      return () => channel?.removeEventListener('message', listener);
    },
  };
}
