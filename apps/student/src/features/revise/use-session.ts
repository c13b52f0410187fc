import { dayOf, type Grade, grades } from '@repo/revision/memory';
import { useEffect, useRef, useState } from 'react';
import { useLibrary } from '#src/content/library/library.ts';
import { useUser } from '#src/platform/session/session.ts';
import { exchangeFirst } from '#src/study/cards/review-card.ts';
import { readOwnCards } from '#src/study/own-cards/own-cards.ts';
import type { OwnAnswer } from '#src/study/questions/answer-entry.tsx';
import { type ItemKinds, kindsOf } from '#src/study/reviews/item-kinds.ts';
import { openMistakes } from '#src/study/reviews/mistakes.ts';
import { readRemembered } from '#src/study/reviews/read-states.ts';
import { type RevisionItem, revisionItems, subjectIn } from '#src/study/reviews/revision-items.ts';
import { type StudentPlan, todaysReviews } from '#src/study/reviews/todays-reviews.ts';
import {
  answered,
  flipped,
  goneOn,
  graded,
  newSession,
  putAway,
  type ReviseSession,
  undone,
} from './session.ts';
import { type Act, useActs } from './use-acts.ts';

export type Revision = {
  session: ReviseSession;
  /** The current item, including one just answered. */
  top: RevisionItem | undefined;
  /** Kinds of items reviewed. */
  kinds: ItemKinds;
  today: number;
  flip: () => void;
  grade: (grade: Grade) => void;
  /** Answers the current question. */
  answer: (given: OwnAnswer) => void;
  /** Leaves the solution. */
  goOn: () => void;
  putAway: () => void;
  undo: (() => void) | null;
};

/**
 * Today's reviews by this plan, or with `mistakesOf` the mistakes of that chapter; null until the remaining
 * items are known.
 */
export function useRevision(plan: StudentPlan, today: number, mistakesOf?: string): Revision | null {
  const { id: userId } = useUser();
  const library = useLibrary();
  const [session, setSession] = useState<ReviseSession | null>(null);
  const items = useRef<ReadonlyMap<string, RevisionItem>>(new Map());
  const { note, undo, send } = useActs(userId);

  // A revision in progress ignores new publications and plans.
  const begin = useRef({ plan, library });
  begin.current = { plan, library };
  useEffect(() => {
    let isWanted = true;
    async function start() {
      await exchangeFirst(userId);
      const { states, chapterIds } = await readRemembered(userId);
      const ownCards = await readOwnCards(userId);
      const { plan, library } = begin.current;
      if (!isWanted) return;
      items.current = revisionItems(library, chapterIds, ownCards);
      const queue = mistakesOf
        ? openMistakes(states, items.current)
            .filter(({ chapterId }) => chapterId === mistakesOf)
            .map(({ item }) => item)
        : todaysReviews(states, plan, today, subjectIn(library, items.current));
      setSession((known) => known ?? newSession(queue, states));
    }
    void start();
    return () => {
      isWanted = false;
    };
  }, [userId, today, mistakesOf]);
  const isOver = session?.queue.length === 0 && !session.shown;
  useEffect(() => {
    if (isOver) send();
  }, [isOver, send]);

  const item = session?.shown?.item ?? session?.queue[0] ?? '';
  const top = items.current.get(item);
  if (!session) return null;

  function act(done: Act, next: ReviseSession) {
    if (!top) return;
    const { chapterId } = top;
    note(done, { item, chapterId });
    setSession(next);
  }

  const { before } = session;
  const kinds = kindsOf([...session.first.keys()].map((item) => items.current.get(item)?.kind ?? 'card'));
  return {
    session,
    top,
    kinds,
    today,
    flip: () => setSession(flipped(session)),
    grade: (grade) => session.isFlipped && act({ kind: 'review', grade }, graded(session, grade, Date.now())),
    answer: (given) => {
      if (top?.kind !== 'question' || session.shown) return;
      const isRight = given.option === top.question.correctAnswer;
      const grade = isRight ? grades.good : grades.again;
      act({ kind: 'review', grade }, answered(session, { given, isRight, atMs: Date.now() }));
    },
    goOn: () => setSession(goneOn(session)),
    putAway: () => act({ kind: 'suspend' }, putAway(session)),
    undo:
      before &&
      (() => {
        undo({ item: before.item, chapterId: items.current.get(before.item)?.chapterId ?? '' });
        setSession(undone(session) ?? session);
      }),
  };
}

/** The day in India when this screen was opened; it doesn't change at midnight. */
export function useToday(): number {
  return useState(() => dayOf(Date.now()))[0];
}
