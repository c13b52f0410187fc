import { sessions } from '@repo/db/schema';
import { eq } from 'drizzle-orm';
import { stopAllReminders } from '#src/reminders/reminder.ts';
import type { Transaction } from '#src/transactions.ts';

/** Ends every session of the account and the reminders of the logged-out browsers. */
export async function endAllSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
  await stopAllReminders(tx, userId);
}
