import { Button } from '@repo/ui/button';
import { FieldNotes } from '@repo/ui/field';
import { Plus, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { fullCase, isTooShort } from './case-head.tsx';
import { kindsCopy } from './kinds-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

/** Shown below the questions of an open case: adds a question, and warns about their number. */
export function CaseFoot({ caseKey, count, acts }: { caseKey: string; count: number; acts: QuestionActs }) {
  const id = useId();
  const full = fullCase(count);
  return (
    <div className="grid justify-items-start gap-1 px-3 pb-3 sm:px-4">
      {isTooShort(count) ? (
        <p className="flex items-start gap-1.5 text-meta text-warn">
          <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
          {kindsCopy.caseTooShort}
        </p>
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        disabled={full !== null}
        aria-describedby={full === null ? undefined : `${id}-hint`}
        icon={<Plus size={18} aria-hidden="true" />}
        onClick={() => acts.addToCase(caseKey)}
      >
        {kindsCopy.addToCase}
      </Button>
      <FieldNotes id={id} hint={full} />
    </div>
  );
}
