import { useLibrary } from '#src/content/library/library.ts';
import type { Ending } from './next-thing.ts';
import { NowCard } from './now-card.tsx';
import { useThingsToDo } from './use-things-to-do.ts';

/** Card shown after an ending: one primary link, and a link home. */
export function NextCard({ className, ending }: { ending: Ending; className?: string }) {
  const library = useLibrary();
  const tasks = useThingsToDo(ending);
  const subjectId =
    'subjectId' in ending
      ? ending.subjectId
      : library.findChapter('chapterId' in ending ? ending.chapterId : null)?.subjectId;
  return (
    <NowCard
      tasks={tasks === 'loading' ? tasks : tasks.slice(0, 1)}
      subjectId={subjectId}
      hasWayHome
      className={className}
    />
  );
}
