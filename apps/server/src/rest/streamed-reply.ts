import { Readable } from 'node:stream';
import { exportMaxSeconds } from '@repo/contracts/limits/request';
import type { JsonStream } from '@repo/domain';

/** Placeholder for the stream; no reply contains it. */
const hole = '\u0000stream\u0000';

/**
 * A reply with one streamed value. A disconnect stops the stream; a failure in the middle or a reader who is
 * too slow cuts the connection, so that nobody mistakes half of it for the whole.
 * @param around the JSON of the whole reply with `hole` in place of the value
 */
export function streamedReply(stream: JsonStream<unknown>, around: (hole: string) => string): Readable {
  const [before = '', after = ''] = around(hole).split(JSON.stringify(hole));
  async function* chunks(): AsyncGenerator<string> {
    yield before;
    yield* stream.stretches;
    yield after;
  }
  const reply = Readable.from(chunks(), { objectMode: false });
  const limit = setTimeout(
    () => reply.destroy(new Error('The reply was not read in time.')),
    exportMaxSeconds * 1_000,
  );
  // Fires even if no byte of the reply was read.
  reply.once('close', () => {
    clearTimeout(limit);
    void stream.stretches.return();
  });
  return reply;
}
