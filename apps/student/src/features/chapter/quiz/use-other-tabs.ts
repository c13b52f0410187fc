import { brand } from '@repo/contracts/brand';
import { useEffect, useRef, useState } from 'react';
import { openTabChannel } from '#src/tabs/tab-channel.ts';

/** What a tab tells the others of an attempt: it asks who runs it, runs it, runs it no more, or gave it up. */
type AttemptNews = { kind: 'asks' | 'runs' | 'rests' | 'givenUp'; userId: string; attemptId: string };

const channel = openTabChannel<AttemptNews>(`${brand.storagePrefix}-attempts`);

/** Tells the other tabs that nothing of this attempt will be handed in. */
export function tellGivenUp(userId: string, attemptId: string): void {
  channel.notify({ kind: 'givenUp', userId, attemptId });
}

/**
 * An attempt runs in one tab: the one that began it or took it up last. Where the browser has no channel between tabs
 * nobody hears of it, and each goes on.
 * @param onTaken another tab goes on with what runs here
 * @param onGivenUp another tab gave it up
 * @returns whether another tab runs what does not run here
 */
export function useOtherTabs({
  userId,
  attemptId,
  isRunning,
  onTaken,
  onGivenUp,
}: {
  userId: string;
  attemptId: string;
  isRunning: boolean;
  onTaken: () => void;
  onGivenUp: () => void;
}): boolean {
  const [isElsewhere, setIsElsewhere] = useState(false);
  const latest = useRef({ onTaken, onGivenUp });
  latest.current = { onTaken, onGivenUp };
  useEffect(() => {
    const tell = (kind: AttemptNews['kind']) => channel.notify({ kind, userId, attemptId });
    const rest = () => {
      if (isRunning) tell('rests');
    };
    const stop = channel.listen((news) => {
      if (news.userId !== userId || news.attemptId !== attemptId) return;
      if (news.kind === 'asks' && isRunning) tell('runs');
      if (news.kind === 'runs' && isRunning) latest.current.onTaken();
      if (news.kind === 'runs' || news.kind === 'rests') setIsElsewhere(news.kind === 'runs');
      if (news.kind === 'givenUp') latest.current.onGivenUp();
    });
    tell(isRunning ? 'runs' : 'asks');
    window.addEventListener('pagehide', rest);
    return () => {
      stop();
      rest();
      window.removeEventListener('pagehide', rest);
    };
  }, [userId, attemptId, isRunning]);
  return isElsewhere && !isRunning;
}
