import { type QuestionKind, questionKind } from '@repo/contracts/items/question-kinds';
import { Button } from '@repo/ui/button';
import { Menu } from '@repo/ui/menu';
import { ChevronDown, Plus } from 'lucide-react';
import { controlOf } from './check-test.ts';
import { kindsCopy } from './kinds-copy.ts';
import { testsCopy } from './tests-copy.ts';

/** Adds a multiple-choice question; a menu beside it adds other kinds. */
export function AddQuestion({ onAdd }: { onAdd: (kind: QuestionKind) => void }) {
  return (
    <span className="inline-flex">
      <Button
        id={controlOf.questions}
        variant="outlined"
        size="sm"
        className="rounded-r-none!"
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => onAdd('choice')}
      >
        {testsCopy.addQuestion}
      </Button>
      <Menu
        label={kindsCopy.addOfKind}
        trigger={<ChevronDown size={18} aria-hidden="true" />}
        triggerClassName="grid size-11 shrink-0 place-items-center rounded-r-control border-[1.5px] border-l-0 border-line-strong bg-surface hover:bg-sunken data-popup-open:bg-sunken"
        items={questionKind.options.map((kind) => ({
          label: kindsCopy.kinds[kind],
          reason: kindsCopy.kindHints[kind],
          onSelect: () => onAdd(kind),
        }))}
      />
    </span>
  );
}
