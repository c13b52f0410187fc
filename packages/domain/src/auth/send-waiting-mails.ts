import { guardianLinks, mailCodes, mailOutbox } from '@repo/db/schema';
import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { listLiveNotices, startTimeIfTold } from './consent-notices.ts';

/** Attempts per mail, with growing pauses; a mail whose code expires ends sooner. */
const mailAttemptsMax = 10;

const batchSize = 10;
/** Then another server may retry the mail; longer than a mail server may take. */
const leaseMs = 60_000;
const firstPauseMs = 2_000;
const longestPauseMs = 120_000;

type WaitingMail = typeof mailOutbox.$inferSelect;

/** Claims due mails, skipping rows that another server is claiming. */
function claimDue(ctx: DomainContext): Promise<WaitingMail[]> {
  const now = ctx.clock.now();
  return ctx.database.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: mailOutbox.id })
      .from(mailOutbox)
      .where(lte(mailOutbox.nextAttemptAt, now))
      .orderBy(asc(mailOutbox.nextAttemptAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (due.length === 0) return [];
    const ids = due.map(({ id }) => id);
    return tx
      .update(mailOutbox)
      .set({ nextAttemptAt: new Date(now.getTime() + leaseMs), attempts: sql`${mailOutbox.attempts} + 1` })
      .where(inArray(mailOutbox.id, ids))
      .returning();
  });
}

/**
 * Which of these mails are still worth sending: unused current codes, working links and notices that still
 * apply.
 */
async function liveCodes(ctx: DomainContext, mails: readonly WaitingMail[]): Promise<Set<string>> {
  if (mails.length === 0) return new Set();
  const userIds = mails.map(({ userId }) => userId);
  const rows = await ctx.database.db
    .select({ codeHash: mailCodes.codeHash })
    .from(mailCodes)
    .where(and(inArray(mailCodes.userId, userIds), isNull(mailCodes.usedAt)));
  const links = await ctx.database.db
    .select({ codeHash: guardianLinks.tokenHash })
    .from(guardianLinks)
    .where(
      inArray(
        guardianLinks.tokenHash,
        mails.map(({ codeHash }) => codeHash),
      ),
    );
  const notices = await listLiveNotices(ctx, userIds);
  return new Set([...[...rows, ...links].map(({ codeHash }) => codeHash), ...notices]);
}

/** Codes of an error, without its message, because a mail server's message may contain the recipient. */
function failureOf(error: unknown): string {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  const parts = [
    typeof code === 'string' && /^[A-Z0-9_]{1,40}$/.test(code) ? code : 'FAILED',
    ...(Number.isInteger(responseCode) ? [String(responseCode)] : []),
  ];
  return parts.join(' ');
}

const remove = (ctx: DomainContext, { id }: WaitingMail) =>
  ctx.database.db.delete(mailOutbox).where(eq(mailOutbox.id, id));

/** Removes a sent mail and starts the waiting time that depends on it. */
const finish = (ctx: DomainContext, mail: WaitingMail) =>
  ctx.database.db.transaction(async (tx) => {
    await startTimeIfTold(ctx, tx, mail);
    await tx.delete(mailOutbox).where(eq(mailOutbox.id, mail.id));
  });

/** Records for operators that a mail failed and why, without recipient or content. */
async function giveUp(ctx: DomainContext, { id }: WaitingMail, failure: string): Promise<void> {
  const nothing = { recipient: '', subject: '', textPart: '', htmlPart: '', userId: '', codeHash: '' };
  await ctx.database.db
    .update(mailOutbox)
    .set({ ...nothing, nextAttemptAt: null, failure })
    .where(eq(mailOutbox.id, id));
}

async function retryLater(ctx: DomainContext, mail: WaitingMail, failure: string): Promise<void> {
  const pauseMs = Math.min(firstPauseMs * 2 ** (mail.attempts - 1), longestPauseMs);
  await ctx.database.db
    .update(mailOutbox)
    .set({ nextAttemptAt: new Date(ctx.clock.now().getTime() + pauseMs), failure })
    .where(eq(mailOutbox.id, mail.id));
}

type Outcome = { isSent: boolean; failure?: string; isGivenUp?: boolean };

async function sendOne(ctx: DomainContext, mail: WaitingMail, isLive: boolean): Promise<Outcome> {
  if (!isLive) {
    await remove(ctx, mail);
    return { isSent: false };
  }
  if (mail.expiresAt <= ctx.clock.now()) {
    await giveUp(ctx, mail, mail.failure ?? 'EXPIRED');
    return { isSent: false, isGivenUp: true };
  }
  const { recipient: to, subject, textPart: text, htmlPart: html } = mail;
  try {
    await ctx.mailer.send({ to, subject, text, html });
  } catch (error) {
    const failure = failureOf(error);
    const isGivenUp = mail.attempts >= mailAttemptsMax;
    await (isGivenUp ? giveUp(ctx, mail, failure) : retryLater(ctx, mail, failure));
    return { isSent: false, failure, isGivenUp };
  }
  await finish(ctx, mail);
  return { isSent: true };
}

export type SentMails = {
  /** Mails taken from the outbox; a full batch means that more may be due. */
  taken: number;
  sent: number;
  /** Error codes of failed mails, such as 'EENVELOPE 550'; they are retried. */
  failures: string[];
  /** Mails that are not retried: out of attempts, or their code expired. */
  givenUp: number;
  isMoreDue: boolean;
};

/**
 * Sends one batch of due mails. Any number of servers may call it concurrently: only one sends each mail. If
 * a server dies between acceptance and recording, the mail is sent again a minute later; none is lost. Mails
 * whose code was used or replaced are dropped unsent.
 */
export async function sendWaitingMails(ctx: DomainContext): Promise<SentMails> {
  const mails = await claimDue(ctx);
  const live = await liveCodes(ctx, mails);
  const outcomes = await Promise.all(mails.map((mail) => sendOne(ctx, mail, live.has(mail.codeHash))));
  return {
    taken: mails.length,
    sent: outcomes.filter(({ isSent }) => isSent).length,
    failures: outcomes.flatMap(({ failure }) => failure ?? []),
    givenUp: outcomes.filter(({ isGivenUp }) => isGivenUp).length,
    isMoreDue: mails.length === batchSize,
  };
}
