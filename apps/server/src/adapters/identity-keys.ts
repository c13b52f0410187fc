import { createRemoteJWKSet, errors, type JWTVerifyGetKey } from 'jose';

/** The keys may rotate just after a fetch, and again while an older response is in flight. */
const extraAsksPerToken = 2;
const extraAsksPerMinute = 30;
const minuteMs = 60_000;

/**
 * The provider's public keys. jose refetches them for an unknown key at most every 30 seconds, so strangers
 * can't cause a flood of requests. In between we refetch as often as real rotations could require, up to a
 * limit per minute.
 */
export function createKeySource(keysAddress: string, limitMs: number): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(new URL(keysAddress), { timeoutDuration: limitMs });
  let minute = { startedAt: 0, asks: 0 };

  function mayAsk(): boolean {
    const now = Date.now();
    if (now - minute.startedAt >= minuteMs) minute = { startedAt: now, asks: 0 };
    minute.asks += 1;
    return minute.asks <= extraAsksPerMinute;
  }

  return async (header, token) => {
    for (let asks = 0; ; asks += 1) {
      try {
        return await keys(header, token);
      } catch (error) {
        const isUnknownKey = error instanceof errors.JWKSNoMatchingKey;
        if (!isUnknownKey || asks === extraAsksPerToken || !mayAsk()) throw error;
        await keys.reload();
      }
    }
  };
}
