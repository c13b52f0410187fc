import { exportMaxSeconds, exportTurnSeconds } from '@repo/contracts/limits/request';
import * as requestMessages from '@repo/contracts/messages/request';
import { exportTurns } from '@repo/db/schema';
import { and, eq, lte } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';

const turnMs = exportTurnSeconds * 1_000;
const maxMs = exportMaxSeconds * 1_000;

export type ExportTurn = {
  /**
   * Extends the turn; call it while the export is sent. @throws UNAVAILABLE once the time is up or another
   * export has begun
   */
  renew(): Promise<void>;
  end(): Promise<void>;
};

/**
 * Allows one export per account at a time, across servers. The turn is a row with an expiry: it holds no
 * connection, and ends soon after its server dies.
 * @throws TOO_MANY with the time to wait
 */
export async function takeExportTurn(ctx: UserContext): Promise<ExportTurn> {
  const { db } = ctx.database;
  const userId = ctx.user.id;
  const turn = ctx.ids.next();
  const isOwn = and(eq(exportTurns.userId, userId), eq(exportTurns.turn, turn));
  const startedMs = ctx.clock.now().getTime();
  const endAfter = (ms: number) => new Date(ms + turnMs);
  let renewedMs = startedMs;

  const taken = await db
    .insert(exportTurns)
    .values({ userId, turn, endsAt: endAfter(startedMs) })
    .onConflictDoUpdate({
      target: exportTurns.userId,
      set: { turn, endsAt: endAfter(startedMs) },
      setWhere: lte(exportTurns.endsAt, new Date(startedMs)),
    })
    .returning({ turn: exportTurns.turn });
  if (taken.length === 0)
    throw new DomainError('TOO_MANY', requestMessages.tooMany, { retryAfterSeconds: exportTurnSeconds });

  return {
    async renew() {
      const nowMs = ctx.clock.now().getTime();
      if (nowMs - startedMs >= maxMs) throw new DomainError('UNAVAILABLE', requestMessages.unavailable);
      if (nowMs - renewedMs < turnMs / 3) return;
      renewedMs = nowMs;
      const renewed = await db
        .update(exportTurns)
        .set({ endsAt: endAfter(nowMs) })
        .where(isOwn)
        .returning({ turn: exportTurns.turn });
      if (renewed.length === 0) throw new DomainError('UNAVAILABLE', requestMessages.unavailable);
    },
    async end() {
      await db.delete(exportTurns).where(isOwn);
    },
  };
}
