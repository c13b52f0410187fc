import { caseQuestionsMax, caseQuestionsMin } from '@repo/contracts/limits/content';
import { Menu } from '@repo/ui/menu';
import { ChevronDown, EllipsisVertical } from 'lucide-react';
import type { DOMAttributes, ReactNode } from 'react';
import { controlOf } from './check-test.ts';
import { firstLine, ProblemDots } from './folded-question.tsx';
import { kindsCopy } from './kinds-copy.ts';
import { testsCopy } from './tests-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

/** Number of the case's first question in the test, from 1, and how many questions it has. */
type Numbers = { first: number; count: number };

/** Whether a case has too few questions; it can be saved anyway. */
export const isTooShort = (count: number) => count < caseQuestionsMin;

/**
 * A collapsed case: the first line of its text as a button that expands it. Mouse and touch drag the case.
 */
export function FoldedCase({
  caseKey,
  numbers,
  passage,
  problems,
  pointer,
  onOpen,
}: {
  caseKey: string;
  numbers: Numbers;
  passage: string;
  problems: number;
  pointer: Pick<DOMAttributes<HTMLElement>, 'onMouseDown' | 'onTouchStart'>;
  onOpen: () => void;
}) {
  const { first, count } = numbers;
  return (
    <button
      type="button"
      id={controlOf.line(caseKey)}
      data-question={caseKey}
      aria-expanded={false}
      {...pointer}
      onClick={onOpen}
      className="flex min-h-11 w-full items-center gap-2 rounded-card px-3 py-1.5 text-left text-meta font-bold wrap-anywhere -outline-offset-4! hover:bg-surface"
    >
      <ProblemDots count={problems} />
      {kindsCopy.caseNamed(first, count, firstLine(passage) || testsCopy.untitled)}
      {isTooShort(count) ? (
        <small className="ml-auto shrink-0 text-caption font-normal text-warn">{kindsCopy.tooShort}</small>
      ) : null}
    </button>
  );
}

/** The head of an expanded case, with the actions on the whole case. */
export function CaseHead({
  caseKey,
  numbers,
  handle,
  moveButtons,
  acts,
}: {
  caseKey: string;
  numbers: Numbers;
  handle: ReactNode;
  moveButtons: ReactNode;
  acts: QuestionActs;
}) {
  const name = kindsCopy.caseOf(numbers.first, numbers.count);
  return (
    <div className="flex flex-wrap items-center gap-1 p-1.5 sm:flex-nowrap">
      {handle}
      <h4 className="min-w-36 flex-1">
        <button
          type="button"
          id={controlOf.line(caseKey)}
          data-question={caseKey}
          aria-expanded
          onClick={() => acts.fold(caseKey)}
          className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-left font-bold text-body hover:bg-surface"
        >
          <ChevronDown size={18} aria-hidden="true" className="shrink-0" />
          {name}
        </button>
      </h4>
      <span className="ml-auto inline-flex items-center">
        {moveButtons}
        <Menu
          label={testsCopy.actsOf(name)}
          trigger={<EllipsisVertical size={18} aria-hidden="true" />}
          items={acts.entries(caseKey)}
        />
      </span>
    </div>
  );
}

/** Why a case with this many questions can't take another one; null if it can. */
export const fullCase = (count: number): string | null =>
  count >= caseQuestionsMax ? kindsCopy.caseFull : null;
