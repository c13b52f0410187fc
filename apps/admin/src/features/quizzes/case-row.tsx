import { clsx } from 'clsx';
import { memo } from 'react';
import { type MoveRow, SortableArea } from '#src/editing/sortable-area.tsx';
import { useSortableRow } from '#src/editing/use-sortable-row.tsx';
import { SelectableRow } from '#src/item-tab/selection.tsx';
import { CaseFoot } from './case-foot.tsx';
import { CaseHead, FoldedCase } from './case-head.tsx';
import { CasePassage } from './case-passage.tsx';
import type { FormGroup } from './cases.ts';
import type { TestIssue } from './check-test.ts';
import { kindsCopy } from './kinds-copy.ts';
import { QuestionRow } from './question-row.tsx';
import { testsCopy } from './tests-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

type CaseRowProps = {
  group: FormGroup;
  /** Whether the case's question is the only one of the test. */
  isOnly: boolean;
  /** Index among the groups of the test. */
  index: number;
  count: number;
  /** Number of errors in the case's text, then in each of its questions. */
  problems: readonly number[];
  /** The errors of the case's text and of its expanded question. */
  issues: readonly TestIssue[];
  /**
   * Key of the expanded question; of the case while only its text is expanded; null while the case is
   * collapsed.
   */
  openKey: string | null;
  /** Keys of the selected questions; null while none are being selected. */
  selected: ReadonlySet<string> | null;
  isPhone: boolean;
  acts: QuestionActs;
  onMove: MoveRow;
};

const isSameList = (one: readonly unknown[], other: readonly unknown[]) =>
  one.length === other.length && one.every((each, index) => each === other[index]);

/** Compares the content of groups, because the groups themselves are new objects on every render. */
function isSameRow(one: CaseRowProps, other: CaseRowProps): boolean {
  const { group, problems, issues, ...rest } = one;
  const { group: otherGroup, problems: otherProblems, issues: otherIssues, ...otherRest } = other;
  return (
    group.first === otherGroup.first &&
    isSameList(group.questions, otherGroup.questions) &&
    isSameList(problems, otherProblems) &&
    isSameList(issues, otherIssues) &&
    isSameList(Object.values(rest), Object.values(otherRest))
  );
}

/**
 * A case in the list: its text once, then its questions, sortable within the case; the case moves as a whole.
 */
export const CaseRow = memo(function CaseRow({
  group: { key, first, questions },
  isOnly,
  index,
  count,
  problems: [ownProblems = 0, ...problems],
  issues,
  openKey,
  selected,
  isPhone,
  acts,
  onMove,
}: CaseRowProps) {
  const name = kindsCopy.caseOf(first + 1, questions.length);
  const { item, state, pointer } = useSortableRow({
    id: key,
    name,
    index,
    count,
    onMove: (by) => onMove(key, by),
  });
  const isOpen = openKey !== null;
  const passage = questions[0]?.passage ?? '';
  const numbers = { first: first + 1, count: questions.length };
  return (
    <li
      {...item}
      className={clsx(
        'rounded-card border-[1.5px] bg-sunken',
        ownProblems > 0 ? 'border-redpen' : 'border-line-strong',
        state.isDragging && 'relative z-10 shadow-float',
        !isOpen && '[contain-intrinsic-size:auto_200px] [content-visibility:auto]',
      )}
    >
      <SelectableRow
        isSelected={selected && questions.every((question) => selected.has(question.key))}
        name={name}
        onSelect={(isNow) =>
          acts.select(
            questions.map((question) => question.key),
            isNow,
          )
        }
      >
        {isOpen ? (
          <>
            <CaseHead
              caseKey={key}
              numbers={numbers}
              handle={isPhone ? null : state.handle}
              moveButtons={state.moveButtons}
              acts={acts}
            />
            <CasePassage caseKey={key} passage={passage} issues={issues} acts={acts} />
          </>
        ) : (
          <FoldedCase
            caseKey={key}
            numbers={numbers}
            passage={passage}
            problems={ownProblems}
            pointer={pointer}
            onOpen={() => acts.open(key)}
          />
        )}
      </SelectableRow>
      <SortableArea
        ids={questions.map((question) => question.key)}
        nameAt={(at) => testsCopy.question(first + 1 + at)}
        onReorder={(keys) => acts.dispatch({ type: 'orderQuestions', keys })}
      >
        {(move) => (
          <ol
            aria-label={kindsCopy.caseQuestions(first + 1, questions.length)}
            className="grid gap-1.5 p-1.5 pt-0 sm:pl-6"
          >
            {questions.map((question, at) => (
              <QuestionRow
                key={question.key}
                question={question}
                number={first + 1 + at}
                isOnly={isOnly}
                index={at}
                count={questions.length}
                inCase={kindsCopy.inCase(at + 1, questions.length)}
                problems={problems[at] ?? 0}
                issues={question.key === openKey ? issues : none}
                isOpen={question.key === openKey}
                isSelected={selected?.has(question.key) ?? null}
                isPhone={isPhone}
                acts={acts}
                onMove={move}
              />
            ))}
          </ol>
        )}
      </SortableArea>
      {isOpen ? <CaseFoot caseKey={key} count={questions.length} acts={acts} /> : null}
    </li>
  );
}, isSameRow);

const none: readonly TestIssue[] = [];
