import type { Grade } from '@repo/revision/memory';
import { useCallback, useEffect, useRef } from 'react';
import { reviewCard, sendReviewsNow } from '#src/cards/review-card.ts';
import type { EventOrigin } from '#src/outbox/job.ts';

type Place = { item: string; chapterId: string };
export type Act = { kind: 'review'; grade: Grade } | { kind: 'suspend' };

/** Keeps what is done with cards in its order, and takes it back; sent when the screen is left, or by `send`. */
export function useActs(userId: string) {
  const acts = useRef<Promise<EventOrigin>[]>([]);
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const hasNews = useRef(false);

  const inTurn = useCallback(<Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.current.then(work);
    last.current = done;
    hasNews.current = true;
    return done;
  }, []);
  const send = useCallback(() => {
    if (!hasNews.current) return;
    hasNews.current = false;
    // Each act asks for a rest before it is sent: the last word is that there is none.
    void last.current.then(() => sendReviewsNow(userId));
  }, [userId]);
  useEffect(() => send, [send]);

  return {
    note: (act: Act, place: Place) => {
      acts.current.push(inTurn(() => reviewCard(userId, { ...act, ...place })));
    },
    /** Takes the last act back that was not taken back yet. */
    undo: (place: Place) => {
      const taken = acts.current.pop();
      if (taken) void inTurn(async () => reviewCard(userId, { kind: 'undo', target: await taken, ...place }));
    },
    send,
  };
}
