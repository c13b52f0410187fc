import { Readable } from 'node:stream';
import type { JsonStream } from '@repo/domain';

/** Stands for the stream in the JSON around it; no JSON of ours has it. */
const hole = '\u0000stream\u0000';

/**
 * A reply in which one value is still being made. Whoever hangs up ends its making; what fails in the middle cuts the connection,
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
