import { vi } from 'vitest';
import { api } from '#src/platform/api/api.ts';
import type { NotedReview } from '#src/study/reviews/send-reviews.ts';
import { makeUser } from './users.ts';

const user = makeUser({ plan: 'Pro' });
/** The student whose reviews are sent. */
export const asha = user.id;

/** Reviews that the device's database does not have yet. */
export const inLocalStorage = () => Object.keys(localStorage).filter((name) => /(review|outbox) /.test(name));

/** Loads the modules like a new page: memory is lost, the device's storage stays. */
export async function openReviewPage() {
  vi.resetModules();
  const { setCredentials } = await import('#src/platform/session/session.ts');
  const { outbox } = await import('#src/study-log/outbox/outbox.ts');
  const { reviewSender } = await import('#src/study/reviews/send-reviews.ts');
  const { readSent } = await import('#src/study/reviews/review-store.ts');
  const { settle, takeInReviews } = await import('#src/study/cards/sent-reviews.ts');
  const { readNewReviews } = await import('#src/study/reviews/read-new-reviews.ts');
  const { readEvents, readStates } = await import('#src/study/reviews/read-states.ts');
  setCredentials(user, 'token');
  await outbox.load();
  // Only `send` sends anything.
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let settling: Promise<unknown> = Promise.resolve();
  outbox.onSettled((settled) => {
    const stored = settling.then(() => settle(asha, settled));
    settling = stored;
    return stored;
  });
  /** Delays the storing of the server's replies. @returns a function that ends the delay */
  function holdStoring(): () => void {
    let release = () => {};
    settling = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }
  const read = () => readNewReviews(asha, api.progress);
  /** Sends until nothing more can be sent now. */
  async function send(): Promise<void> {
    await takeInReviews(asha);
    await outbox.flush();
    await settling;
    await outbox.flush();
    await settling;
  }
  async function noteReviews(userId: string, reviews: readonly NotedReview[]) {
    const { name, stored } = reviewSender.note(userId, reviews, 'study');
    await stored;
    return name;
  }
  return {
    ...{ outbox, noteReviews, readEvents, readStates, read, send, holdStoring },
    noteReview: (userId: string, review: NotedReview) => noteReviews(userId, [review]),
    /** Sent or pending reviews that are missing in the log as this device has read it. */
    async unread(): Promise<NotedReview[]> {
      await outbox.load();
      return [...outbox.waiting('review'), ...(await readSent(asha))].flatMap(({ events }) => events);
    },
    async sync() {
      await send();
      await read();
    },
  };
}
