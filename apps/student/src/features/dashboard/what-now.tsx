import { useLibrary } from '#src/content/library/library.ts';
import { trpc } from '#src/platform/api/trpc.ts';
import { openChapters } from '#src/study/next/chapter-path.ts';
import { NowCard } from '#src/study/next/now-card.tsx';
import { useThingsToDo } from '#src/study/next/use-things-to-do.ts';
import { TodayLine } from './today-line.tsx';

/** Today's line, the next task and other options. The free chapter has its own banner. */
export function WhatNow() {
  const library = useLibrary();
  const tasks = useThingsToDo();
  // Home requests what other devices did.
  trpc.progress.standing.useQuery();
  const isEmpty = openChapters(library, null).length === 0;
  if (library.listSubjects().length === 0) return null;
  // The banner is the first step, so no second one competes with it.
  if (tasks === 'loading' ? isEmpty : tasks[0]?.verb === 'claim') return null;
  const shown = tasks === 'loading' ? tasks : tasks.filter(({ verb }) => verb !== 'claim');
  return (
    <div className="grid gap-3">
      <TodayLine tasks={shown} />
      <NowCard tasks={shown} />
    </div>
  );
}
