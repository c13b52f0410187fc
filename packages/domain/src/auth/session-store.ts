import { sessionLifeDays, sessionMaxDays, sessionsPerAccountMax } from '@repo/contracts/limits/auth';
import type { Database } from '@repo/db';
import { createSessionLookup, type SessionRow } from '@repo/db/prepared-queries';
import { sessions } from '@repo/db/schema';
import { and, desc, eq, lte, notInArray, sql as query } from 'drizzle-orm';
import {
  type Adapter,
  type DatabaseSession,
  type DatabaseUser,
  generateIdFromEntropySize,
  Lucia,
  TimeSpan,
} from 'lucia';
import { isSessionOf, sessionKeyOf } from './session-token.ts';

type UserAttributes = { row: SessionRow };

declare module 'lucia' {
  interface Register {
    Lucia: Sessions;
    DatabaseUserAttributes: UserAttributes;
  }
}

const dayMs = 86_400_000;
const lastMomentOf = (startedAt: Date) => new Date(startedAt.getTime() + sessionMaxDays * dayMs);

/**
 * Lucia's storage on our tables: stores only the token's hash, and looks a session up in one prepared
 * statement.
 */
function sessionStore(database: Database): Adapter {
  const { db } = database;
  const findSessionRow = createSessionLookup(database);
  return {
    async getSessionAndUser(token): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await findSessionRow(sessionKeyOf(token));
      if (!row) return [null, null];
      const user = { id: row.id, attributes: { row } };
      const expiresAt = new Date(row.expiresAt);
      // Lucia renews in the second half of a session's life. The last renewal is skipped; the look-up
      // enforces the end.
      const isLast = expiresAt >= lastMomentOf(new Date(row.startedAt));
      const toldEnd = isLast ? new Date(expiresAt.getTime() + (sessionLifeDays / 2) * dayMs) : expiresAt;
      return [{ id: token, userId: row.id, expiresAt: toldEnd, attributes: {} }, user];
    },
    async getUserSessions(userId): Promise<DatabaseSession[]> {
      const rows = await db.select().from(sessions).where(eq(sessions.userId, userId));
      return rows.map((row) => ({ id: row.tokenHash, userId, expiresAt: row.expiresAt, attributes: {} }));
    },
    async setSession(session) {
      await db
        .insert(sessions)
        .values({ ...sessionKeyOf(session.id), userId: session.userId, expiresAt: session.expiresAt });
      const newest = db
        .select({ tokenHash: sessions.tokenHash })
        .from(sessions)
        .where(eq(sessions.userId, session.userId))
        .orderBy(desc(sessions.startedAt))
        .limit(sessionsPerAccountMax);
      await db
        .delete(sessions)
        .where(and(eq(sessions.userId, session.userId), notInArray(sessions.tokenHash, newest)));
    },
    async updateSessionExpiration(token, expiresAt) {
      const [found] = await db.select().from(sessions).where(isSessionOf(token));
      if (!found) return;
      const end = Math.min(expiresAt.getTime(), lastMomentOf(found.startedAt).getTime());
      await db
        .update(sessions)
        .set({ expiresAt: new Date(end) })
        .where(isSessionOf(token));
    },
    async deleteSession(token) {
      await db.delete(sessions).where(isSessionOf(token));
    },
    async deleteUserSessions(userId) {
      await db.delete(sessions).where(eq(sessions.userId, userId));
    },
    async deleteExpiredSessions() {
      await db.delete(sessions).where(lte(sessions.expiresAt, query`now()`));
    },
  };
}

/** A new token: the student's random id, which leads to their rows, and 200 random bits. */
export const createSessionToken = (userId: string): string => `${userId}.${generateIdFromEntropySize(25)}`;

/** Student sessions: 30 days, renewed at half-life up to 180, for bearer and cookie alike. */
export function createSessions(database: Database) {
  return new Lucia(sessionStore(database), {
    sessionExpiresIn: new TimeSpan(sessionLifeDays, 'd'),
    getUserAttributes: (attributes: UserAttributes) => attributes,
  });
}

export type Sessions = ReturnType<typeof createSessions>;
