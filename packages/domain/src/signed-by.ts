import { sql } from 'drizzle-orm';
import type { DomainContext } from './context.ts';

/**
 * The context of a teacher's call. Triggers of the drafts record the name and the time with every change made in
 * its transactions; `teacherInCall` reads the name.
 */
export function signedBy<Context extends DomainContext>(ctx: Context, teacher: string): Context {
  if (teacher === '') return ctx;
  const { db } = ctx.database;
  const transaction: typeof db.transaction = (work, config) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.teacher', ${teacher}, true),
        set_config('app.time', ${ctx.clock.now().toISOString()}, true)`);
      return work(tx);
    }, config);
  return {
    ...ctx,
    database: { ...ctx.database, db: Object.create(db, { transaction: { value: transaction } }) },
  };
}

/** The name of the teacher whose call this is; '' if none was given. */
export const teacherInCall = sql<string>`coalesce(current_setting('app.teacher', true), '')`;
