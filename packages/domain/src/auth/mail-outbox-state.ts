import { failedMailsKeptDays } from '@repo/contracts/limits/auth';
import { mailOutbox } from '@repo/db/schema';
import { lte, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';

export type MailOutboxState = {
  /** Unsent mails with a recipient. */
  waiting: number;
  /** Age of the oldest in seconds; 0 when there are none. */
  oldestWaitingSeconds: number;
  /** Mails abandoned in the last 7 days. */
  failed: number;
};

/** The state of the mail outbox, for operators. */
export async function getMailOutboxState(ctx: DomainContext): Promise<MailOutboxState> {
  const waits = sql`${mailOutbox.nextAttemptAt} is not null and ${mailOutbox.recipient} <> ''`;
  const [row] = await ctx.database.db
    .select({
      waiting: sql<number>`count(*) filter (where ${waits})`.mapWith(Number),
      oldest: sql<Date | null>`min(${mailOutbox.createdAt}) filter (where ${waits})`.mapWith(
        mailOutbox.createdAt,
      ),
      failed: sql<number>`count(*) filter (where ${mailOutbox.nextAttemptAt} is null)`.mapWith(Number),
    })
    .from(mailOutbox);
  const oldest = row?.oldest ?? null;
  const ageMs = oldest === null ? 0 : ctx.clock.now().getTime() - oldest.getTime();
  return {
    waiting: row?.waiting ?? 0,
    oldestWaitingSeconds: Math.max(0, Math.round(ageMs / 1_000)),
    failed: row?.failed ?? 0,
  };
}

/** Removes mails abandoned 7 days ago. @returns how many */
export async function deleteOldMails(ctx: DomainContext): Promise<number> {
  const before = new Date(ctx.clock.now().getTime() - failedMailsKeptDays * 86_400_000);
  const gone = await ctx.database.db
    .delete(mailOutbox)
    .where(lte(mailOutbox.expiresAt, before))
    .returning({ id: mailOutbox.id });
  return gone.length;
}
