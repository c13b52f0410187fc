import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { ctx } from './fresh-database.ts';

/** The end of a plan that runs. */
export const inAMonth = () => new Date(ctx.time.now.getTime() + 30 * 86_400_000);
/** As the next request would find this student. */
export const refreshed = async (student: UserContext): Promise<UserContext> => ({
  ...student,
  user: await domain.getUser(student, student.user.id),
});
