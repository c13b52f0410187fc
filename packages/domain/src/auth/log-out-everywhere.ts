import type { UserContext } from '#src/context.ts';
import { endAllSessions } from './end-all-sessions.ts';
import { forgetDevices } from './known-devices.ts';

/**
 * Ends every session of the student, this one too, makes every other browser a stranger's and reminds none any more: what a
 * student wants whose phone is gone.
 * @param deviceToken the secret of the browser that asks, which stays known
 */
export async function logOutEverywhere(
  ctx: UserContext,
  deviceToken: string | null = null,
): Promise<{ message: string }> {
  await ctx.database.db.transaction(async (tx) => {
    await endAllSessions(tx, ctx.user.id);
    await forgetDevices(tx, ctx.user.id, deviceToken);
  });
  return { message: 'Logged out on all devices' };
}
