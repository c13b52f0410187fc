import { clsx } from 'clsx';
import { memo } from 'react';
import type { MoveRow } from '#src/editing/sortable-area.tsx';
import { useSortableRow } from '#src/editing/use-sortable-row.tsx';
import { SelectableRow } from '#src/item-tab/selection.tsx';
import type { TestIssue } from './check-test.ts';
import { FoldedQuestion } from './folded-question.tsx';
import { QuestionCard } from './question-card.tsx';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

/**
 * A question in the list: collapsed to a line, or expanded for editing. Its props are stable while another
 * question is edited, so that a long test renders one card per key.
 */
export const QuestionRow = memo(function QuestionRow({
  question,
  number,
  isOnly,
  index,
  count,
  inCase,
  problems,
  issues,
  isOpen,
  isSelected,
  isPhone,
  acts,
  onMove,
}: {
  question: QuestionForm;
  /** Number in the test, from 1. */
  number: number;
  /** Whether it is the test's only question. */
  isOnly: boolean;
  /** Index among its siblings: the groups of the test, or the questions of its case. */
  index: number;
  count: number;
  /** The question's number within its case, in words; null outside of cases. */
  inCase: string | null;
  /** How many errors prevent saving it. */
  problems: number;
  /** The errors, while it is expanded. */
  issues: readonly TestIssue[];
  isOpen: boolean;
  /** Null while no questions are being selected. */
  isSelected: boolean | null;
  isPhone: boolean;
  acts: QuestionActs;
  onMove: MoveRow;
}) {
  const { key } = question;
  const { item, state, pointer } = useSortableRow({
    id: key,
    name: testsCopy.question(number),
    index,
    count,
    onMove: (by) => onMove(key, by),
  });
  return (
    <li
      {...item}
      className={clsx(
        'rounded-card border-[1.5px] bg-surface',
        problems > 0 ? 'border-redpen' : 'border-line-strong',
        state.isDragging && 'relative z-10 shadow-float',
        // Rows far below cost nothing until they are scrolled into view.
        !isOpen && '[contain-intrinsic-size:auto_48px] [content-visibility:auto]',
      )}
    >
      <SelectableRow
        isSelected={isSelected}
        name={testsCopy.question(number)}
        onSelect={(isNow) => acts.select([key], isNow)}
      >
        {isOpen ? (
          <QuestionCard
            question={question}
            number={number}
            isOnly={isOnly}
            inCase={inCase}
            handle={isPhone ? null : state.handle}
            moveButtons={state.moveButtons}
            issues={issues}
            isPhone={isPhone}
            acts={acts}
          />
        ) : (
          <FoldedQuestion
            question={question}
            number={number}
            inCase={inCase}
            problems={problems}
            pointer={pointer}
            onOpen={() => acts.open(key)}
          />
        )}
      </SelectableRow>
    </li>
  );
});
