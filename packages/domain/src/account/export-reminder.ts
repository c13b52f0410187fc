import type { AccountExport } from '@repo/contracts/account-export';
import { timeOfMinute } from '@repo/contracts/reminders.rules';
import { pushSubscriptions, reminders } from '@repo/db/schema';
import { count, eq } from 'drizzle-orm';
import type { UserContext } from '#src/context.ts';
import type { Transaction } from '#src/transactions.ts';

/** Time of the reminder and number of browsers; null when the student never turned it on. */
export async function exportReminder(
  { user }: UserContext,
  tx: Transaction,
): Promise<AccountExport['reminder']> {
  const [kept] = await tx
    .select({ atMinute: reminders.atMinute })
    .from(reminders)
    .where(eq(reminders.userId, user.id));
  const [found] = await tx
    .select({ browsers: count() })
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.userId, user.id));
  return kept ? { at: timeOfMinute(kept.atMinute), browsers: found?.browsers ?? 0 } : null;
}
