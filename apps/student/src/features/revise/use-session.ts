import { dayOf, type Grade, type RevisionPlan } from '@repo/revision/memory';
import { useEffect, useRef, useState } from 'react';
import { noteStudyDay } from '#src/cards/note-study-day.ts';
import { exchangeFirst } from '#src/cards/review-card.ts';
import { type LibraryFlashcard, useLibrary } from '#src/library/library.ts';
import { cardsByItem } from '#src/revision/cards-by-item.ts';
import { readStates } from '#src/revision/read-states.ts';
import { todaysReviews } from '#src/revision/todays-reviews.ts';
import { useUser } from '#src/session/session.ts';
import { flipped, graded, newSession, putAway, type ReviseSession, undone } from './session.ts';
import { type Act, useActs } from './use-acts.ts';

export type Revision = {
  session: ReviseSession;
  card: LibraryFlashcard | undefined;
  today: number;
  flip: () => void;
  grade: (grade: Grade) => void;
  putAway: () => void;
  undo: (() => void) | null;
};

/** Today's reviews of this student by this plan; null until it is known what is left of them. */
export function useRevision(plan: RevisionPlan, today: number): Revision | null {
  const { id: userId } = useUser();
  const library = useLibrary();
  const [session, setSession] = useState<ReviseSession | null>(null);
  const cards = useRef<ReadonlyMap<string, LibraryFlashcard>>(new Map());
  const { note, undo, send } = useActs(userId);

  // What is published or chosen meanwhile changes no revision that was begun.
  const begin = useRef({ plan, library });
  begin.current = { plan, library };
  useEffect(() => {
    let isWanted = true;
    async function start() {
      await exchangeFirst(userId);
      const states = await readStates(userId);
      const { plan, library } = begin.current;
      if (!isWanted) return;
      cards.current = cardsByItem(library);
      const queue = todaysReviews(states, plan, today, (item) => cards.current.has(item));
      setSession((known) => known ?? newSession(queue, states));
    }
    void start();
    return () => {
      isWanted = false;
    };
  }, [userId, today]);
  const isOver = session?.queue.length === 0;
  useEffect(() => {
    if (isOver) send();
  }, [isOver, send]);

  const [item = ''] = session?.queue ?? [];
  const card = cards.current.get(item);
  if (!session) return null;

  function act(done: Act, next: ReviseSession) {
    if (!card) return;
    const { chapterId } = card;
    note(done, { item, chapterId });
    const subjectId = library.findChapter(chapterId)?.subjectId;
    if (subjectId) noteStudyDay(userId, { subjectId, chapterId });
    setSession(next);
  }

  const { before } = session;
  return {
    session,
    card,
    today,
    flip: () => setSession(flipped(session)),
    grade: (grade) => session.isFlipped && act({ kind: 'review', grade }, graded(session, grade, Date.now())),
    putAway: () => act({ kind: 'suspend' }, putAway(session)),
    undo:
      before &&
      (() => {
        undo({ item: before.item, chapterId: cards.current.get(before.item)?.chapterId ?? '' });
        setSession(undone(session) ?? session);
      }),
  };
}

/** The day in India on which this screen was opened; one that stays open over midnight goes on with its day. */
export function useToday(): number {
  return useState(() => dayOf(Date.now()))[0];
}
