export type TabChannel<Message> = {
  notify: (message: Message) => void;
  /** @returns a function that stops listening */
  listen: (onMessage: (message: Message) => void) => () => void;
};

/** Messages between tabs of this browser; no effect without BroadcastChannel. */
export function openTabChannel<Message>(name: string): TabChannel<Message> {
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
