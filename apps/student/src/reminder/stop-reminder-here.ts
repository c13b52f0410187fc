import { api } from '#src/api/api.ts';
import { findSubscription } from './browser-push.ts';

/**
 * Reminds on this browser no more. Where our server cannot be told, it learns it from the push service, which takes no message
 * for this browser any more.
 * @throws when neither the server nor the browser has ended it
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
