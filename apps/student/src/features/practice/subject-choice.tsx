import { practiceCopy } from 'virtual:messages/practice';
import { atLeast } from '@repo/ui/breakpoints';
import { Card } from '@repo/ui/card';
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { CheckLine } from '#src/platform/layout/check-line.tsx';

export type ChoosableSubject = {
  name: string;
  chapters: readonly { chapterId: string; chapterName: string; questions: readonly unknown[] }[];
};

/** A subject with all, some or no chapters chosen; it expands to its chapters. */
export function SubjectChoice({
  subject: { name, chapters },
  chosen,
  onChoose,
}: {
  subject: ChoosableSubject;
  chosen: ReadonlySet<string>;
  onChoose: (chapterIds: string[], isChosen: boolean) => void;
}) {
  const listId = useId();
  const ids = chapters.map(({ chapterId }) => chapterId);
  const count = ids.filter((id) => chosen.has(id)).length;
  // Wide windows expand chosen subjects initially.
  const [isOpen, setIsOpen] = useState(() => count > 0 && window.matchMedia(atLeast('lg')).matches);
  return (
    <Card flush role="group" aria-label={name}>
      <div className="flex items-center pr-1">
        <CheckLine
          isChecked={count === ids.length}
          isMixed={count > 0 && count < ids.length}
          onChange={(isChosen) => onChoose(ids, isChosen)}
          note={practiceCopy.chaptersChosen({ chosen: count, count: ids.length })}
        >
          <span className="font-bold">{name}</span>
        </CheckLine>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-label={practiceCopy.showChapters({ subject: name })}
          title={practiceCopy.showChapters({ subject: name })}
          onClick={() => setIsOpen(!isOpen)}
          className="grid size-12 shrink-0 place-items-center rounded-control text-ink-2 hover:bg-sunken"
        >
          <ChevronDown
            size={22}
            aria-hidden="true"
            className={clsx('transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </div>
      <ul id={listId} hidden={!isOpen} className="border-t-[1.5px] border-line py-1 pl-5">
        {chapters.map(({ chapterId, chapterName, questions }) => (
          <li key={chapterId} className="flex">
            <CheckLine
              isChecked={chosen.has(chapterId)}
              onChange={(isChosen) => onChoose([chapterId], isChosen)}
              note={practiceCopy.questionCount({ n: questions.length })}
            >
              {chapterName}
            </CheckLine>
          </li>
        ))}
      </ul>
    </Card>
  );
}
