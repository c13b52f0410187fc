import {
  acceptedInvites,
  chapterProgress,
  chapters,
  chapterUnlocks,
  sessions,
  studyDays,
  users,
} from '@repo/db/schema';
import { and, eq, exists, gt, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** The same statements in drizzle, each prepared once. */
export function createDrizzleStudy(pool: Pool) {
  const db = drizzle(pool);

  const freeUnlock = db
    .select({ one: sql`1` })
    .from(chapterUnlocks)
    .where(and(eq(chapterUnlocks.userId, users.id), eq(chapterUnlocks.source, 'free')));
  const unlockedChapters = db
    .select({ id: chapterUnlocks.chapterId })
    .from(chapterUnlocks)
    .where(eq(chapterUnlocks.userId, users.id))
    .orderBy(chapterUnlocks.unlockedAt);
  const studentOfSession = db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      age: users.age,
      gender: users.gender,
      verifiedAt: users.verifiedAt,
      expiryDate: users.expiryDate,
      profilePicture: users.profilePicture,
      invitedBy: users.invitedBy,
      lastLogin: users.lastLogin,
      createdAt: users.createdAt,
      freeChapterClaimed: sql<boolean>`${exists(freeUnlock)}`,
      unlockedChapters: sql<string[]>`array(${unlockedChapters})`,
      invitesAccepted: db.$count(acceptedInvites, eq(acceptedInvites.inviterId, users.id)),
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.tokenHash, sql.placeholder('tokenHash')), gt(sessions.expiresAt, sql`now()`)))
    .prepare('student_of_session');

  const chapterOfSubject = db
    .select({ id: chapters.id })
    .from(chapters)
    .where(
      and(
        eq(chapters.id, sql.placeholder('chapterId')),
        eq(chapters.subjectId, sql.placeholder('subjectId')),
      ),
    )
    .prepare('chapter_of_subject');

  const today = db.$with('today').as(
    db
      .insert(studyDays)
      .values({ userId: sql.placeholder('userId'), day: sql`(now() at time zone 'Asia/Kolkata')::date` })
      .onConflictDoNothing(),
  );
  const savePosition = db
    .with(today)
    .insert(chapterProgress)
    .values({
      userId: sql.placeholder('userId'),
      chapterId: sql.placeholder('chapterId'),
      subjectId: sql.placeholder('subjectId'),
      currentTopicIndex: sql.placeholder('currentTopicIndex'),
      currentPageIndex: sql.placeholder('currentPageIndex'),
      updatedAt: sql`now()`,
    })
    .onConflictDoUpdate({
      target: [chapterProgress.userId, chapterProgress.chapterId],
      set: {
        subjectId: sql`excluded.subject_id`,
        currentTopicIndex: sql`excluded.current_topic_index`,
        currentPageIndex: sql`excluded.current_page_index`,
        updatedAt: sql`excluded.updated_at`,
      },
    })
    .returning({ completedAt: chapterProgress.completedAt })
    .prepare('save_position');

  return { studentOfSession, chapterOfSubject, savePosition };
}
