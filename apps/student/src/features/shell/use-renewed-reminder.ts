import { useEffect } from 'react';
import { storeReminderWords } from '#src/account/reminder/reminder-words.ts';
import { renewSubscription } from '#src/account/reminder/renew-subscription.ts';
import { whenIdle } from '#src/platform/layout/when-idle.ts';

function renew(): void {
  void renewSubscription();
  void storeReminderWords();
}

/** Renews this browser's push subscription and reminder texts after startup, in the background. */
export function useRenewedReminder(): void {
  useEffect(() => whenIdle(renew), []);
}
