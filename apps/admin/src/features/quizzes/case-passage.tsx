import { MarkupField } from '#src/markup-editor/markup-field.tsx';
import { controlOf, type TestIssue } from './check-test.ts';
import { kindsCopy } from './kinds-copy.ts';
import type { QuestionActs } from './use-question-acts.ts';

/** The text of an expanded case, shared by all its questions. */
export function CasePassage({
  caseKey,
  passage,
  issues,
  acts,
}: {
  caseKey: string;
  passage: string;
  issues: readonly TestIssue[];
  acts: QuestionActs;
}) {
  return (
    <MarkupField
      id={controlOf.passage(caseKey)}
      label={kindsCopy.passage}
      hint={kindsCopy.passageHint}
      rows={4}
      className="px-3 pb-3 sm:px-4"
      value={passage}
      error={issues.find(({ field }) => field === 'passage')?.message}
      onChange={(text) => acts.dispatch({ type: 'passage', caseKey, text })}
    />
  );
}
