import { useLibrary } from '#src/library/library.ts';
import { NowCard } from '#src/next/now-card.tsx';
import { useThingsToDo } from '#src/next/use-things-to-do.ts';
import { TodayLine } from './today-line.tsx';

/** Today's line, the next task and other options. The free chapter has its own banner. */
export function WhatNow() {
  const { listSubjects } = useLibrary();
  const tasks = useThingsToDo();
  if (listSubjects().length === 0) return null;
  const shown = tasks === 'loading' ? tasks : tasks.filter(({ verb }) => verb !== 'claim');
  return (
    <div className="grid gap-3">
      <TodayLine tasks={shown === 'loading' ? [] : shown} />
      <NowCard tasks={shown} />
    </div>
  );
}
