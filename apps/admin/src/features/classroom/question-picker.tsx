import { useState } from 'react';
import { CheckLine } from '#src/chapter-items/check-line.tsx';
import { classroomCopy } from './classroom-copy.ts';
import type { Source } from './picked-questions.ts';

/** The questions of one test as checkboxes, and one for all of them. */
function SourceLines({
  source: { name, items },
  chosen,
  onChange,
}: {
  source: Source;
  chosen: ReadonlySet<string>;
  onChange: (keys: readonly string[], isChosen: boolean) => void;
}) {
  const [isOpen, setIsOpen] = useState(false);
  const keys = items.map(({ key }) => key);
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <div>
      <CheckLine checked={count === items.length} onChange={(isChosen) => onChange(keys, isChosen)}>
        {classroomCopy.chosenOf(name, count, items.length)}
      </CheckLine>
      <details className="pl-8" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary
          aria-label={classroomCopy.chooseOf(name)}
          className="flex min-h-11 w-fit cursor-pointer items-center text-meta font-bold text-pen"
        >
          {classroomCopy.choose}
        </summary>
        {isOpen
          ? items.map((item) => (
              <CheckLine
                key={item.key}
                checked={chosen.has(item.key)}
                onChange={(isChosen) => onChange([item.key], isChosen)}
              >
                {item.name} <span className="text-meta text-ink-2">{classroomCopy.marks(item.marks)}</span>
              </CheckLine>
            ))
          : null}
      </details>
    </div>
  );
}

/** Chooses the questions of a printed test from a chapter's tests and written questions. */
export function QuestionPicker({
  sources,
  chosen,
  onChange,
}: {
  sources: readonly Source[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-meta font-bold">{classroomCopy.questions}</legend>
      {sources.map((source) => (
        <SourceLines
          key={source.key}
          source={source}
          chosen={chosen}
          onChange={(keys, isChosen) => {
            const next = new Set(chosen);
            for (const key of keys) isChosen ? next.add(key) : next.delete(key);
            onChange(next);
          }}
        />
      ))}
    </fieldset>
  );
}
