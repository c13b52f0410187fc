import { useEffect } from 'react';
import { whenIdle } from '#src/layout/when-idle.ts';
import { renewSubscription } from '#src/reminder/renew-subscription.ts';

/** Renews this browser's reminder after the app was opened, behind all that the student waits for. */
export function useRenewedReminder(): void {
  useEffect(() => whenIdle(() => void renewSubscription()), []);
}
