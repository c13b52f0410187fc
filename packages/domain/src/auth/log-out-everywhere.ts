import type { UserContext } from '#src/context.ts';
import { forgetDevices } from './known-devices.ts';
import { endAllSessions } from './sessions.ts';

/**
 * Ends every session of the student including this one, forgets all other browsers and stops their reminders,
 * for a student who lost a phone.
 * @param deviceToken the secret of the requesting browser, which stays known
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
