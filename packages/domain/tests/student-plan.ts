import type { UserContext } from '#src/context.ts';
import * as domain from '#src/index.ts';
import { ctx } from './fresh-database.ts';

/** The end of an active plan. */
export const inAMonth = () => new Date(ctx.time.now.getTime() + 30 * 86_400_000);
/** The student, as the next request finds them. */
export const refreshed = async (student: UserContext): Promise<UserContext> => ({
  ...student,
  user: await domain.getUser(student, student.user.id),
});
