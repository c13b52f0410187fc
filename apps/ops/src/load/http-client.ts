import { Agent, type IncomingMessage, request } from 'node:http';

export type Sent = {
  method: 'GET' | 'POST';
  url: string;
  headers?: Record<string, string>;
  /** JSON of the request's body. */
  body?: string;
  /** Whether to return the answer's text; otherwise it is read and dropped. */
  reads?: boolean;
};

/** Status 0: no answer, cut off, or timed out. */
export type Reply = { status: number; text: string };

export type HttpClient = { send(sent: Sent): Promise<Reply>; close(): void };

/**
 * An HTTP client that reuses connections, up to a maximum, like browsers and the proxy, with the app's
 * timeouts. Never throws. If a reused connection turns out to have been closed, the request is sent once
 * more.
 */
export function createHttpClient({ connectionsMax = 256, patienceMs = 15_000 } = {}): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connectionsMax, timeout: patienceMs });

  function sendOnce({ method, url, headers, body, reads }: Sent): Promise<Reply | 'closed'> {
    return new Promise((resolve) => {
      let isDone = false;
      let isTimeUp = false;
      const end = (reply: Reply | 'closed') => {
        isDone = true;
        resolve(reply);
      };
      const outgoing = request(url, { method, agent, headers: { ...headers } }, (answer: IncomingMessage) => {
        const { statusCode: status = 0 } = answer;
        let text = '';
        if (reads) answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
        else answer.resume();
        // A cut answer closes too; without a listener its error would crash the process.
        answer.on('error', () => {});
        answer.on('end', () => end({ status, text }));
        answer.on('close', () => isDone || end({ status: 0, text }));
      });
      outgoing.setTimeout(patienceMs, () => {
        isTimeUp = true;
        outgoing.destroy();
      });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        const isStale = !isTimeUp && outgoing.reusedSocket && error.code === 'ECONNRESET';
        end(isStale ? 'closed' : { status: 0, text: String(error.code) });
      });
      outgoing.end(body);
    });
  }

  return {
    async send(sent) {
      const first = await sendOnce(sent);
      if (first !== 'closed') return first;
      const second = await sendOnce(sent);
      return second === 'closed' ? { status: 0, text: 'ECONNRESET' } : second;
    },
    close: () => agent.destroy(),
  };
}
