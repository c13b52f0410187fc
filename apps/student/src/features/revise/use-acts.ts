import type { Grade } from '@repo/revision/memory';
import { useCallback, useEffect, useRef } from 'react';
import { reviewCard } from '#src/study/cards/review-card.ts';
import { reviewSender } from '#src/study/reviews/send-reviews.ts';
import type { EventOrigin } from '#src/study-log/outbox/job.ts';

type Place = { item: string; chapterId: string };
export type Act = { kind: 'review'; grade: Grade } | { kind: 'suspend' };

/** Stores reviews in order and undoes them; sends them when the screen is left, or on `send`. */
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
    // Each review schedules a delayed send; this final call sends without delay.
    void last.current.then(() => reviewSender.sendNow(userId));
  }, [userId]);
  useEffect(() => send, [send]);

  return {
    note: (act: Act, place: Place) => {
      acts.current.push(inTurn(() => reviewCard(userId, { ...act, ...place })));
    },
    /** Undoes the latest act not undone yet. */
    undo: (place: Place) => {
      const taken = acts.current.pop();
      if (taken) void inTurn(async () => reviewCard(userId, { kind: 'undo', target: await taken, ...place }));
    },
    send,
  };
}
