import type { AccountExport } from '@repo/contracts/account-export';
import { acceptedInvites, identities, knownDevices, sessions, users } from '@repo/db/schema';
import { asc, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import { type JsonStream, startedStream, writeObject } from '#src/json-stream.ts';
import { snapshot, type Transaction } from '#src/transactions.ts';
import { consentPages, exportGuardian } from './consent-records.ts';
import { exportOrders } from './export-orders.ts';
import { paperPages, quizPages, reviewPages, writtenPages } from './export-pages.ts';
import { exportReminder } from './export-reminder.ts';
import { exportStudies, lastArrival, namesIn } from './export-studies.ts';
import { type ExportTurn, takeExportTurn } from './export-turns.ts';

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null;

async function exportPerson(ctx: UserContext, tx: Transaction) {
  const [row] = await tx.select().from(users).where(eq(users.id, ctx.user.id));
  if (!row) throw new Error('The account was deleted while it was exported.');
  const { id, name, email, age, gender, profilePicture, createdAt } = row;
  return {
    ...{ id, name, email, age, gender, profilePicture },
    plan: ctx.user.plan,
    superUntil: iso(row.expiryDate),
    createdAt: createdAt.toISOString(),
    lastLogin: iso(row.lastLogin),
    deletionDueAt: iso(row.deletionDueAt),
    hasPassword: row.passwordHash !== null,
    wasInvited: row.invitedBy !== null,
  };
}

async function exportSignIns(ctx: UserContext, tx: Transaction) {
  const { id } = ctx.user;
  const linked = await tx.select().from(identities).where(eq(identities.userId, id));
  const open = await tx
    .select({ startedAt: sessions.startedAt, endsAt: sessions.expiresAt, device: sessions.device })
    .from(sessions)
    .where(eq(sessions.userId, id))
    .orderBy(asc(sessions.expiresAt));
  const known = await tx
    .select({ lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(eq(knownDevices.userId, id))
    .orderBy(asc(knownDevices.lastUsedAt));
  const invites = await tx
    .select({ acceptedAt: acceptedInvites.acceptedAt })
    .from(acceptedInvites)
    .where(eq(acceptedInvites.inviterId, id))
    .orderBy(asc(acceptedInvites.acceptedAt));
  return {
    signInWith: linked.map(({ provider, subject, createdAt }) => ({
      provider,
      personId: subject,
      since: createdAt.toISOString(),
    })),
    sessions: open.map(({ startedAt, endsAt, device }) => ({
      startedAt: startedAt.toISOString(),
      endsAt: endsAt.toISOString(),
      device,
    })),
    knownBrowsers: known.map(({ lastUsedAt }) => ({ lastUsedAt: lastUsedAt.toISOString() })),
    acceptedInvites: invites.map(({ acceptedAt }) => ({ acceptedAt: acceptedAt.toISOString() })),
  };
}

async function* writeAccount(ctx: UserContext, turn: ExportTurn, signal?: AbortSignal) {
  try {
    const at = ctx.clock.now();
    const version = await ctx.published.current();
    const outline = version?.outline ?? [];
    const { arrival, ...fields } = await snapshot(ctx, async (tx) => ({
      formatVersion: 1 as const,
      exportedAt: at.toISOString(),
      account: await exportPerson(ctx, tx),
      ...(await exportSignIns(ctx, tx)),
      ...(await exportStudies(ctx, tx, outline)),
      reminder: await exportReminder(ctx, tx),
      orders: await exportOrders(ctx, tx),
      ...(await exportGuardian(ctx, tx)),
      arrival: await lastArrival(ctx, tx),
    }));
    signal?.throwIfAborted();
    yield* writeObject(
      fields,
      {
        quizzes: quizPages(ctx, at),
        writtenAnswers: writtenPages(ctx, at),
        papers: paperPages(ctx, at),
        reviews: reviewPages(ctx, arrival, namesIn(outline)),
        consents: consentPages(ctx, at),
      },
      turn.renew,
    );
  } finally {
    // The turn expires anyway if the database is unavailable.
    await turn.end().catch(() => undefined);
  }
}

/**
 * Everything stored about the student when the export began; for secrets, only that they exist. Long lists
 * are read while they are sent, without holding a connection for a slow reader.
 * @param signal aborts when nobody waits for the export any more
 * @throws TOO_MANY while another export of the account is being sent
 */
export async function exportAccount(
  ctx: UserContext,
  signal?: AbortSignal,
): Promise<JsonStream<AccountExport>> {
  const turn = await takeExportTurn(ctx);
  return startedStream(writeAccount(ctx, turn, signal));
}
