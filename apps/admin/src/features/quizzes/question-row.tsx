import { clsx } from 'clsx';
import { memo } from 'react';
import type { MoveRow } from '#src/editing/sortable-area.tsx';
import { useSortableRow } from '#src/editing/use-sortable-row.tsx';
import type { TestIssue } from './check-test.ts';
import { FoldedQuestion } from './folded-question.tsx';
import { QuestionCard } from './question-card.tsx';
import type { QuestionForm } from './test-form.ts';
import { testsCopy } from './tests-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

/**
 * A question in the list: a line that says what it is, or the card in which it is written. All it is given stays the
 * same while another question is written, so that a long test draws one card at a key.
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
  isPhone,
  acts,
  onMove,
}: {
  question: QuestionForm;
  /** Of the test, from 1. */
  number: number;
  /** Whether the test has no other. */
  isOnly: boolean;
  /** Its place among what it is moved among: the groups of the test, or the questions of its case. */
  index: number;
  count: number;
  /** Which one of its case it is, in words; null when it is in none. */
  inCase: string | null;
  /** How many errors prevent saving it. */
  problems: number;
  /** Those errors, while it is open. */
  issues: readonly TestIssue[];
  isOpen: boolean;
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
    </li>
  );
});
