import { useEffect } from 'react';
import { whenIdle } from '#src/layout/when-idle.ts';
import { storeReminderWords } from '#src/reminder/reminder-words.ts';
import { renewSubscription } from '#src/reminder/renew-subscription.ts';

function renew(): void {
  void renewSubscription();
  void storeReminderWords();
}

/** Renews this browser's push subscription and reminder texts after startup, in the background. */
export function useRenewedReminder(): void {
  useEffect(() => whenIdle(renew), []);
}
