import { Readable } from 'node:stream';
import type { JsonStream } from '@repo/domain';

/** Placeholder for the stream; no reply contains it. */
const hole = '\u0000stream\u0000';

/**
 * A reply with one value that is streamed. Hanging up stops the stream; a failure in the middle cuts the connection,
 * so that nobody takes half of it for the whole.
 * @param around the JSON of the whole reply with `hole` in the place of the value
 */
export function streamedReply(stream: JsonStream<unknown>, around: (hole: string) => string): Readable {
  const [before = '', after = ''] = around(hole).split(JSON.stringify(hole));
  async function* chunks(): AsyncGenerator<string> {
    yield before;
    yield* stream.stretches;
    yield after;
  }
  const reply = Readable.from(chunks(), { objectMode: false });
  // Also where not a byte of it was read.
  reply.once('close', () => void stream.stretches.return());
  return reply;
}
