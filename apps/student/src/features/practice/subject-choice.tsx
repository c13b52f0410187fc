import { practiceCopy } from 'virtual:messages/practice';
import { atLeast } from '@repo/ui/breakpoints';
import { Card } from '@repo/ui/card';
import { clsx } from 'clsx';
import { Check, ChevronDown, Minus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

function CheckLine({
  isChecked,
  isMixed = false,
  onChange,
  children,
  note,
}: {
  isChecked: boolean;
  /** Whether only some of its chapters are chosen. */
  isMixed?: boolean;
  onChange: (isChecked: boolean) => void;
  children: ReactNode;
  note: string;
}) {
  const Mark = isMixed ? Minus : Check;
  return (
    <label className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken">
      <span className="relative grid size-5 shrink-0 place-items-center">
        <input
          type="checkbox"
          ref={(input) => {
            if (input) input.indeterminate = isMixed;
          }}
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
          className="peer size-5 appearance-none rounded-[5px] border-2 border-line-strong bg-surface checked:border-pen checked:bg-pen indeterminate:border-pen indeterminate:bg-pen forced-colors:appearance-auto"
        />
        <Mark
          size={16}
          strokeWidth={3.5}
          aria-hidden="true"
          className="pointer-events-none absolute hidden text-surface peer-checked:block peer-indeterminate:block forced-colors:!hidden"
        />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words">{children}</span>
        <span className="block text-meta text-ink-2">{note}</span>
      </span>
    </label>
  );
}

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
