import { createHash } from 'node:crypto';
import { BoundedMap } from '#src/bounded-map.ts';
import { CashfreeError } from './cashfree-error.ts';

/**
 * Runs a call once per x-idempotency-key: the same key with the same body returns the first reply again, with
 * another body it throws CashfreeError 422. A call that throws leaves its key unused.
 */
export function createIdempotency<Reply>() {
  const done = new BoundedMap<string, { bodyHash: string; reply: Reply }>(5_000);
  return {
    run(key: string | undefined, body: unknown, call: () => Reply): { reply: Reply; isReplayed: boolean } {
      if (key === undefined) return { reply: call(), isReplayed: false };
      const bodyHash = createHash('sha256')
        .update(JSON.stringify(body) ?? '')
        .digest('hex');
      const earlier = done.get(key);
      if (earlier && earlier.bodyHash !== bodyHash) {
        throw new CashfreeError(
          422,
          'request_invalid',
          'x-idempotency-key was used before with another request',
          'idempotency_error',
        );
      }
      if (earlier) return { reply: earlier.reply, isReplayed: true };
      const reply = call();
      done.set(key, { bodyHash, reply });
      return { reply, isReplayed: false };
    },
  };
}
