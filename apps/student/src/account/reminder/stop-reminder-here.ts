import { api } from '#src/platform/api/api.ts';
import { findSubscription } from './browser-push.ts';

/**
 * Stops reminders in this browser. If our server can't be reached, the push service will report the ended
 * subscription to it.
 * @throws when neither the server nor the browser could end it
 */
export async function stopReminderHere(): Promise<void> {
  const subscription = await findSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  const [heard, ended] = await Promise.allSettled([
    api.auth.reminder.stop.mutate({ endpoint }),
    subscription.unsubscribe(),
  ]);
  if (heard.status === 'rejected' && ended.status === 'rejected') throw heard.reason;
}
