import { standingCopy } from 'virtual:messages/standing';
import { ChevronDown } from 'lucide-react';
import type { PaperStanding } from '#src/study/forecast/estimate.ts';
import { LevelStrokes } from './level-strokes.tsx';

/** Level of each subject; expands to its chapters. */
export function SubjectLevels({ subjects }: Pick<PaperStanding, 'subjects'>) {
  return (
    <section aria-label={standingCopy.levels}>
      <ul className="divide-y-[1.5px] divide-line border-t-[1.5px] border-line">
        {subjects.map(({ id, name, level, chapters }) => (
          <li key={id}>
            <details className="group">
              <summary className="flex min-h-14 cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
                <span className="min-w-min max-w-full flex-1 break-words font-bold">{name}</span>
                <LevelStrokes level={level} />
                <ChevronDown
                  size={20}
                  aria-hidden="true"
                  className="shrink-0 text-ink-3 group-open:rotate-180"
                />
              </summary>
              <ul className="grid gap-3 pt-1 pb-4">
                {chapters.map((chapter) => (
                  <li key={chapter.id} className="flex flex-wrap items-center gap-x-3 pr-8">
                    <span className="min-w-min max-w-full flex-1 break-words">{chapter.name}</span>
                    <LevelStrokes level={chapter.level} />
                  </li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
