import type { Answer, Message, Question } from './messages.ts';

/** One end of the channel between two processes: a worker's `process`, or the primary's `cluster.Worker`. */
type Channel = {
  send?(message: Message, handle: undefined, options: undefined, sent: () => void): unknown;
  on(event: 'message', listener: (message: Message) => void): unknown;
};

export type Peer = {
  say(message: Message): void;
  /** @throws when the other process has ended */
  ask(question: Question): Promise<Answer>;
  /** Rejects requests that were not answered. */
  end(): void;
};

/**
 * Communicates with the process at the other end.
 * @param answer answers its requests
 * @param hear receives its other messages
 */
export function peerAt(
  channel: Channel,
  answer: (question: Question) => Answer | Promise<Answer>,
  hear: (message: Message) => void,
): Peer {
  const waiting = new Map<number, { resolve(answer: Answer): void; reject(error: Error): void }>();
  let lastAsked = 0;
  function say(message: Message): void {
    // Sending only fails when the other process is about to exit, so nobody misses the message.
    channel.send?.(message, undefined, undefined, () => {});
  }
  channel.on('message', async (message) => {
    if ('ask' in message) say({ answerTo: message.ask, answer: await answer(message.question) });
    else if ('answerTo' in message) {
      waiting.get(message.answerTo)?.resolve(message.answer);
      waiting.delete(message.answerTo);
    } else hear(message);
  });
  return {
    say,
    ask(question) {
      lastAsked += 1;
      const number = lastAsked;
      return new Promise((resolve, reject) => {
        waiting.set(number, { resolve, reject });
        say({ ask: number, question });
      });
    },
    end() {
      for (const { reject } of waiting.values()) reject(new Error('the other process has ended'));
      waiting.clear();
    },
  };
}
