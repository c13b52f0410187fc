import { brand } from '@repo/contracts/brand';
import { useEffect, useRef, useState } from 'react';
import { openTabChannel } from '#src/platform/tab-channel.ts';

/** Messages between tabs about an attempt: asks who runs it, runs it, paused it, or discarded it. */
type AttemptNews = { kind: 'asks' | 'runs' | 'rests' | 'givenUp'; userId: string; attemptId: string };

const channel = openTabChannel<AttemptNews>(`${brand.storagePrefix}-attempts`);

/** Tells other tabs that this attempt was discarded. */
export function tellGivenUp(userId: string, attemptId: string): void {
  channel.notify({ kind: 'givenUp', userId, attemptId });
}

/**
 * Ensures that an attempt runs in one tab only: the last one to start or resume it. Without BroadcastChannel
 * every tab continues.
 * @param onTaken another tab resumed the attempt running here
 * @param onGivenUp another tab discarded it
 * @returns whether another tab runs an attempt that isn't running here
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
