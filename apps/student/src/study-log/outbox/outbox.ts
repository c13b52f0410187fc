import { outboxCopy } from 'virtual:messages/outbox';
import { brand } from '@repo/contracts/brand';
import { endSession } from '#src/account/session/end-session.ts';
import { getSession } from '#src/platform/session/session.ts';
import { hasUnstoredWork } from '#src/platform/storage/unstored-work.ts';
import { withLock } from '#src/platform/storage/with-lock.ts';
import { openTabChannel } from '#src/platform/tab-channel.ts';
import { withOldJobs } from './1.0.0-pre.ts';
import { createOutbox } from './create-outbox.ts';
import { exchangeEvents } from './exchange-events.ts';
import type { Job } from './job.ts';
import { kindOf } from './job-kinds.ts';
import { createJobStore } from './job-store.ts';
import type { Keepers, Sender, TabMessage } from './ports.ts';
import { deviceStore } from './sending-device.ts';
import { tellRefused } from './tell-refused.ts';

/** Name of the outbox's broadcast channel and lock. */
const name = `${brand.storagePrefix}-outbox`;
const firstRetryMs = 5_000;
const longestRetryMs = 300_000;

function getSender(): Sender | null {
  const { user, token } = getSession();
  return user ? { userId: user.id, token: token ?? '' } : null;
}

/** Doubles from 5 s to 5 min, with jitter, so that a returning server is not hit by all phones at once. */
function retryDelayMs(failures: number): number {
  const delay = Math.min(longestRetryMs, firstRetryMs * 2 ** (failures - 1));
  return delay * (0.8 + Math.random() * 0.4);
}

/** The app's one outbox. */
export const outbox = createOutbox({
  store: withOldJobs(createJobStore()),
  devices: deviceStore,
  tabs: openTabChannel<TabMessage>(name),
  getSender,
  isOnline: () => navigator.onLine,
  newRev: () => `${Date.now()} ${Math.random()}`,
  exchange: exchangeEvents,
  withLock: (work) => withLock(name, work),
  retryDelayMs,
  onRefused({ kind }, message) {
    if (kindOf({ kind }).keeper !== 'saved')
      tellRefused(kind, outboxCopy.refused[kind as keyof typeof outboxCopy.refused], message);
  },
  onSignedOut(token, isDeleted) {
    if (getSender()?.token === token) void endSession(isDeleted ? 'deleted' : 'expired');
  },
});

/**
 * Queues a job.
 * @returns whether it is stored: until then its source must stay on the device
 */
export async function handOver(work: Job): Promise<boolean> {
  const userId = getSender()?.userId;
  return (await outbox.put(work)) && userId !== undefined && !hasUnstoredWork(userId);
}

/**
 * Sends pending jobs while the app is open: now, when the network or the student is back, and on leaving.
 * @returns a function that stops this
 */
export function runOutbox(keepers: Keepers): () => void {
  const stop = outbox.start();
  const { user } = getSession();
  if (user) void keepers.reviews().then(({ takeInReviews }) => takeInReviews(user.id));
  const retryNow = () => void outbox.retryNow();
  const leave = () => outbox.leave();
  const onVisibility = () => (document.visibilityState === 'hidden' ? leave() : retryNow());
  window.addEventListener('online', retryNow);
  window.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    stop();
    window.removeEventListener('online', retryNow);
    window.removeEventListener('pagehide', leave);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
