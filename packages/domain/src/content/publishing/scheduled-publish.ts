import type { PublishProblem } from '@repo/contracts/admin';
import { scheduleAheadMaxDays } from '@repo/contracts/limits/admin';
import * as adminMessages from '@repo/contracts/messages/admin';
import type { ScheduledPublish, SchedulePublishInput } from '@repo/contracts/scheduled-publish';
import { scheduledPublishes } from '@repo/db/schema';
import { and, eq, isNull, lte, or } from 'drizzle-orm';
import type { DomainContext } from '#src/context.ts';
import { DomainError } from '#src/errors.ts';
import { sha256 } from '#src/hash.ts';
import type { Transaction } from '#src/transactions.ts';
import { freezeDrafts } from './freeze-drafts.ts';
import { findDraftProblems } from './preview-publish.ts';
import { isNothingAvailable, storeFrozen } from './publish-content.ts';
import { PublishConflict } from './store-version.ts';

type Row = typeof scheduledPublishes.$inferSelect;

/** More than a publish takes; after a crash another server takes over then. */
const leaseMs = 5 * 60_000;
const dayMs = 24 * 3_600_000;

/** A teacher cancelled or changed it, or another server has published it. */
class ScheduleGone extends Error {}
/** Nothing was published; the message is the reason for the teacher. */
class Refused extends Error {}

/** How a scheduled publish ended; `failure` is the reason when it made no version. */
export type ScheduledOutcome = { dueAt: Date; failure: string | null };

const present = ({ token, dueAt, author, note, failure }: Row): ScheduledPublish => ({
  token,
  dueAt: dueAt.toISOString(),
  author,
  note,
  failure,
});

/** Identifies a problem; without numbers, because moving a question changes them. */
const keyOf = ({ subjectId, paperId, chapterId, list, itemId, message }: PublishProblem) =>
  sha256(
    JSON.stringify([subjectId, paperId, chapterId, list, itemId, message.replaceAll(/\d+/g, '#')]),
  ).slice(0, 16);

/** Problems that nobody had seen when the publish was scheduled. */
function newProblems(known: readonly string[], found: readonly PublishProblem[]): PublishProblem[] {
  const left = new Map<string, number>();
  for (const key of known) left.set(key, (left.get(key) ?? 0) + 1);
  return found.filter((problem) => {
    const count = left.get(keyOf(problem)) ?? 0;
    left.set(keyOf(problem), count - 1);
    return count <= 0;
  });
}

/** The publish that is scheduled, or the last one that failed; null for neither. */
export async function getScheduled({ database: { db } }: DomainContext): Promise<ScheduledPublish | null> {
  const [row] = await db.select().from(scheduledPublishes);
  return row ? present(row) : null;
}

/**
 * Schedules a publish of the drafts as they will be at that time, in place of the one that the teacher has seen.
 * @throws BAD_INPUT for a time that is over or too far; CONFLICT when another schedule is there than `replaces`
 */
export async function schedulePublish(
  ctx: DomainContext,
  { dueAt, author, note, replaces }: SchedulePublishInput,
): Promise<ScheduledPublish> {
  const ahead = Date.parse(dueAt) - ctx.clock.now().getTime();
  if (ahead <= 0) throw new DomainError('BAD_INPUT', adminMessages.scheduleInPast);
  if (ahead > scheduleAheadMaxDays * dayMs) throw new DomainError('BAD_INPUT', adminMessages.scheduleTooFar);
  const values = {
    token: ctx.ids.next(),
    dueAt: new Date(dueAt),
    author,
    note,
    knownProblems: (await findDraftProblems(ctx)).map(keyOf),
    claimedUntil: null,
    failure: null,
  };
  const { db } = ctx.database;
  const [row] = await (replaces === null
    ? db.insert(scheduledPublishes).values(values).onConflictDoNothing().returning()
    : db.update(scheduledPublishes).set(values).where(eq(scheduledPublishes.token, replaces)).returning());
  if (!row) throw new DomainError('CONFLICT', adminMessages.scheduleStale);
  return present(row);
}

/**
 * Cancels a publish that waits, or dismisses one that failed.
 * @throws CONFLICT when it was changed, cancelled or published meanwhile
 */
export async function cancelScheduled(
  { database: { db } }: DomainContext,
  { token }: { token: string },
): Promise<void> {
  const gone = await db
    .delete(scheduledPublishes)
    .where(eq(scheduledPublishes.token, token))
    .returning({ token: scheduledPublishes.token });
  if (gone.length === 0) throw new DomainError('CONFLICT', adminMessages.scheduleStale);
}

/** Claims the publish that is due, so that other servers leave it alone meanwhile. */
async function claimDue({ database: { db }, clock }: DomainContext): Promise<Row | undefined> {
  const now = clock.now();
  const { dueAt, claimedUntil, failure } = scheduledPublishes;
  const [row] = await db
    .update(scheduledPublishes)
    .set({ claimedUntil: new Date(now.getTime() + leaseMs) })
    .where(and(isNull(failure), lte(dueAt, now), or(isNull(claimedUntil), lte(claimedUntil, now))))
    .returning();
  return row;
}

/** Removes the schedule in the transaction that makes its version, so that it is published only once. */
const take = (token: string) => async (tx: Transaction) => {
  const taken = await tx
    .delete(scheduledPublishes)
    .where(and(eq(scheduledPublishes.token, token), isNull(scheduledPublishes.failure)))
    .returning({ token: scheduledPublishes.token });
  if (taken.length === 0) throw new ScheduleGone();
};

/** @throws Refused, ScheduleGone */
async function attempt(
  ctx: DomainContext,
  { token, dueAt, author, note, knownProblems }: Row,
): Promise<void> {
  const problems = newProblems(knownProblems, await findDraftProblems(ctx));
  const [first] = problems;
  if (first) {
    const place = [first.subjectName, first.chapterName].filter(Boolean).join(', ');
    throw new Refused(adminMessages.scheduleNewProblems(problems.length, first.message, place));
  }
  const frozen = await freezeDrafts(ctx);
  if (isNothingAvailable(frozen)) throw new Refused(adminMessages.publishNothing);
  if (frozen.newest?.contentHash === frozen.contentHash) throw new Refused(adminMessages.publishUnchanged);
  try {
    await storeFrozen(ctx, frozen, { author, note, scheduledFor: dueAt }, take(token));
  } catch (error) {
    if (error instanceof PublishConflict) throw new Refused(adminMessages.scheduleOvertaken);
    throw error;
  }
}

/**
 * Publishes the drafts if a scheduled publish is due, also one whose time no server was running at. Any number of
 * servers may call it. A publish that the check refuses, or that another one overtakes, stays with its reason.
 * @param measured returns the same promise and measures its duration
 * @returns null when nothing was due, or a teacher cancelled it meanwhile
 */
export async function publishScheduled(
  ctx: DomainContext,
  measured: (work: Promise<void>) => Promise<void> = (work) => work,
): Promise<ScheduledOutcome | null> {
  const due = await claimDue(ctx);
  if (!due) return null;
  try {
    await measured(ctx.adminWork.publishing(() => attempt(ctx, due)));
    return { dueAt: due.dueAt, failure: null };
  } catch (error) {
    if (error instanceof ScheduleGone) return null;
    if (!(error instanceof Refused)) throw error;
    const failure = error.message;
    await ctx.database.db
      .update(scheduledPublishes)
      .set({ failure })
      .where(eq(scheduledPublishes.token, due.token));
    return { dueAt: due.dueAt, failure };
  }
}
